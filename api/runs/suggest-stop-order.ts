import type { StoredRun, SuggestedOrder } from '#contract/runs/runs.ts';
import type { Deps } from '../http/deps.ts';
import type { Point } from '../stops/distance.ts';
import { kilometresOf, type PlacedStop, placedStops, shopPoint } from './run-distance.ts';
import { runOrThrow } from './run-or-throw.ts';
import { shortestOrder } from './shortest-order.ts';

const hasPoint = (stop: PlacedStop): stop is PlacedStop & { point: Point } => stop.point !== null;

/** Finished stops stay first; those in unknown areas come last. */
const shortOrder = (deps: Pick<Deps, 'store'>, run: StoredRun, placed: readonly PlacedStop[]): PlacedStop[] => {
  const done = placed.filter(({ stop }) => stop.outcome !== null);
  const open = placed.filter(({ stop }) => stop.outcome === null);
  const known = open.filter(hasPoint);
  const shop = shopPoint(deps, run);
  const start = done.findLast(hasPoint)?.point ?? shop;
  const order =
    start && shop
      ? shortestOrder(
          start,
          shop,
          known.map(({ point }) => point),
        )
      : known.map((_, at) => at);
  return [...done, ...order.flatMap((at) => known[at] ?? []), ...open.filter((stop) => !hasPoint(stop))];
};

/** Changes nothing. @throws Failure `not_found`. */
export const suggestRunOrder = (deps: Pick<Deps, 'store'>, id: string): SuggestedOrder => {
  const run = runOrThrow(deps.store.data, id);
  const placed = placedStops(deps, run);
  const shop = shopPoint(deps, run);
  const kilometres = (stops: readonly PlacedStop[]) =>
    kilometresOf(
      shop,
      stops.map(({ point }) => point),
    );
  const short = shortOrder(deps, run, placed);
  const [kilometresBefore, kilometresAfter] = [kilometres(placed), kilometres(short)];
  const best = kilometresAfter < kilometresBefore ? short : placed;
  return {
    stops: best.map(({ stop }) => stop.donationId),
    kilometresBefore,
    kilometresAfter: Math.min(kilometresBefore, kilometresAfter),
  };
};
