/** The most versions that are stored of a text or picture. */
const VERSIONS_MAX = 50;

/** Appends a version and drops the oldest ones beyond the limit. */
export const withVersion = <T>(versions: readonly T[], newest: T): { versions: T[]; dropped: T[] } => {
  const all = [...versions, newest];
  const surplus = Math.max(0, all.length - VERSIONS_MAX);
  return { versions: all.slice(surplus), dropped: all.slice(0, surplus) };
};
