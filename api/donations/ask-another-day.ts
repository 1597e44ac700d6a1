import type { OwnDonation } from '#contract/own-donation.ts';
import { recordAudit } from '../audit/record.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import { donationByToken } from './donation-by-token.ts';
import { DONOR_ACTOR } from './donor.ts';
import { ownView } from './own-view.ts';

const NO_PICKUP = 'There is no collection to find another day for. Please ring us.';

/**
 * Stores when it suits the donor of an approved offer that is to be collected, for the staff who look for a day; a later wish
 * replaces an earlier one. @throws Failure `not_found`, or `conflict` for any other offer.
 */
export const askAnotherDay = async (
  deps: Deps,
  { token, note }: { token: string; note: string },
): Promise<OwnDonation> => {
  const donation = await deps.store.change((draft) => {
    const before = donationByToken(deps, draft, token);
    if (before.status !== 'approved' || !before.pickupRequired) throw new Failure('conflict', NO_PICKUP);
    if (before.dayAsked?.note === note) return before;
    const after = { ...before, dayAsked: { at: deps.now().toISOString(), note } };
    draft.donations.put(after);
    // One entry until staff decide again: who keeps asking must not fill the log.
    if (before.dayAsked) draft.erase();
    else {
      const subject = { subjectKind: 'donation', subjectId: before.id, detail: before.reference } as const;
      recordAudit(draft, deps, { actor: DONOR_ACTOR, action: 'asked for another day', ...subject });
    }
    return after;
  });
  return ownView(deps, donation);
};
