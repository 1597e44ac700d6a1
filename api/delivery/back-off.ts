const MINUTE_MS = 60_000;

/** The length of a lease, and the interval at which a handover in progress renews it. */
export const CLAIMED_MS = 2 * MINUTE_MS;
export const CLAIM_AGAIN_MS = MINUTE_MS;

/** Deliveries are given up after this. */
export const GIVEN_UP_AFTER_MS = 4 * 24 * 60 * MINUTE_MS;

const doubled = (times: number, longestMinutes: number): number =>
  Math.min(longestMinutes, 2 ** Math.min(times - 1, 20)) * MINUTE_MS;

/** Milliseconds, at most six hours. */
export const waitAfter = (attempts: number): number => doubled(attempts, 360);

/** Milliseconds, at most a quarter of an hour. */
export const pauseAfter = (failures: number): number => doubled(failures, 15);

export const isGivenUp = (dueAt: string, next: number): boolean => next > Date.parse(dueAt) + GIVEN_UP_AFTER_MS;
