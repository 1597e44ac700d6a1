import type { DonationFilter } from '#contract/donation-desk.ts';
import { donationCategories, donationConditions } from '#contract/donations.ts';
import type { SelectionExport } from '#contract/moderation.ts';
import type { StoredDonation } from '#contract/stored-donation.ts';
import type { Cell } from '../core/csv.ts';
import { csvTime } from '../core/csv-time.ts';
import { csvAnswer } from '../http/csv-response.ts';
import type { Deps } from '../http/deps.ts';
import { authorNameOrNull } from '../identity/author-name.ts';
import { chosenOf } from '../moderation/chosen-records.ts';
import { findDonations } from './find-donations.ts';
import { decidedByName } from './view.ts';

const columns: Record<string, (donation: StoredDonation) => Cell> = {
  Reference: (d) => d.reference,
  Status: (d) => d.status,
  Offered: (d) => csvTime(d.createdAt),
  Name: (d) => d.submitterName,
  Email: (d) => d.submitterEmail,
  Phone: (d) => d.submitterPhone,
  Category: (d) => donationCategories[d.category],
  Condition: (d) => donationConditions[d.condition].label,
  Description: (d) => d.description,
  'Estimated value in euro': (d) => d.estimatedValue,
  Pickup: (d) => (d.pickupRequired ? 'yes' : 'no'),
  'Pickup address': (d) => d.pickupAddress,
  'Pickup instructions': (d) => d.pickupInstructions,
  Photos: (d) => d.photos.length,
  'Assigned to': (d) => d.assignedTo ?? '',
  Notes: (d) => d.adminNotes,
  Reviewed: (d) => d.reviewedAt && csvTime(d.reviewedAt),
  'Reviewed by': (d) => d.reviewedBy,
  Collected: (d) => d.collectedAt && csvTime(d.collectedAt),
};

const answer = ({ store }: Pick<Deps, 'store'>, donations: readonly StoredDonation[]): Response => {
  const cells = Object.values(columns);
  const rows = donations.map((donation) => {
    const assignedTo = authorNameOrNull(store.data, donation.assignedTo ?? null) ?? '';
    const named = { ...donation, ...decidedByName(store.data, donation), assignedTo };
    return cells.map((cell) => cell(named));
  });
  return csvAnswer('donations', Object.keys(columns), rows);
};

/** The donations that match the search and the filters as CSV, newest first. */
export const donationsCsv = (deps: Pick<Deps, 'store' | 'now'>, filter: DonationFilter): Response =>
  answer(deps, findDonations(deps, filter));

/** Chosen donations as CSV, in the order in which they were chosen; one that is gone is left out. */
export const chosenDonationsCsv = (deps: Pick<Deps, 'store'>, { ids }: SelectionExport): Response =>
  answer(deps, chosenOf(deps.store.data.donations, ids));
