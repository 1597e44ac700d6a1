import { DONATION_LINK_UNKNOWN } from '#contract/donations/managed-donation.ts';
import type { StoredDonation } from '#contract/donations/stored-donation.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';

/** @throws Failure `not_found`. */
export const donationByToken = (
  { manageLinks }: Pick<Deps, 'manageLinks'>,
  { donations }: { readonly donations: { get(id: string): StoredDonation | undefined } },
  token: string,
): StoredDonation => {
  const donation = manageLinks.find('donation', token, (id) => donations.get(id));
  if (!donation) throw new Failure('not_found', DONATION_LINK_UNKNOWN);
  return donation;
};
