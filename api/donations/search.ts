import type { StoredDonation } from '#contract/donations/stored-donation.ts';
import { deskTexts } from '#contract/records/description.ts';
import { donationRecord } from '#contract/records/donation.ts';
import { searchedFieldsOf } from '../search/searched-fields.ts';
import { createSearch } from '../search/text-search.ts';

export const matchesWords = createSearch<StoredDonation>(searchedFieldsOf<StoredDonation>(donationRecord, deskTexts));
