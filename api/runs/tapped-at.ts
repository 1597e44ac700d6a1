const WEEK_MS = 7 * 24 * 3_600_000;

/** Null if impossible: over a week before `since`, or in the future. Clocks of phones are wrong. */
export const tappedAt = (reportedAt: string, since: string, now: Date): string | null => {
  const at = new Date(reportedAt).toISOString();
  const earliest = new Date(Date.parse(since) - WEEK_MS).toISOString();
  return at >= earliest && at <= now.toISOString() ? at : null;
};
