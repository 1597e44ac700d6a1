import type { StoredDonation } from '#contract/donations/stored-donation.ts';
import { DECISION_WAITS_MS } from '#contract/mail-admin/mails.ts';
import type { StopsChange } from '#contract/runs/run-changes.ts';
import type { Run, StoredRun } from '#contract/runs/runs.ts';
import { checkRevision } from '../core/check-revision.ts';
import { Failure } from '../core/failure.ts';
import { donationOrThrow } from '../donations/donation-or-throw.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import { undeliveredKinds } from '../mail/undelivered-kinds.ts';
import { changePickup } from '../stops/change-pickup.ts';
import { withStops } from '../stops/places.ts';
import { minutesOf } from '../stops/run-capacity.ts';
import type { Draft } from '../store/store.ts';
import { recordRun } from './record-run.ts';
import { putOnRun, releaseStops } from './return-stops.ts';
import { runOrThrow } from './run-or-throw.ts';
import { replacedDays } from './undo-days.ts';
import { viewRun } from './view.ts';

const COLLEAGUE = 'A colleague or a donor has changed this run meanwhile. Please look at it again.';
const OVER = 'This run is over, so its stops cannot be changed.';
const FULL_STOPS = 'This run has no place for so many stops.';
const FULL_MINUTES = 'This run has not the time for so many stops.';
const REPORTED = 'The driver has already said what became of a stop that is missing here.';

const checkOffer = (run: StoredRun, { pickup, pickupRequired, status, reference }: StoredDonation): void => {
  if (status !== 'approved' || !pickupRequired)
    throw new Failure('conflict', `${reference} is not an approved offer that is to be collected.`);
  if (pickup?.runId && pickup.runId !== run.id)
    throw new Failure('conflict', `${reference} is a stop of another run. Please take it off there first.`);
};

const checkRoom = (draft: Draft, after: StoredRun): void => {
  if (after.stops.length > after.stopsMax) throw new Failure('conflict', FULL_STOPS);
  if (minutesOf(draft, after) > after.minutesMax) throw new Failure('conflict', FULL_MINUTES);
};

/** Day agreed on a run left so recently that the donor has not been told. */
const lostDay = ({ now }: Deps, draft: Draft, { id, pickup, dayAsked }: StoredDonation) => {
  const { returned } = pickup ?? {};
  if (!returned?.agreed || dayAsked) return undefined;
  const isRecent = now().getTime() < Date.parse(returned.at) + DECISION_WAITS_MS;
  return isRecent || undeliveredKinds(draft, id, ['day-changed']).length > 0 ? returned.agreed : undefined;
};

const addStop = (deps: Deps, draft: Draft, run: StoredRun, donation: StoredDonation, by: string): void => {
  const { date, from, to } = run;
  const lost = lostDay(deps, draft, donation);
  const at = deps.now().toISOString();
  const agreed = lost && { date, from, to, at };
  putOnRun(deps, draft, run, changePickup(donation, { before: replacedDays(draft, donation, { at, by }) }), agreed);
};

const isJustPut = ({ now }: Deps, { pickup: { before, agreed } = {} }: StoredDonation): boolean =>
  before !== undefined &&
  before.runId === undefined &&
  now().getTime() < Date.parse(before.at) + DECISION_WAITS_MS &&
  (!agreed || agreed.at === before.at);

const takeOff = (deps: Deps, draft: Draft, run: StoredRun, ids: readonly string[]): StoredRun => {
  const justPut = new Map(
    ids
      .flatMap((id) => draft.donations.get(id) ?? [])
      .filter((donation) => isJustPut(deps, donation))
      .map(({ id, pickup }) => [id, pickup?.before?.returned]),
  );
  const after = releaseStops(deps, draft, run, ids, 'removed');
  for (const [id, returned] of justPut) draft.donations.put(changePickup(donationOrThrow(draft, id), { returned }));
  return after;
};

/**
 * Replaces a run's stops, in this order. Removed ones go back on the list, and donors with an agreed day are told, unless a new
 * run takes them within two minutes: then they hear of the new day.
 * @throws Failure `not_found`, or `conflict` for a stale revision, a full run, another run's stop, or one with an outcome.
 */
export const assignStops = async (
  deps: Deps,
  id: string,
  { stops, revision }: StopsChange,
  actor: Actor,
): Promise<Run> => {
  const stored = await deps.store.change((draft) => {
    const before = runOrThrow(draft, id);
    checkRevision(before, revision, COLLEAGUE);
    if (before.state !== 'planned' && before.state !== 'out') throw new Failure('conflict', OVER);
    const removed = before.stops.filter(({ donationId }) => !stops.includes(donationId));
    if (removed.some(({ outcome }) => outcome !== null)) throw new Failure('conflict', REPORTED);
    const added = stops.filter((one) => !before.stops.some(({ donationId }) => donationId === one));
    for (const one of added) checkOffer(before, donationOrThrow(draft, one));
    const removedIds = removed.map(({ donationId }) => donationId);
    const without = takeOff(deps, draft, before, removedIds);
    const after = { ...withStops(without, stops), revision: before.revision + 1 };
    if (added.length > 0) checkRoom(draft, after);
    for (const one of added) addStop(deps, draft, after, donationOrThrow(draft, one), actor.id);
    draft.runs.put(after);
    const changed = { before: { stops: before.stops.length }, after: { stops: after.stops.length } };
    recordRun(draft, deps, after, { actor, action: 'stops changed', changed });
    return after;
  });
  return viewRun(deps, stored);
};
