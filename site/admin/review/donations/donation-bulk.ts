import { createElement } from 'react';
import { assignDonations } from '#contract/assignments/calls.ts';
import {
  approveDonations,
  collectDonations,
  deleteDonations,
  exportChosenDonations,
  rejectDonations,
  undoDonations,
} from '#contract/donations/calls.ts';
import type { DonationItem } from '#contract/donations/donation-desk.ts';
import type { DonationStatus } from '#contract/donations/donations.ts';
import { itemTitle } from '#contract/text/excerpt.ts';
import { figure, type Picked } from '../moderation/bulk-parts.ts';
import { sendInBulk } from '../moderation/send-in-bulk.ts';
import type { BulkSubject } from '../moderation/subject.ts';
import { waitingAndAlike } from '../moderation/waiting-and-alike.ts';
import { DonorReason } from './DonorReason.tsx';

const mayFrom: Record<DonationStatus, Picked['may']> = {
  pending: ['approve', 'reject', 'assign', 'delete'],
  approved: ['collect', 'assign', 'delete'],
  collected: ['assign', 'delete'],
  rejected: ['assign', 'delete'],
};

const pick = ({ id, description, status, held }: DonationItem): Picked => ({
  id,
  name: itemTitle(description),
  status,
  warnings: held ? ['Held because they may be spam'] : [],
  leftOut: '',
  isTold: !held,
  may: mayFrom[status],
});

export const donationBulk: BulkSubject<DonationItem> = {
  csv: { call: exportChosenDonations, name: 'donations-selected' },
  count: (count) => (count === 1 ? '1 donation' : `${figure(count)} donations`),
  approvalDetail: 'They go to the approved ones, to be collected or dropped off.',
  deletionDetail: 'Descriptions, photos, names and addresses are gone for good. This cannot be undone.',
  DonorsReason: (props) => createElement(DonorReason, { ...props, note: 'Each donor reads this', takesFocus: true }),
  tells: { approve: 'approveOffers', reject: 'declineOffers', collect: 'collectOffers' },
  pick,
  send: sendInBulk({
    approve: approveDonations,
    reject: rejectDonations,
    collect: collectDonations,
    assign: assignDonations,
    delete: deleteDonations,
    undo: undoDonations,
  }),
  alike: waitingAndAlike('donation'),
};
