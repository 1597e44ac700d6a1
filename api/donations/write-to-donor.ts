import type { DonationItem } from '#contract/donations/donation-desk.ts';
import { LETTERS_MAX, type NewDonorLetter } from '#contract/donations/donor-letters.ts';
import type { StoredDonation } from '#contract/donations/stored-donation.ts';
import { recordAudit } from '../audit/record.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import { donationOrThrow } from './donation-or-throw.ts';
import { tellDonor } from './tell-donor.ts';
import { view } from './view.ts';

const TOO_MANY = `This donor was written to ${LETTERS_MAX} times about this offer. Please ring instead.`;
const NO_MAIL = 'No mail reaches this donor. Please ring instead.';

/**
 * Writes to the donor of an offer, in the frame of the template; what was written is kept with the offer.
 * @throws Failure `not_found`, or `conflict` where no mail would reach the donor.
 */
export const writeToDonor = async (
  deps: Deps,
  { id, message, newLink = false }: NewDonorLetter & { id: string },
  actor: Actor,
): Promise<DonationItem> => {
  const donation = await deps.store.change((draft) => {
    const { letters = [], linkVersion = 1, ...before } = donationOrThrow(draft, id);
    if (letters.length >= LETTERS_MAX) throw new Failure('conflict', TOO_MANY);
    const mailId = tellDonor(deps, draft, before, 'offer-letter', { values: { message } });
    if (!mailId) throw new Failure('conflict', NO_MAIL);
    const letter = { mailId, at: deps.now().toISOString(), by: actor.id, message };
    const after: StoredDonation = {
      ...before,
      letters: [...letters, letter],
      linkVersion: newLink ? linkVersion + 1 : linkVersion,
    };
    draft.donations.put(after);
    const action = newLink ? 'written to with a new link' : 'written to';
    recordAudit(draft, deps, { actor, action, subjectKind: 'donation', subjectId: id, detail: before.reference });
    return after;
  });
  return view(deps, donation);
};
