const HOUR_MS = 60 * 60 * 1000;
const KEYS_MAX = 50_000;

/** Counts events by key over the last hour, approximately: the hour before counts as if it had been even. In memory only. */
export interface HourlyCounts {
  add(key: string): void;
  /** Takes one event back. */
  takeBack(key: string): void;
  of(key: string): number;
  forget(key: string): void;
}

export const createHourlyCounts = (now: () => Date): HourlyCounts => {
  const counts = new Map<string, { hour: number; count: number; before: number }>();
  const current = (key: string) => {
    const hour = Math.floor(now().getTime() / HOUR_MS);
    const found = counts.get(key);
    if (!found || Math.abs(hour - found.hour) > 1) return { hour, count: 0, before: 0 };
    return found.hour === hour ? found : { hour, count: 0, before: found.count };
  };
  return {
    add(key) {
      const { hour, count, before } = current(key);
      counts.delete(key);
      counts.set(key, { hour, count: count + 1, before });
      const oldest = counts.size > KEYS_MAX ? counts.keys().next().value : undefined;
      if (oldest !== undefined) counts.delete(oldest);
    },
    takeBack(key) {
      const { hour, count, before } = current(key);
      if (count > 0) counts.set(key, { hour, count: count - 1, before });
    },
    of(key) {
      const { count, before } = current(key);
      return count + before * (1 - (now().getTime() % HOUR_MS) / HOUR_MS);
    },
    forget(key) {
      counts.delete(key);
    },
  };
};
