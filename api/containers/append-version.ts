const VERSIONS_MAX = 50;

export const withVersion = <T>(versions: readonly T[], newest: T): { versions: T[]; dropped: T[] } => {
  const all = [...versions, newest];
  const surplus = Math.max(0, all.length - VERSIONS_MAX);
  return { versions: all.slice(surplus), dropped: all.slice(0, surplus) };
};
