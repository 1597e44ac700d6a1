import type { DonationFilter } from '#contract/donations/donation-desk.ts';
import type { StoredDonation } from '#contract/donations/stored-donation.ts';
import type { SelectionExport } from '#contract/moderation/moderation.ts';
import { donationRecord } from '#contract/records/donation.ts';
import { type ExtraColumn, recordsCsv } from '../http/csv-response.ts';
import type { Deps } from '../http/deps.ts';
import { authorNameOrNull } from '../identity/author-name.ts';
import { chosenOf } from '../moderation/chosen-records.ts';
import { originOf } from '../stops/origin-of.ts';
import { findDonations } from './find-donations.ts';
import { decidedByName } from './view.ts';

const columnsOfOrigin = ({ store: { data } }: Pick<Deps, 'store'>): ExtraColumn<StoredDonation>[] => [
  { heading: 'Shop', cellOf: (donation) => originOf(data, donation).shop?.name ?? null },
  { heading: 'County', cellOf: (donation) => originOf(data, donation).county },
  { heading: 'Area', cellOf: (donation) => originOf(data, donation).area?.name ?? null },
];

const answer = ({ store }: Pick<Deps, 'store'>, donations: readonly StoredDonation[]): Response =>
  recordsCsv<StoredDonation>(
    'donations',
    donationRecord,
    donations.map((donation) => ({
      ...donation,
      ...decidedByName(store.data, donation),
      assignedTo: authorNameOrNull(store.data, donation.assignedTo ?? null) ?? undefined,
    })),
    columnsOfOrigin({ store }),
  );

export const donationsCsv = (deps: Pick<Deps, 'store' | 'now'>, filter: DonationFilter): Response =>
  answer(deps, findDonations(deps, filter));

/** In the order chosen; an offer that is gone is left out. */
export const chosenDonationsCsv = (deps: Pick<Deps, 'store'>, { ids }: SelectionExport): Response =>
  answer(deps, chosenOf(deps.store.data.donations, ids));
