const namesIn = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
const shapeOf = (path: string): string => path.replace(/:\w+/g, ':');
const joined = (names: ReadonlySet<string>): string =>
  [...names].map((name, at) => (at === 0 ? name : `Or${name.charAt(0).toUpperCase()}${name.slice(1)}`)).join('');

export interface PathParameter {
  name: string;
  meaning: string;
}

/** Merges paths that differ only in the names of their parameters: `/blogs/:slug` and `/blogs/:id` are `/blogs/{slugOrId}`. */
export const createPathNames = (paths: readonly string[]) => {
  const names = new Map<string, Set<string>[]>();
  for (const path of paths) {
    const shape = shapeOf(path);
    const sets = names.get(shape) ?? namesIn(path).map(() => new Set<string>());
    for (const [at, name] of namesIn(path).entries()) sets[at]?.add(name);
    names.set(shape, sets);
  }
  const parameters = (path: string): PathParameter[] => {
    const sets = names.get(shapeOf(path)) ?? [];
    return namesIn(path).map((meaning, at) => ({ name: joined(sets[at] ?? new Set([meaning])), meaning }));
  };
  const template = (path: string): string => {
    const remaining = parameters(path);
    return path.replace(/:\w+/g, () => `{${remaining.shift()?.name}}`);
  };
  return { parameters, template };
};
export type PathNames = ReturnType<typeof createPathNames>;
