/** A clock that is a few days behind harms nothing. */
const WEEK_MS = 7 * 24 * 3_600_000;

/**
 * The time at which something was tapped, or null where nobody can have tapped it then: more than a week before `since`, or in
 * the future. Clocks of phones are wrong.
 */
export const tappedAt = (said: string, since: string, now: Date): string | null => {
  const at = new Date(said).toISOString();
  const earliest = new Date(Date.parse(since) - WEEK_MS).toISOString();
  return at >= earliest && at <= now.toISOString() ? at : null;
};
