import { createTextsOf, deskKinds } from '#contract/records/description.ts';
import { donationRecord } from '#contract/records/donation.ts';
import type { StoredDonation } from '#contract/stored-donation.ts';
import { createSearch } from '../search/text-search.ts';

const textsOf = createTextsOf<StoredDonation>(donationRecord, deskKinds);

/** Matches donations that contain every word of the search text, in any field and order. */
export const matchesWords = createSearch<StoredDonation>((donation) => [
  ...textsOf(donation),
  donation.submitterPhone.replace(/\D/g, ''),
]);
