import { donationFilter } from '#contract/donations/donation-desk.ts';
import { exportRoutes } from '../moderation/export-routes.ts';
import { chosenDonationsCsv, donationsCsv } from './csv.ts';

/** Offers as CSV. */
export const donationExportRoutes = exportRoutes({
  subjectKind: 'donation',
  path: '/donationitems.csv',
  scope: 'donations:read',
  tag: 'Donations',
  noun: 'Donations',
  filter: donationFilter,
  matching: donationsCsv,
  chosen: chosenDonationsCsv,
});
