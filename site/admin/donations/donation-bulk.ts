import type { DonationItem } from '#contract/donation-desk.ts';
import { figure, type Picked } from '../moderation/bulk-parts.ts';
import { sendInBulk } from '../moderation/send-in-bulk.ts';
import type { BulkSubject } from '../moderation/subject.ts';
import { waitingAndAlike } from '../moderation/waiting-and-alike.ts';
import { itemTitle } from './item-title.ts';

const pick = ({ id, description, status, held }: DonationItem): Picked | null =>
  status === 'pending'
    ? { id, name: itemTitle(description), status, warnings: held ? ['Held because they may be spam'] : [] }
    : null;

/** How several offers are decided at once. */
export const donationBulk: BulkSubject<DonationItem> = {
  count: (count) => (count === 1 ? '1 donation' : `${figure(count)} donations`),
  approvalDetail: 'They go to the approved ones, to be collected or dropped off.',
  deletionDetail: 'Descriptions, photos, names and addresses are gone for good. This cannot be undone.',
  pick,
  send: sendInBulk('/donationitems'),
  alike: waitingAndAlike('donation'),
};
