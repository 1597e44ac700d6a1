/** How many earlier versions of a text or picture are kept. */
export const VERSIONS_MAX = 50;

/** Puts the newest earlier version at the end; what is too old leaves. */
export const withVersion = <T>(versions: readonly T[], newest: T): { versions: T[]; dropped: T[] } => {
  const together = [...versions, newest];
  const surplus = Math.max(0, together.length - VERSIONS_MAX);
  return { versions: together.slice(surplus), dropped: together.slice(0, surplus) };
};
