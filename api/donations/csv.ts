import type { DonationFilter } from '#contract/donation-desk.ts';
import { donationCategories, donationConditions } from '#contract/donations.ts';
import type { StoredDonation } from '#contract/stored-donation.ts';
import type { Cell } from '../core/csv.ts';
import { csvAnswer } from '../http/csv-response.ts';
import type { Deps } from '../http/deps.ts';
import { findDonations } from './lists.ts';
import { decidedByName } from './view.ts';

const columns: Record<string, (donation: StoredDonation) => Cell> = {
  Reference: (d) => d.reference,
  Status: (d) => d.status,
  Offered: (d) => d.createdAt,
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
  Notes: (d) => d.adminNotes,
  Reviewed: (d) => d.reviewedAt,
  'Reviewed by': (d) => d.reviewedBy,
  Collected: (d) => d.collectedAt,
};

/** The donations that match the search and the filters as CSV, newest first. */
export const donationsCsv = (deps: Pick<Deps, 'store'>, filter: DonationFilter): Response => {
  const cells = Object.values(columns);
  const rows = findDonations(deps, filter).map((donation) => {
    const named = { ...donation, ...decidedByName(deps.store.data, donation) };
    return cells.map((cell) => cell(named));
  });
  return csvAnswer('donations', Object.keys(columns), rows);
};
