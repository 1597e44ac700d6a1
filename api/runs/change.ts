import { dublinDay } from '#contract/dublin.ts';
import { mayDo } from '#contract/roles.ts';
import type { RunChange } from '#contract/runs/run-changes.ts';
import { type Run, type RunState, runTransitions, type StoredRun } from '#contract/runs/runs.ts';
import { changedFields } from '../audit/changed-fields.ts';
import { checkRevision } from '../core/check-revision.ts';
import { Failure } from '../core/failure.ts';
import { notifiedDay, putAndNotifyDay } from '../donations/notify-of-day.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import { vanNamed } from '../settings/run-settings.ts';
import { checkShops } from '../settings/shops.ts';
import { changePickup } from '../stops/change-pickup.ts';
import { withoutStop, withStops } from '../stops/places.ts';
import { isWaitingForVan } from '../store/index-keys.ts';
import type { Draft } from '../store/store.ts';
import { checkDay, checkDriver, checkTimes } from './check-run.ts';
import { checkOpen } from './open-run.ts';
import { recordRun } from './record-run.ts';
import { putOnRun, releaseStops, returnOffer } from './return-stops.ts';
import { runOrThrow } from './run-or-throw.ts';
import { viewRun } from './view.ts';

const statePhrase: Record<RunState, string> = {
  planned: 'is planned',
  out: 'is out',
  done: 'is done',
  cancelled: 'is cancelled',
};
const TOO_MANY = 'There are more stops on this run already. Please take some off first.';
const TOO_MANY_BACK = 'This run had more stops than it has places now. Please give it more places first.';
const FOR_PLANNERS = 'Please ask whoever plans the runs to change this.';
const OVER = 'This run is over. To change its day or times, set it back first.';

const auditedFields = ({ date, from, to, van, shop, stopsMax, minutesMax, state, driverId }: StoredRun) => ({
  date,
  from,
  to,
  van,
  shop,
  stopsMax,
  minutesMax,
  state,
  driverId,
});

const isWhenChanged = (a: StoredRun, b: StoredRun) => a.date !== b.date || a.from !== b.from || a.to !== b.to;

const checkChange = (deps: Deps, draft: Draft, before: StoredRun, after: StoredRun, force: boolean): void => {
  checkTimes(after);
  if (after.driverId !== before.driverId) checkDriver(draft, after.driverId);
  if (after.state !== before.state && !runTransitions[before.state].includes(after.state))
    throw new Failure('conflict', `This run ${statePhrase[before.state]}, so it cannot be set to ${after.state}.`);
  if (after.stopsMax < before.stopsMax && after.stops.length > after.stopsMax) throw new Failure('conflict', TOO_MANY);
  const isReopened = before.state === 'cancelled' && after.state !== 'cancelled';
  if (isReopened || before.shop !== after.shop) checkShops(draft, { shop: after.shop });
  const isMoved = isWhenChanged(before, after) || before.shop !== after.shop;
  if (isWhenChanged(before, after) && before.state !== 'planned') throw new Failure('conflict', OVER);
  if (isMoved && !force) checkDay(deps, after);
};

const moveAgreed = (deps: Deps, draft: Draft, { id, date, from, to, stops }: StoredRun): void => {
  for (const { donationId } of stops) {
    const donation = draft.donations.get(donationId);
    const agreed = donation?.pickup?.runId === id ? donation.pickup.agreed : undefined;
    if (!donation || !agreed) continue;
    const moved = changePickup(donation, { agreed: { ...agreed, date, from, to } });
    putAndNotifyDay(deps, draft, moved, notifiedDay(draft, donation));
  }
};

/** Takes back stops not reached by a finished run, with their agreed days, unless planned elsewhere since. */
const resume = (deps: Deps, draft: Draft, run: StoredRun): StoredRun =>
  run.stops.reduce((current, { donationId, outcome }) => {
    if (outcome !== null) return current;
    const donation = draft.donations.get(donationId);
    if (!donation || !isWaitingForVan(donation))
      return withoutStop(current, donationId, 'moved', deps.now().toISOString());
    const { returned, days } = donation.pickup ?? {};
    const isStill = returned?.runId === run.id && !donation.dayAsked && !days;
    putOnRun(deps, draft, run, donation, isStill ? returned.agreed : undefined);
    return current;
  }, run);

/**
 * Restores stops of a cancelled run with their agreed days, except those planned elsewhere, withdrawn, reported, or asked for
 * another day since.
 */
const restore = (deps: Deps, draft: Draft, run: StoredRun): StoredRun => {
  const back = run.left.flatMap(({ donationId, why, reported }) => {
    const donation = draft.donations.get(donationId);
    const { returned, offeredAt = '' } = donation?.pickup ?? {};
    if (!donation || why !== 'cancelled' || reported) return [];
    if (returned?.runId !== run.id || returned.why !== 'cancelled' || !isWaitingForVan(donation)) return [];
    const isAskedSince = offeredAt >= returned.at || (donation.dayAsked?.at ?? '') >= returned.at;
    return isAskedSince ? [] : [donation];
  });
  if (run.stops.length + back.length > run.stopsMax) throw new Failure('conflict', TOO_MANY_BACK);
  for (const donation of back) putOnRun(deps, draft, run, donation, donation.pickup?.returned?.agreed);
  return withStops(run, [...run.stops.map(({ donationId }) => donationId), ...back.map(({ id }) => id)]);
};

const settleState = (deps: Deps, draft: Draft, run: StoredRun, before: RunState): StoredRun => {
  if (before === 'done') return resume(deps, draft, run);
  if (before === 'cancelled') return restore(deps, draft, run);
  const open = run.stops.filter(({ outcome }) => outcome === null).map(({ donationId }) => donationId);
  if (run.state === 'cancelled') return releaseStops(deps, draft, run, open, 'cancelled');
  if (run.state === 'done') for (const id of open) returnOffer(deps, draft, run, id, { why: 'not-reached' });
  return run;
};

const shopOfNewVan = (draft: Draft, before: StoredRun, { van = before.van }: Partial<RunChange>) => {
  const { shop } = (van !== before.van && vanNamed(draft, van)) || before;
  return { shop };
};

const formerDrivers = (before: StoredRun, after: StoredRun, now: Date): Pick<StoredRun, 'formerDrivers'> =>
  before.driverId === null || before.driverId === after.driverId
    ? {}
    : { formerDrivers: [...(before.formerDrivers ?? []), { id: before.driverId, until: now.toISOString() }] };

const actionOf = (before: StoredRun, after: StoredRun) =>
  after.state !== before.state && (after.state === 'done' || after.state === 'cancelled') ? after.state : 'changed';

/** A driver who does not plan may only set off and come back. @throws Failure `forbidden`. */
const checkMayChange = (deps: Deps, run: StoredRun, { state, ...others }: Partial<RunChange>, actor: Actor): void => {
  checkOpen(deps, run, actor);
  if (mayDo(actor.role, 'plan')) return;
  const isMore = Object.values(others).some((value) => value !== undefined);
  // The end of a run tells donors that the van does not come: it is said on the day, after setting off.
  const isEarly = state === 'done' && (run.state !== 'out' || dublinDay(deps.now()) < run.date);
  if (isMore || isEarly || state === 'cancelled' || run.state === 'cancelled')
    throw new Failure('forbidden', FOR_PLANNERS);
};

/**
 * Tells donors if an agreed day changes or is cancelled.
 * @throws Failure `invalid`, `not_found`, or `conflict` for a stale revision, a change of state that is not allowed, or,
 * without `force`, a day on which the shop is closed.
 */
export const changeRun = async (
  deps: Deps,
  id: string,
  { revision, force, ...changes }: RunChange,
  actor: Actor,
): Promise<Run> => {
  const stored = await deps.store.change((draft) => {
    const before = runOrThrow(draft, id);
    checkMayChange(deps, before, changes, actor);
    checkRevision(before, revision);
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    const changed: StoredRun = { ...before, ...shopOfNewVan(draft, before, changes), ...given };
    checkChange(deps, draft, before, changed, force);
    if (isWhenChanged(before, changed)) moveAgreed(deps, draft, changed);
    const settled = changed.state === before.state ? changed : settleState(deps, draft, changed, before.state);
    const after = { ...settled, ...formerDrivers(before, settled, deps.now()), revision: before.revision + 1 };
    draft.runs.put(after);
    const fields = changedFields(auditedFields(before), auditedFields(after));
    recordRun(draft, deps, after, { actor, action: actionOf(before, after), changed: fields });
    return after;
  });
  return viewRun(deps, stored);
};
