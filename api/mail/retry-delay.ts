const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** How long nobody else tries a mail that somebody has claimed; whoever is still handing it over claims it again before that ends. */
export const CLAIMED_MS = 2 * MINUTE_MS;
export const CLAIM_AGAIN_MS = MINUTE_MS;

/** A mail that could not be delivered for so long is given up. */
export const GIVEN_UP_AFTER_MS = 4 * DAY_MS;
const LONGEST_MS = 360 * MINUTE_MS;

/** How long to wait after so many tries: one minute, two, four, … six hours. */
export const waitAfter = (attempts: number): number =>
  Math.min(LONGEST_MS, MINUTE_MS * 2 ** Math.min(attempts - 1, 20));

/** True if a mail that was due first at `dueAt` is not tried again at `next`. */
export const isGivenUp = (dueAt: string, next: number): boolean => next > Date.parse(dueAt) + GIVEN_UP_AFTER_MS;
