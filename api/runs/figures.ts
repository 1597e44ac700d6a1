import type { RunFigures } from '#contract/analytics/analytics.ts';
import type { RunRange, StoredRun } from '#contract/runs/runs.ts';
import type { Deps } from '../http/deps.ts';
import { runsBetween } from './lists.ts';
import { kilometresOf, placedStops, roundedKm, shopPoint } from './run-distance.ts';

const minutes = (time: string): number => {
  const [hour = '', minute = ''] = time.split(':');
  return Number(hour) * 60 + Number(minute);
};

const hoursOf = ({ from, to }: StoredRun): number => (minutes(to) - minutes(from)) / 60;

/** False if set back since; true for an erased one. */
const isStillCollected = ({ store: { data } }: Pick<Deps, 'store'>, id: string): boolean =>
  (data.donations.get(id)?.status ?? 'collected') === 'collected';

/** Counts only runs that are out or done. @throws Failure `invalid`. */
export const runFigures = (deps: Pick<Deps, 'store'>, range: RunRange): RunFigures => {
  const driven = runsBetween(deps, range).filter(({ state }) => state === 'out' || state === 'done');
  const outcomes = driven
    .flatMap(({ stops }) => stops)
    .filter(({ outcome, donationId }) => outcome !== 'collected' || isStillCollected(deps, donationId))
    .flatMap(({ outcome }) => outcome ?? []);
  const count = (wanted: (typeof outcomes)[number]) => outcomes.filter((outcome) => outcome === wanted).length;
  const kilometres = driven.map((run) => {
    const points = placedStops(deps, run).map(({ point }) => point);
    return kilometresOf(shopPoint(deps, run), points);
  });
  const hours = driven.reduce((sum, run) => sum + hoursOf(run), 0);
  return {
    runs: driven.length,
    collected: count('collected'),
    notThere: count('not-there'),
    refused: count('refused'),
    kilometres: roundedKm(kilometres.reduce((sum, one) => sum + one, 0)),
    stops: driven.reduce((sum, { stops }) => sum + stops.length, 0),
    places: driven.reduce((sum, { stopsMax }) => sum + stopsMax, 0),
    stopsPerHour: hours === 0 ? null : Number((outcomes.length / hours).toFixed(2)),
  };
};
