/** Counts events in sliding windows of one length, in memory only. */
export interface EventRate {
  count(key?: string): void;
  /** The number of events within the window. */
  of(key?: string): number;
}

/** Windows are counted in this many steps: exact enough, and of the same cost however many events there are. */
const STEPS = 60;
const KEYS_MAX = 50_000;

/** An event rate over the latest `seconds`. The least recently counted keys are forgotten beyond 50,000. */
export const createEventRate = (now: () => Date, seconds: number): EventRate => {
  const stepMs = (seconds * 1000) / STEPS;
  const counts = new Map<string, Map<number, number>>();
  const stepNow = () => Math.floor(now().getTime() / stepMs);
  const recent = (key: string) => {
    const steps = counts.get(key) ?? new Map<number, number>();
    const last = stepNow();
    for (const step of steps.keys()) if (step <= last - STEPS || step > last) steps.delete(step);
    return steps;
  };
  return {
    count(key = '') {
      const steps = recent(key);
      const step = stepNow();
      steps.set(step, (steps.get(step) ?? 0) + 1);
      counts.delete(key);
      counts.set(key, steps);
      const oldest = counts.size > KEYS_MAX ? counts.keys().next().value : undefined;
      if (oldest !== undefined) counts.delete(oldest);
    },
    of: (key = '') => [...recent(key).values()].reduce((sum, count) => sum + count, 0),
  };
};
