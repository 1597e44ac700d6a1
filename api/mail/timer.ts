/** A wait is looked at again this often, in case the clock was set or the machine slept. */
const LOOK_AGAIN_MS = 30_000;

export interface Timer {
  /** Looks again at when there is something to do. */
  set(): void;
  close(): void;
}

/** Runs the work when it is due: one timer for the next one only, and none while there is nothing to do. */
export const createTimer = (options: {
  /** When there is something to do, in milliseconds; null for never. */
  nextAt: () => number | null;
  now: () => Date;
  run: () => Promise<void>;
}): Timer => {
  let timeout: NodeJS.Timeout | undefined;
  let running = false;
  let closed = false;
  const set = () => {
    clearTimeout(timeout);
    const at = running || closed ? null : options.nextAt();
    if (at === null) return;
    const wait = Math.max(0, at - options.now().getTime());
    timeout = setTimeout(wait > LOOK_AGAIN_MS ? set : run, Math.min(wait, LOOK_AGAIN_MS)).unref();
  };
  const run = () => {
    running = true;
    void options.run().finally(() => {
      running = false;
      set();
    });
  };
  return {
    set,
    close() {
      closed = true;
      clearTimeout(timeout);
    },
  };
};
