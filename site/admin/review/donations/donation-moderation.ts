import { deleteDonation, readDonation } from '#contract/donations/calls.ts';
import { type DonationItem, donationTransitions } from '#contract/donations/donation-desk.ts';
import type { DonationStatus } from '#contract/donations/donations.ts';
import { mailActs, notifiedSentence, type StaffMailAct } from '#contract/mail-admin/mail-acts.ts';
import type { MailKind } from '#contract/mail-admin/mail-kinds.ts';
import { itemTitle } from '#contract/text/excerpt.ts';
import { sentenceOf } from '../../../client/api-error.ts';
import { queryOf } from '../../../client/calls.ts';
import { allOf } from '../../../client/query-keys.ts';
import { send } from '../../../client/send.ts';
import { createModeration } from '../moderation/create-moderation.tsx';
import type { ModerationSubject } from '../moderation/subject.ts';
import { doneLabels } from './decisions.ts';
import { donationBulk } from './donation-bulk.ts';
import { DECISION_FAILED, DELETE_FAILED, UNDO_FAILED } from './messages.ts';

type Subject = ModerationSubject<DonationItem, DonationStatus>;

const actOf = {
  approved: 'approveOffers',
  rejected: 'declineOffers',
  collected: 'collectOffers',
  pending: 'reopenOffers',
} as const satisfies Record<DonationStatus, StaffMailAct>;
const acts = Object.values(actOf);
const isCausedBy = (act: (typeof acts)[number], kind: MailKind): boolean =>
  mailActs[act].mails.some((one) => one === kind);

/** Says in a sentence what the donor is told of a new status; undefined for nothing. */
export const noticeForStep = ({ held, status, pickup }: DonationItem, to: DonationStatus): string | undefined => {
  if (held || (to === 'approved' && status !== 'pending') || (to === 'pending' && !pickup?.agreed)) return undefined;
  return notifiedSentence(actOf[to], 1);
};

export const donationSubject: Subject = {
  kind: 'donation',
  queryKeys: [allOf('donationitems'), allOf('dashboard'), allOf('today')],
  byId: (platform, id) => queryOf(platform, readDonation, { id }),
  remove: (platform, id) => send(platform, deleteDonation, { id }),
  mayDecide: ({ status }, to) => donationTransitions[status].includes(to),
  asksForNotes: (to) => to === 'rejected',
  overtakenBy: ({ seen }, now) => (now.status === seen.status ? null : 'decided'),
  doneLabel: ({ status, description }) => `${doneLabels[status]}: ${itemTitle(description)}`,
  mailNote({ mails = [] }) {
    const act = acts.find((one) => mails.some(({ kind, state }) => state === 'waiting' && isCausedBy(one, kind)));
    return act && notifiedSentence(act, 1);
  },
  explain: (error, fallback) => [sentenceOf(error, fallback)],
  failed: { decide: DECISION_FAILED, undo: UNDO_FAILED, remove: DELETE_FAILED },
  bulk: donationBulk,
};

export const { ModerationProvider, useModeration } = createModeration<DonationItem, DonationStatus>(donationSubject);
