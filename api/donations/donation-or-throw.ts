import type { StoredDonation } from '#contract/donations/stored-donation.ts';
import { Failure } from '../core/failure.ts';

const NO_SUCH_DONATION = 'There is no such donation. It may have been deleted.';

/** @throws Failure `not_found`. */
export const donationOrThrow = (
  { donations }: { readonly donations: { get(id: string): StoredDonation | undefined } },
  id: string,
): StoredDonation => {
  const donation = donations.get(id);
  if (!donation) throw new Failure('not_found', NO_SUCH_DONATION);
  return donation;
};
