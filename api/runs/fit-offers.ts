import type { StoredDonation } from '#contract/donations/stored-donation.ts';
import { daysBetween, dublinDay } from '#contract/dublin.ts';
import type { FitAnswer, FitQuestion, RunFit, Suggestions, UnpassedArea } from '#contract/runs/run-fit.ts';
import type { RunRange, StoredRun } from '#contract/runs/runs.ts';
import { Failure } from '../core/failure.ts';
import { donationOrThrow } from '../donations/donation-or-throw.ts';
import type { Deps } from '../http/deps.ts';
import { areaOf, minutesAt } from '../stops/area-of.ts';
import { lengthOf, type Point } from '../stops/distance.ts';
import { minutesOf } from '../stops/run-capacity.ts';
import { runsBetween } from './lists.ts';
import { kilometresOf, placedStops, roundedKm, shopPoint } from './run-distance.ts';
import { waitingByArea } from './waiting.ts';

type FitDeps = Pick<Deps, 'store'>;

/** Longest detour, in kilometres of straight lines. */
const PASSES_KM = 12;

const EPSILON = 1e-9;

const DAYS_MAX = 42;
const DAYS_MESSAGE = `Please name a first and a last day, at most ${DAYS_MAX} days apart.`;

interface Place {
  id: string;
  point: Point | null;
}

const isPoint = (point: Point | null | undefined): point is Point => point !== null && point !== undefined;

const insert = (shop: Point | null, places: Place[], place: Place, fixed: number): void => {
  const { point } = place;
  let [best, least] = [places.length, Number.POSITIVE_INFINITY];
  for (let at = fixed; point && at <= places.length; at += 1) {
    const before = places.slice(0, at).findLast((one) => one.point)?.point ?? shop;
    const after = places.slice(at).find((one) => one.point)?.point ?? shop;
    const grows = lengthOf([before, point, after].filter(isPoint)) - lengthOf([before, after].filter(isPoint));
    // Of places that are as good, the last: what was planned first stays first.
    if (grows < least + EPSILON) [best, least] = [at, grows];
  }
  places.splice(best, 0, place);
};

const fitOf = (deps: FitDeps, run: StoredRun, offers: readonly StoredDonation[]): RunFit => {
  const { data } = deps.store;
  const shop = shopPoint(deps, run);
  const before = placedStops(deps, run);
  const places: Place[] = before.map(({ stop, point }) => ({ id: stop.donationId, point }));
  const added = offers.filter(({ id }) => places.every((place) => place.id !== id));
  const fixed = run.stops.findLastIndex(({ outcome }) => outcome !== null) + 1;
  const put: Place[] = added.map((donation) => ({ id: donation.id, point: areaOf(data, donation) }));
  // What the run has no places for comes last, as what has no point does: its best place is not worth looking for.
  const room = Math.max(0, run.stopsMax - places.length);
  const known = put.filter(({ point }) => point);
  for (const place of known.slice(0, room)) insert(shop, places, place, fixed);
  const passed = [...places];
  places.push(...known.slice(room), ...put.filter(({ point }) => !point));
  const minutes = added.reduce((sum, donation) => sum + minutesAt(data, donation), minutesOf(data, run));
  const way = (some: readonly Pick<Place, 'point'>[]) =>
    kilometresOf(
      shop,
      some.map(({ point }) => point),
    );
  const [kilometresBefore, kilometresAfter] = [way(before), way(places)];
  const makesForIt = added.some((donation) => run.areas.includes(areaOf(data, donation)?.name ?? ''));
  return {
    id: run.id,
    stops: places.map(({ id }) => id),
    minutes,
    kilometresBefore,
    kilometresAfter,
    fits: places.length <= run.stopsMax && minutes <= run.minutesMax,
    // One without stops goes wherever it is needed, and passes nothing.
    passes: makesForIt || (before.length > 0 && way(passed) - kilometresBefore <= PASSES_KM),
  };
};

const plannedRuns = (deps: FitDeps, range: RunRange) => {
  const { from, to } = range;
  if (!from || !to || daysBetween(from, to) > DAYS_MAX) {
    throw new Failure('invalid', DAYS_MESSAGE, { fields: { to: DAYS_MESSAGE } });
  }
  return runsBetween(deps, range).filter(({ state }) => state === 'planned');
};

/** Changes nothing. @throws Failure `not_found`, `invalid`. */
export const fitOffers = (deps: FitDeps, { offers, ...range }: FitQuestion): FitAnswer => {
  const { data } = deps.store;
  const found = [...new Set(offers)].map((id) => donationOrThrow(data, id));
  return {
    minutes: found.reduce((sum, donation) => sum + minutesAt(data, donation), 0),
    runs: plannedRuns(deps, range).map((run) => fitOf(deps, run, found)),
  };
};

const isFree = ({ pickup, dayAsked }: StoredDonation): boolean => !dayAsked && (pickup?.days?.length ?? 0) === 0;

/**
 * For each area, the future run with the shortest detour and the offers that it has room and time for; most offers first, then
 * areas that no run passes. @throws Failure `invalid`.
 */
export const suggestOffers = (deps: FitDeps & Pick<Deps, 'now'>, range: RunRange): Suggestions => {
  const { data } = deps.store;
  const today = dublinDay(deps.now());
  const runs = plannedRuns(deps, range).filter(({ date }) => date >= today);
  const unpassed: UnpassedArea[] = [];
  const suggestions = [...waitingByArea(deps)].flatMap(([area, waiting]) => {
    const free = waiting.filter(isFree);
    const [first] = free;
    if (area === null || !first) return [];
    const passing = runs.flatMap((run) => {
      const { fits, passes, kilometresBefore, kilometresAfter } = fitOf(deps, run, [first]);
      const makesForIt = run.areas.includes(area);
      return fits && passes ? [{ run, makesForIt, kilometres: roundedKm(kilometresAfter - kilometresBefore) }] : [];
    });
    const [best] = passing.toSorted(
      (a, b) => Number(b.makesForIt) - Number(a.makesForIt) || a.kilometres - b.kilometres,
    );
    if (!best) {
      unpassed.push({ area, count: free.length });
      return [];
    }
    const { run, kilometres } = best;
    const places = run.stopsMax - run.stops.length;
    const inTime = Math.floor((run.minutesMax - minutesOf(data, run)) / minutesAt(data, first));
    const offers = free.slice(0, Math.min(places, inTime)).map(({ id }) => id);
    return [{ area, runId: run.id, offers, places, kilometres }];
  });
  return {
    suggestions: suggestions.toSorted((a, b) => b.offers.length - a.offers.length || a.kilometres - b.kilometres),
    unpassed: unpassed.toSorted((a, b) => b.count - a.count),
  };
};
