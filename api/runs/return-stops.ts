import type { ReturnReason } from '#contract/pickup.ts';
import type { LeaveReason, StoredRun } from '#contract/runs.ts';
import { tellChanged } from '../donations/tell-day.ts';
import type { Deps } from '../http/deps.ts';
import { changePickup } from '../stops/change-pickup.ts';
import { withoutStop } from '../stops/places.ts';
import type { Draft } from '../store/store.ts';

/** Puts an offer back on the list of what waits for the van, with why. Its agreed day is over, or, with `tell`, told as cancelled. */
export const returnOffer = (
  deps: Pick<Deps, 'outbox' | 'now'>,
  draft: Draft,
  { id: runId }: Pick<StoredRun, 'id'>,
  donationId: string,
  { why, note = null, tell = false }: { why: ReturnReason; note?: string | null; tell?: boolean },
): void => {
  const before = draft.donations.get(donationId);
  if (!before || before.pickup?.runId !== runId) return;
  const at = deps.now().toISOString();
  const after = changePickup(before, { runId: undefined, agreed: undefined, returned: { at, why, runId, note } });
  draft.donations.put(after);
  const { agreed } = before.pickup;
  if (tell && agreed) tellChanged(deps, draft, after, agreed);
};

/** Takes stops without an outcome off a run and back on the list, and tells their donors. @returns the run, to be put by the caller. */
export const releaseStops = (
  deps: Pick<Deps, 'outbox' | 'now'>,
  draft: Draft,
  run: StoredRun,
  donationIds: readonly string[],
  why: Extract<LeaveReason, ReturnReason>,
): StoredRun =>
  donationIds.reduce((current, id) => {
    returnOffer(deps, draft, run, id, { why, tell: true });
    return withoutStop(current, id, why, deps.now().toISOString());
  }, run);
