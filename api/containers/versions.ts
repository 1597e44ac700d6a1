/** The most versions that are stored of a text or picture. */
export const VERSIONS_MAX = 50;

/** Appends a version and drops the oldest ones beyond the limit. */
export const withVersion = <T>(versions: readonly T[], newest: T): { versions: T[]; dropped: T[] } => {
  const together = [...versions, newest];
  const surplus = Math.max(0, together.length - VERSIONS_MAX);
  return { versions: together.slice(surplus), dropped: together.slice(0, surplus) };
};
