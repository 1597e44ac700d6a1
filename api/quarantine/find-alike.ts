import type { LikenessKind } from '#contract/quarantine/likeness.ts';
import { ALIKE_MAX, type Alike, type AlikeRequest } from '#contract/quarantine/quarantine.ts';
import type { Deps } from '../http/deps.ts';
import { frequencies } from './clusters.ts';
import { NETWORK_MIN } from './groups.ts';
import { findSubmission, quarantined, type Submission, waiting } from './records.ts';
import { resolveChoice } from './resolve-choice.ts';
import { excerptOf } from './view-group.ts';

const WAVE_MS = 30 * 60_000;

const createTest = (seeds: readonly Submission[]): Record<LikenessKind, (one: Submission) => boolean> => {
  const shapes = new Set(seeds.flatMap(({ kind, likeness }) => likeness.shapes.map((shape) => `${kind} ${shape}`)));
  const links = new Set(seeds.flatMap(({ likeness }) => likeness.links));
  const networks = new Set(seeds.flatMap(({ likeness }) => likeness.network ?? []));
  const times = seeds.map(({ at }) => Date.parse(at)).sort((a, b) => a - b);
  const nearest = (at: number): number => {
    let [low, high] = [0, times.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((times[middle] ?? 0) < at) low = middle + 1;
      else high = middle;
    }
    return Math.min(
      ...[times[low - 1], times[low]].map((time) =>
        time === undefined ? Number.POSITIVE_INFINITY : Math.abs(time - at),
      ),
    );
  };
  return {
    shape: ({ kind, likeness }) => likeness.shapes.some((shape) => shapes.has(`${kind} ${shape}`)),
    link: ({ likeness }) => likeness.links.some((link) => links.has(link)),
    network: ({ likeness }) => likeness.network !== undefined && networks.has(likeness.network),
    time: ({ at }) => nearest(Date.parse(at)) <= WAVE_MS,
  };
};

const itemOf = ({
  kind,
  id,
  label,
  text,
  createdAt,
  correctedAt,
  quarantined,
  urgent,
  lacksConsent,
  isTold,
}: Submission) => ({
  kind,
  id,
  label,
  excerpt: excerptOf(text),
  createdAt,
  correctedAt,
  quarantined,
  urgent,
  lacksConsent,
  isTold,
});

/** Networks that sent more than people do, as half a county may share one. */
const busyNetworks = (all: readonly Submission[]): ReadonlySet<string> => {
  const counts = frequencies(all.flatMap(({ likeness }) => likeness.network ?? []));
  return new Set(counts.filter(([, count]) => count >= NETWORK_MIN).map(([network]) => network));
};

/**
 * Pending or quarantined submissions like one of the chosen: by any of `by`, or, without it, by shape, link, or network and
 * time together in a busy network.
 */
export const findAlike = (deps: Pick<Deps, 'store'>, request: AlikeRequest): Alike => {
  const { data } = deps.store;
  const single = request.items.flatMap(({ kind, id }) => findSubmission(data, kind, id) ?? []);
  const seeds = [...single, ...resolveChoice(data, { items: [], groups: request.groups })];
  const ids = new Set(seeds.map(({ id }) => id));
  const test = createTest(seeds);
  const [undecided, held] = [waiting(data), quarantined(data)];
  const busy = busyNetworks([...undecided, ...held]);
  const isAlike = (one: Submission): boolean =>
    request.by.length > 0
      ? request.by.some((kind) => test[kind](one))
      : test.shape(one) ||
        test.link(one) ||
        (busy.has(one.likeness.network ?? '') && test.network(one) && test.time(one));
  const pool = [...(request.within === 'quarantine' ? [] : undecided), ...(request.within === 'waiting' ? [] : held)];
  const found = pool.filter((one) => ids.has(one.id) || isAlike(one));
  const inQuarantine = found.filter((one) => one.quarantined).length;
  return {
    items: found.slice(0, ALIKE_MAX).map(itemOf),
    total: found.length,
    waiting: found.length - inQuarantine,
    quarantined: inQuarantine,
  };
};
