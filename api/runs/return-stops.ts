import type { ReturnReason } from '#contract/donations/pickup.ts';
import type { StoredDonation } from '#contract/donations/stored-donation.ts';
import type { LeaveReason, StoredRun } from '#contract/runs/runs.ts';
import { isToCome, notifiedDay, putAndNotifyDay, stopDayMails } from '../donations/notify-of-day.ts';
import type { Deps } from '../http/deps.ts';
import { changePickup } from '../stops/change-pickup.ts';
import { withoutStop } from '../stops/places.ts';
import type { Draft } from '../store/store.ts';

/**
 * Puts an offer back on the list. If the van did not call, the agreed day is kept in case it is put back, and cancelled by mail
 * unless it is over.
 */
export const returnOffer = (
  deps: Pick<Deps, 'outbox' | 'now'>,
  draft: Draft,
  { id: runId }: Pick<StoredRun, 'id'>,
  donationId: string,
  { why, note = null }: { why: ReturnReason; note?: string | null },
): void => {
  const before = draft.donations.get(donationId);
  if (!before || before.pickup?.runId !== runId) return;
  const at = deps.now().toISOString();
  const { agreed } = before.pickup;
  const wasThere = why === 'not-there' || why === 'refused';
  const returned = { at, why, runId, note, ...(agreed && !wasThere && { agreed }) };
  const after = changePickup(before, { runId: undefined, agreed: undefined, returned, before: undefined });
  if (wasThere || (why === 'not-reached' && !isToCome(deps, agreed))) {
    stopDayMails(deps, draft, after);
    draft.donations.put(after);
  } else putAndNotifyDay(deps, draft, after, notifiedDay(draft, before));
};

/** Puts stops without an outcome back on the list, and tells their donors. @returns the run, which the caller stores. */
export const releaseStops = (
  deps: Pick<Deps, 'outbox' | 'now'>,
  draft: Draft,
  run: StoredRun,
  donationIds: readonly string[],
  why: Extract<LeaveReason, ReturnReason>,
): StoredRun =>
  donationIds.reduce((current, id) => {
    returnOffer(deps, draft, run, id, { why });
    return withoutStop(current, id, why, deps.now().toISOString());
  }, run);

export const putOnRun = (
  deps: Pick<Deps, 'outbox' | 'now'>,
  draft: Draft,
  { id: runId }: Pick<StoredRun, 'id'>,
  donation: StoredDonation,
  agreed: NonNullable<StoredDonation['pickup']>['agreed'],
): void => {
  const after = changePickup(donation, { runId, agreed, returned: undefined });
  if (agreed) putAndNotifyDay(deps, draft, after, notifiedDay(draft, donation));
  else draft.donations.put(after);
};
