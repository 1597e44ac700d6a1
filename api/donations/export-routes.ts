import { exportChosenDonations, exportDonations } from '#contract/donations/calls.ts';
import { recordExport } from '../audit/record-export.ts';
import { type Route, route } from '../http/route.ts';
import { withAccount } from '../moderation/desk-filter.ts';
import { chosenDonationsCsv, donationsCsv } from './csv.ts';

export const donationExportRoutes: Route[] = [
  route(exportDonations, {
    tag: 'Donations',
    summary: 'Donations as CSV, newest first',
    async handle({ deps, query, actor }) {
      await recordExport(deps, { actor, subjectKind: 'donation', filter: { ...query } });
      return donationsCsv(deps, withAccount(query, actor));
    },
  }),
  route(exportChosenDonations, {
    tag: 'Donations',
    essential: true,
    summary: 'Chosen donations as CSV, in the order given; what is gone is left out',
    async handle({ deps, body, actor }) {
      await recordExport(deps, { actor, subjectKind: 'donation', filter: { selection: body.ids.length } });
      return chosenDonationsCsv(deps, body);
    },
  }),
];
