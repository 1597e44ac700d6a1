import type { LikenessKind } from '#contract/quarantine/likeness.ts';
import { QUARANTINE_SPREAD, type QuarantineGroup } from '#contract/quarantine/quarantine.ts';
import { frequencies } from './clusters.ts';
import type { Group } from './groups.ts';
import type { Submission } from './records.ts';

const SAMPLE = 200;
const NAMES = 3;
const MOST = 0.9;
const AT_ONCE_MS = 60 * 60_000;

export const excerptOf = (text: string): string =>
  text.length > SAMPLE ? `${text.slice(0, SAMPLE).trimEnd()}…` : text;

const mostShare = (members: readonly Submission[], valuesOf: (one: Submission) => readonly string[]) =>
  (frequencies(members.flatMap(valuesOf))[0]?.[1] ?? 0) >= members.length * MOST;

const timeSpan = (members: readonly Submission[]) => {
  const times = members.map(({ at }) => at).sort();
  return { firstAt: times[0] ?? '', lastAt: times.at(-1) ?? '' };
};

const whyAlike = ({ by, members }: Group): LikenessKind[] => {
  if (by.length === 0) return [];
  const { firstAt, lastAt } = timeSpan(members);
  const has: Record<LikenessKind, boolean> = {
    link: mostShare(members, ({ likeness }) => likeness.links),
    shape: by.includes('shape'),
    network: mostShare(members, ({ likeness }) => (likeness.network ? [likeness.network] : [])),
    time: by.includes('time') || Date.parse(lastAt) - Date.parse(firstAt) <= AT_ONCE_MS,
  };
  return (['shape', 'link', 'network', 'time'] as const).filter((kind) => has[kind]);
};

const spreadOf = (members: readonly Submission[], from: number, to: number): number[] => {
  const counts = Array<number>(QUARANTINE_SPREAD).fill(0);
  const step = Math.max(1, (to - from) / QUARANTINE_SPREAD);
  for (const { at } of members) {
    const place = Math.min(QUARANTINE_SPREAD - 1, Math.floor((Date.parse(at) - from) / step));
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts;
};

/** `from` and `to` are the times of the whole quarantine. */
export const viewGroup = (group: Group, { from, to }: { from: string; to: string }): QuarantineGroup => {
  const { key, kind, members } = group;
  return {
    key,
    kind,
    count: members.length,
    why: whyAlike(group),
    networks: new Set(members.flatMap(({ likeness }) => likeness.network ?? [])).size,
    urgent: members.filter(({ urgent }) => urgent).length,
    sample: excerptOf(members[0]?.text ?? ''),
    names: [...new Set(members.map(({ name }) => name))].slice(0, NAMES),
    link: group.by.length > 0 ? (frequencies(members.flatMap(({ likeness }) => likeness.links))[0]?.[0] ?? null) : null,
    ...timeSpan(members),
    spread: spreadOf(members, Date.parse(from), Date.parse(to)),
  };
};
