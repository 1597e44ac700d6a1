import { donationCategories, donationConditions } from '#contract/donations.ts';
import type { StoredDonation } from '#contract/stored-donation.ts';
import { createSearch } from '../search/text-search.ts';

/** Matches donations that contain every word of the search text, in any field and order. */
export const matchesWords = createSearch<StoredDonation>((donation) => [
  donation.reference,
  donation.submitterName,
  donation.submitterEmail,
  donation.submitterPhone,
  donation.submitterPhone.replace(/\D/g, ''),
  donation.description,
  donationCategories[donation.category],
  donationConditions[donation.condition].label,
  donation.estimatedValue,
  donation.pickupAddress,
  donation.pickupInstructions,
  donation.adminNotes,
]);
