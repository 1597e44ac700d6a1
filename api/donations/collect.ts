import type { DonationStatus } from '#contract/donations/donations.ts';
import type { StoredDonation } from '#contract/donations/stored-donation.ts';
import type { Deps } from '../http/deps.ts';
import { changePickup } from '../stops/change-pickup.ts';
import type { Draft } from '../store/store.ts';
import { reviewed } from './decide.ts';
import { notifyDecision } from './notify-donor.ts';
import { stopDayMails } from './notify-of-day.ts';

interface ByVan {
  by: string;
  at: string;
}

const moved = (before: StoredDonation, status: DonationStatus, { by, at }: ByVan): StoredDonation =>
  reviewed(before, { status, adminNotes: '' }, by, at);

/** Also thanks the donor; an offer that is already collected stays as it is. */
export const collectByVan = (
  deps: Pick<Deps, 'outbox' | 'now'>,
  draft: Draft,
  before: StoredDonation,
  van: ByVan,
): void => {
  if (before.status !== 'approved') return;
  stopDayMails(deps, draft, before);
  const after = changePickup(moved(before, 'collected', van), {
    runId: undefined,
    days: undefined,
    returned: undefined,
  });
  draft.donations.put(after);
  notifyDecision(deps, draft, before, after);
};

/** Cancels thanks that still wait. @returns the offer. */
export const uncollectByVan = (
  deps: Pick<Deps, 'outbox' | 'now'>,
  draft: Draft,
  before: StoredDonation,
  van: ByVan,
): StoredDonation => {
  const after = changePickup(moved(before, 'approved', van), { agreed: undefined });
  draft.donations.put(after);
  notifyDecision(deps, draft, before, after);
  return after;
};
