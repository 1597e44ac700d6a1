import type { DonationStatus } from '#contract/donations/donations.ts';
import type { StoredDonation } from '#contract/donations/stored-donation.ts';
import type { Deps } from '../http/deps.ts';
import { changePickup } from '../stops/change-pickup.ts';
import type { Draft } from '../store/store.ts';
import { reviewed } from './decide.ts';
import { stopDayMails } from './tell-day.ts';
import { tellDecision } from './tell-donor.ts';

interface ByVan {
  by: string;
  /** When it was. */
  at: string;
}

const moved = (before: StoredDonation, status: DonationStatus, { by, at }: ByVan): StoredDonation =>
  reviewed(before, { status, adminNotes: '' }, by, at);

/** Makes an approved offer collected by the van within a change, and thanks the donor. One that is collected already stays. */
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
  tellDecision(deps, draft, before, after);
};

/** Takes back within a change that the van has collected an offer; thanks that wait are not sent. @returns the offer. */
export const uncollectByVan = (
  deps: Pick<Deps, 'outbox' | 'now'>,
  draft: Draft,
  before: StoredDonation,
  van: ByVan,
): StoredDonation => {
  const after = changePickup(moved(before, 'approved', van), { agreed: undefined });
  draft.donations.put(after);
  tellDecision(deps, draft, before, after);
  return after;
};
