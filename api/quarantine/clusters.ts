import type { Comparable } from './records.ts';

const createUnion = (size: number) => {
  const parents = Array.from({ length: size }, (_, at) => at);
  const rootOf = (at: number): number => {
    let root = at;
    while (parents[root] !== root) root = parents[root] ?? root;
    for (let step = at; parents[step] !== root; ) [step, parents[step]] = [parents[step] ?? root, root];
    return root;
  };
  const join = (a: number, b: number) => {
    parents[rootOf(a)] = rootOf(b);
  };
  return { rootOf, join };
};

const textKeysOf = ({ kind, likeness: { shapes, links } }: Comparable): string[] => [
  ...links.map((link) => `${kind}.link.${link}`),
  ...shapes.map((shape) => `${kind}.shape.${shape}`),
];

export const clustersOf = <T extends Comparable>(submissions: readonly T[]): T[][] => {
  const { rootOf, join } = createUnion(submissions.length);
  const firstWith = new Map<string, number>();
  submissions.forEach((submission, at) => {
    for (const key of textKeysOf(submission)) {
      const first = firstWith.get(key);
      if (first === undefined) firstWith.set(key, at);
      else join(at, first);
    }
  });
  const clusters = new Map<number, T[]>();
  submissions.forEach((submission, at) => {
    const root = rootOf(at);
    const cluster = clusters.get(root);
    if (cluster) cluster.push(submission);
    else clusters.set(root, [submission]);
  });
  return [...clusters.values()];
};

/** Most frequent first; ties in ascending order, so that the result is stable. */
export const frequencies = (values: Iterable<string>): [value: string, count: number][] => {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
};

export const keyOfCluster = (cluster: readonly Comparable[]): string =>
  frequencies(cluster.flatMap(textKeysOf))[0]?.[0] ?? '';

export const hasKey = (submission: Comparable, key: string): boolean => textKeysOf(submission).includes(key);
