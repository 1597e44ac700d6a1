const MINUTE_MS = 60_000;

/** How long nobody else tries what somebody has claimed; whoever is still handing it over claims it again before that ends. */
export const CLAIMED_MS = 2 * MINUTE_MS;
export const CLAIM_AGAIN_MS = MINUTE_MS;

/** What could not be delivered for so long is given up. */
export const GIVEN_UP_AFTER_MS = 4 * 24 * 60 * MINUTE_MS;

/** One minute, two, four, … */
const doubled = (times: number, longestMinutes: number): number =>
  Math.min(longestMinutes, 2 ** Math.min(times - 1, 20)) * MINUTE_MS;

/** How long a delivery waits after so many tries: six hours at most. */
export const waitAfter = (attempts: number): number => doubled(attempts, 360);

/** How long a queue waits after so many failures in a row: a quarter of an hour at most. */
export const pauseAfter = (failures: number): number => doubled(failures, 15);

/** True if what was due first at `dueAt` is not tried again at `next`. */
export const isGivenUp = (dueAt: string, next: number): boolean => next > Date.parse(dueAt) + GIVEN_UP_AFTER_MS;
