import type { StoredDonation } from '#contract/donations/stored-donation.ts';
import { formatDateTime } from '#contract/dublin.ts';
import type { OutcomeReport } from '#contract/runs/run-changes.ts';
import type { LeaveReason, Run, StoredRun, StoredStop } from '#contract/runs/runs.ts';
import { idempotencyOf } from '../audit/idempotency.ts';
import { Failure } from '../core/failure.ts';
import { collectByVan, uncollectByVan } from '../donations/collect.ts';
import { notifyMissed, stopDayMails } from '../donations/notify-of-day.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import { changePickup } from '../stops/change-pickup.ts';
import { nextRunsFor } from '../stops/open-days.ts';
import { leaveRun, withoutStop } from '../stops/places.ts';
import type { Draft } from '../store/store.ts';
import { checkReport, REPORT_STORED } from './open-run.ts';
import { recordRun } from './record-run.ts';
import { returnOffer } from './return-stops.ts';
import { runOrThrow } from './run-or-throw.ts';
import { tappedAt } from './tapped-at.ts';
import { viewRun } from './view.ts';

const NO_STOP = 'This is not a stop of this run.';
const CANCELLED = 'This run was cancelled.';

const leavePhrases: Record<LeaveReason, string> = {
  withdrawn: 'The donor withdrew this offer',
  'another-day': 'The donor asked for another day',
  moved: 'This stop was moved to another run',
  removed: 'This stop was taken off the run',
  declined: 'This offer was declined',
  reopened: 'This offer is being looked at again',
  collected: 'This offer was marked as collected at the desk',
  cancelled: 'This run was cancelled',
};

interface Tapped {
  outcome: OutcomeReport['outcome'];
  note: string | null;
  at: string;
}

/** Creation of the run or first approval of the offer: nothing can be tapped earlier. */
const reportableSince = ({ createdAt }: StoredRun, donation: StoredDonation | undefined): string => {
  const approval = donation?.history.find(({ to }) => to === 'approved')?.at ?? donation?.createdAt ?? createdAt;
  return approval > createdAt ? approval : createdAt;
};

/**
 * An impossible time counts as now, and as later than `known`, in case the clock was set back: otherwise retention would remove
 * what a slow clock dates years back.
 */
const tappedOf = ({ outcome, note, at }: OutcomeReport, since: string, known: string | null, now: Date): Tapped => {
  const latest = new Date(Math.max(now.getTime(), known === null ? 0 : Date.parse(known) + 1)).toISOString();
  return { outcome, note: note || null, at: tappedAt(at, since, now) ?? latest };
};

const isNews = (stop: StoredStop, { outcome, note, at }: Tapped): boolean =>
  stop.at === null || at > stop.at || (at === stop.at && (outcome !== stop.outcome || note !== stop.note));

/** Kept for staff. @returns the error for the driver. */
const conflictOfLateReport = (draft: Draft, run: StoredRun, donationId: string, reported: Tapped): Failure => {
  const removed = run.left.find((one) => one.donationId === donationId);
  if (!removed) return new Failure('not_found', NO_STOP);
  const known = run.left.map((one) => (one === removed ? { ...one, reported } : one));
  draft.runs.put({ ...run, left: known, revision: run.revision + 1 });
  return new Failure(
    'conflict',
    `${leavePhrases[removed.why]} on ${formatDateTime(removed.at)}. What you said is kept.`,
  );
};

const askForAnotherDay = (
  deps: Deps,
  draft: Draft,
  { id: runId }: StoredRun,
  { dayAsked, ...donation }: StoredDonation,
  calledAt: string,
): void => {
  const days = nextRunsFor(draft, donation, deps.now()).filter((id) => id !== runId);
  const offered = days.length > 0 && { days, offeredAt: deps.now().toISOString() };
  draft.donations.put(changePickup(donation, { ...offered }));
  notifyMissed(deps, draft, donation, calledAt);
};

const settleOffer = (deps: Deps, draft: Draft, run: StoredRun, stop: StoredStop, tapped: Tapped, by: string): void => {
  const before = draft.donations.get(stop.donationId);
  if (!before) return;
  const van = { by, at: tapped.at };
  if (tapped.outcome === 'collected') {
    const other = before.pickup?.runId;
    if (other && other !== run.id) leaveRun(draft, before, 'collected', tapped.at);
    collectByVan(deps, draft, before, van);
    return;
  }
  const wasCollected = stop.outcome === 'collected' && before.status === 'collected';
  const open = wasCollected ? uncollectByVan(deps, draft, before, van) : before;
  const { pickup } = open;
  if (pickup?.runId === run.id) {
    returnOffer(deps, draft, run, open.id, { why: tapped.outcome, note: tapped.note });
  } else if (open.status === 'approved' && !pickup?.runId) {
    const returned = { at: tapped.at, why: tapped.outcome, runId: run.id, note: tapped.note };
    if (stop.outcome === tapped.outcome && !wasCollected) {
      // What is said once more, with a note, asks for nothing anew, and takes nothing that was offered since.
      draft.donations.put(changePickup(open, { returned }));
      return;
    }
    stopDayMails(deps, draft, open);
    const offered = stop.outcome === 'not-there' && { days: undefined, offeredAt: undefined };
    draft.donations.put(changePickup(open, { agreed: undefined, ...offered, returned }));
  } else return;
  const after = draft.donations.get(open.id);
  if (tapped.outcome === 'not-there' && after && !after.pickup?.days)
    askForAnotherDay(deps, draft, run, after, tapped.at);
};

const isNoLongerApproved = (draft: Draft, { donationId }: StoredStop): boolean => {
  const status = draft.donations.get(donationId)?.status;
  return status === 'pending' || status === 'rejected';
};

const reported = (run: StoredRun, stop: StoredStop, tapped: Tapped, by: string): StoredRun => ({
  ...run,
  state: run.state === 'planned' ? 'out' : run.state,
  stops: run.stops.map((one) => (one === stop ? { ...one, ...tapped, by } : one)),
  revision: run.revision + 1,
});

/**
 * A repeated idempotency key changes nothing. The outcome tapped last counts, in whatever order they arrive, also after the
 * run.
 * @throws Failure `not_found`, or `conflict` for a stop that has left the run; it is kept for staff all the same.
 */
export const reportOutcome = async (
  deps: Deps,
  { id, donationId, ...report }: OutcomeReport & { id: string; donationId: string },
  actor: Actor,
  key: string | null,
): Promise<Run> => {
  const request = ['outcome', id, donationId, report];
  const { repeatKey, isDone } = idempotencyOf(deps.now, { personId: actor.id, key, request });
  const outcome = await deps.store.change((draft): StoredRun | Failure => {
    const run = runOrThrow(draft, id);
    const stop = run.stops.find((one) => one.donationId === donationId);
    const since = reportableSince(run, draft.donations.get(donationId));
    const tapped = tappedOf(report, since, stop?.at ?? null, deps.now());
    const { isOpen } = checkReport(deps, { run, actor, tappedAt: tapped.at });
    const answered = (known: StoredRun) => (isOpen ? known : new Failure('conflict', REPORT_STORED));
    if (!stop) return conflictOfLateReport(draft, run, donationId, tapped);
    if (run.state === 'cancelled') throw new Failure('conflict', CANCELLED);
    if (isDone(draft) || !isNews(stop, tapped)) return answered(run);
    if (isNoLongerApproved(draft, stop)) {
      const without = withoutStop(run, donationId, 'declined', deps.now().toISOString());
      return conflictOfLateReport(draft, without, donationId, tapped);
    }
    settleOffer(deps, draft, run, stop, tapped, actor.id);
    const after = reported(run, stop, tapped, actor.id);
    draft.runs.put(after);
    const fields = { before: { outcome: stop.outcome }, after: { outcome: tapped.outcome, at: tapped.at } };
    recordRun(draft, deps, after, { actor, action: tapped.outcome, changed: fields, repeatKey });
    return answered(after);
  });
  if (outcome instanceof Failure) throw outcome;
  return viewRun(deps, outcome);
};
