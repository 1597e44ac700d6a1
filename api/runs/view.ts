import { pickupNotes } from '#contract/donations/pickup-address.ts';
import { pictureUrl } from '#contract/images/pictures.ts';
import { STOP_MINUTES_DEFAULT } from '#contract/runs/run-settings.ts';
import type { Run, RunStop, RunSummary, StopState, StoredRun } from '#contract/runs/runs.ts';
import type { Deps } from '../http/deps.ts';
import { authorNameOrNull } from '../identity/author-name.ts';
import { areaOf, minutesAt } from '../stops/area-of.ts';
import { distance, type Point } from '../stops/distance.ts';
import { hasRoom, minutesOf } from '../stops/run-capacity.ts';
import { kilometresOf, type PlacedStop, placedStops, roundedKm, shopPoint } from './run-distance.ts';

type ViewDeps = Pick<Deps, 'store'>;

const stateOf = (run: StoredRun, { stop, donation: { pickup } }: PlacedStop): StopState => {
  if (stop.outcome === 'collected' || (pickup?.runId === run.id && pickup.agreed)) return 'agreed';
  return pickup?.days?.includes(run.id) ? 'offered' : 'not-asked';
};

const isSameTime = (a: StoredRun, b: StoredRun): boolean => a.from < b.to && b.from < a.to;

const overlaps = ({ store: { data } }: ViewDeps, run: StoredRun): boolean =>
  run.state !== 'cancelled' &&
  data.runs
    .list('day', run.date)
    .some(
      (other) =>
        other.id !== run.id &&
        other.state !== 'cancelled' &&
        (other.van === run.van || (run.driverId !== null && other.driverId === run.driverId)) &&
        isSameTime(run, other),
    );

const shortStop = (run: StoredRun, placed: PlacedStop, at: number) => {
  const { point } = placed;
  const { donationId, outcome, at: tapped, note } = placed.stop;
  return {
    donationId,
    order: at + 1,
    state: stateOf(run, placed),
    outcome,
    at: tapped,
    note,
    point: point && { latitude: point.latitude, longitude: point.longitude },
  };
};

const summaryOf = (deps: ViewDeps, run: StoredRun, placed: readonly PlacedStop[]): RunSummary => {
  const { data } = deps.store;
  const stops = placed.map((one, at) => shortStop(run, one, at));
  const waiting = data.donations.list('day', run.id).filter(({ pickup }) => pickup?.runId !== run.id);
  return {
    ...run,
    driverName: authorNameOrNull(data, run.driverId),
    minutes: minutesOf(data, run),
    full: !hasRoom(data, run, STOP_MINUTES_DEFAULT),
    agreed: stops.filter(({ state }) => state === 'agreed').length,
    offered: waiting.length,
    kilometres: kilometresOf(
      shopPoint(deps, run),
      placed.map(({ point }) => point),
    ),
    overlaps: overlaps(deps, run),
    stops,
  };
};

export const viewSummary = (deps: ViewDeps, run: StoredRun): RunSummary => summaryOf(deps, run, placedStops(deps, run));

const fullStop = (
  { store: { data } }: ViewDeps,
  { stop, donation, point }: PlacedStop,
  short: RunSummary['stops'][number],
  before: Point | null,
): RunStop => ({
  ...short,
  photoUrl: stop.photo && pictureUrl(stop.photo),
  photoWaiting: stop.photoWaiting !== undefined,
  reference: donation.reference,
  name: donation.submitterName,
  phone: donation.submitterPhone,
  address: donation.pickupAddress,
  county: donation.pickupCounty ?? null,
  eircode: donation.pickupEircode ?? null,
  instructions: pickupNotes(donation),
  category: donation.category,
  condition: donation.condition,
  ...(donation.otherThings && { otherThings: donation.otherThings }),
  description: donation.description,
  language: donation.language,
  photoUrls: donation.photos.map(pictureUrl),
  adminNotes: donation.adminNotes,
  area: areaOf(data, donation)?.name ?? null,
  minutes: minutesAt(data, donation),
  dayActedAt: donation.pickup?.before?.at,
  kilometres: point && before && roundedKm(distance(before, point)),
});

export const viewRun = (deps: ViewDeps, run: StoredRun): Run => {
  const { data } = deps.store;
  const placed = placedStops(deps, run);
  const summary = summaryOf(deps, run, placed);
  const shop = shopPoint(deps, run);
  const left = run.left.flatMap((one) => {
    const donation = data.donations.get(one.donationId);
    const area = donation && areaOf(data, donation);
    return donation
      ? [{ ...one, reference: donation.reference, name: donation.submitterName, area: area?.name ?? null }]
      : [];
  });
  const stops = placed.flatMap((one, at) => {
    const short = summary.stops[at];
    const before = at === 0 ? shop : (placed[at - 1]?.point ?? null);
    return short ? [fullStop(deps, one, short, before)] : [];
  });
  return { ...summary, stops, left };
};
