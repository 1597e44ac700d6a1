const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** How long a mail server may take for a mail in all. */
export const HANDOVER_MAX_MS = 90_000;
/** How long nobody else tries a mail that somebody has taken: longer than its handover. */
export const TAKEN_MS = HANDOVER_MAX_MS + 30_000;

/** A mail that could not be delivered for so long is given up. */
const GIVEN_UP_AFTER_MS = 4 * DAY_MS;
const LONGEST_MS = 360 * MINUTE_MS;

/** How long to wait after so many tries: one minute, two, four, … six hours. */
export const waitAfter = (attempts: number): number =>
  Math.min(LONGEST_MS, MINUTE_MS * 2 ** Math.min(attempts - 1, 20));

/** True if a mail that was due first at `dueAt` is not tried again at `next`. */
export const isGivenUp = (dueAt: string, next: number): boolean => next > Date.parse(dueAt) + GIVEN_UP_AFTER_MS;
