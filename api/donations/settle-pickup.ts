import type { DonationStatus } from '#contract/donations/donations.ts';
import type { StoredDonation } from '#contract/donations/stored-donation.ts';
import type { LeaveReason } from '#contract/runs/runs.ts';
import type { Deps } from '../http/deps.ts';
import { changePickup } from '../stops/change-pickup.ts';
import { leaveRun } from '../stops/places.ts';
import type { Draft } from '../store/store.ts';
import { type CollectionDay, putAndNotifyDay, stopDayMails } from './notify-of-day.ts';

const reasons: Record<Exclude<DonationStatus, 'approved'>, LeaveReason> = {
  pending: 'reopened',
  rejected: 'declined',
  collected: 'collected',
};

/** Must be called after other mails were cancelled; tells nothing unless the offer is still open and has no day. */
export const notifyDayOff = (
  deps: Pick<Deps, 'outbox' | 'now'>,
  draft: Draft,
  after: StoredDonation,
  notified: CollectionDay | undefined,
): void => {
  if ((after.status === 'pending' || after.status === 'approved') && notified)
    putAndNotifyDay(deps, draft, after, notified);
};

/** Only an approved offer is on a run; a collected one keeps the agreed day. @returns the offer, which the caller must store. */
export const settlePickup = (
  deps: Pick<Deps, 'outbox' | 'now'>,
  draft: Draft,
  donation: StoredDonation,
  why?: LeaveReason,
): StoredDonation => {
  const { status, pickup } = donation;
  if (!pickup) return donation;
  if (status === 'approved') return pickup.runId ? donation : changePickup(donation, { agreed: undefined });
  const { agreed } = pickup;
  stopDayMails(deps, draft, donation);
  const withoutRun = leaveRun(draft, donation, why ?? reasons[status], deps.now().toISOString());
  return changePickup(withoutRun, { days: undefined, agreed: status === 'collected' ? agreed : undefined });
};
