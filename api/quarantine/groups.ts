import type { LikenessKind } from '#contract/quarantine/likeness.ts';
import { clustersOf, frequencies, hasKey, keyOfCluster } from './clusters.ts';
import type { Comparable, Submission } from './records.ts';

export interface Group<T extends Comparable = Submission> {
  key: string;
  kind: T['kind'];
  members: T[];
  by: LikenessKind[];
}

/** Minimum for one text or link; networks and hours need more, as people share them. */
const ALIKE_MIN = 3;
export const NETWORK_MIN = 20;
const HOUR_MIN = 60;

const hourOf = ({ at }: Comparable) => at.slice(0, 13);

const groupBy = <T>(submissions: readonly T[], least: number, keyOf: (one: T) => string | undefined) => {
  const counts = new Map(frequencies(submissions.flatMap((one) => keyOf(one) ?? [])));
  const groups = new Map<string, T[]>();
  const rest: T[] = [];
  for (const one of submissions) {
    const key = keyOf(one);
    if (key === undefined || (counts.get(key) ?? 0) < least) rest.push(one);
    else groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return { groups, rest };
};

const largestFirst = (a: Group<Comparable>, b: Group<Comparable>) =>
  b.members.length - a.members.length || (a.key < b.key ? -1 : 1);

const groupsOfKind = <T extends Comparable>(kind: T['kind'], submissions: T[]): Group<T>[] => {
  const clusters = clustersOf(submissions);
  const alike = clusters
    .filter((cluster) => cluster.length >= ALIKE_MIN)
    .map((members): Group<T> => ({ key: keyOfCluster(members), kind, members, by: ['shape'] }));
  const inClusters = new Set(alike.flatMap(({ members }) => members));
  const remaining = submissions.filter((one) => !inClusters.has(one));
  const byNetwork = groupBy(remaining, NETWORK_MIN, ({ likeness }) => likeness.network);
  const byHour = groupBy(byNetwork.rest, HOUR_MIN, hourOf);
  const named = (by: 'network' | 'time', groups: Map<string, T[]>) =>
    [...groups].map(([key, members]): Group<T> => ({ key: `${kind}.${by}.${key}`, kind, members, by: [by] }));
  const people: Group<T> = { key: `${kind}.people`, kind, members: byHour.rest, by: [] };
  return [
    ...(people.members.length > 0 ? [people] : []),
    ...[...alike, ...named('network', byNetwork.groups), ...named('time', byHour.groups)].sort(largestFirst),
  ];
};

/** Singles first, then the largest groups. Every submission is in exactly one. */
export const groupAlike = <T extends Comparable>(submissions: readonly T[]): Group<T>[] =>
  [...new Set(submissions.map(({ kind }) => kind))]
    .flatMap((kind) =>
      groupsOfKind(
        kind,
        submissions.filter((one) => one.kind === kind),
      ),
    )
    .sort((a, b) => Number(a.by.length > 0) - Number(b.by.length > 0) || largestFirst(a, b));

const cached = new WeakMap<readonly Submission[], Group[]>();

export const groupsOf = (submissions: readonly Submission[]): Group[] => {
  const known = cached.get(submissions);
  if (known) return known;
  const groups = groupAlike(submissions);
  cached.set(submissions, groups);
  return groups;
};

const RANKS: Readonly<Record<string, number>> = { network: 1, time: 2, people: 3 };
/** Lower is likelier a robot: 0 by text, 1 by network, 2 by hour, 3 none. */
export const rankOf = ({ by }: Pick<Group, 'by'>): number => RANKS[by[0] ?? 'people'] ?? 0;
const rankOfKey = (key: string): number => RANKS[key.split('.')[1] ?? ''] ?? 0;
const holdsKey = (one: Submission, key: string): boolean =>
  hasKey(one, key) ||
  key === `${one.kind}.network.${one.likeness.network}` ||
  key === `${one.kind}.time.${hourOf(one)}`;

/**
 * The key survives releases and deletions: once too few are left for a group, it stands for these alone, never for those listed
 * beside them.
 */
export const membersOf = (submissions: readonly Submission[], key: string): readonly Submission[] => {
  const groups = groupsOf(submissions);
  const found =
    groups.find((group) => group.key === key) ??
    groups.find((group) => rankOf(group) === 0 && group.members.some((one) => hasKey(one, key)));
  if (found) return found.members;
  const others = groups.filter((group) => rankOf(group) > rankOfKey(key));
  return others.flatMap(({ members }) => members).filter((one) => holdsKey(one, key));
};
