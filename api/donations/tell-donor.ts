import { donationCategories, donationConditions } from '#contract/donations/donations.ts';
import type { StoredDonation } from '#contract/donations/stored-donation.ts';
import { dayOfMonth, dublinDay } from '#contract/dublin.ts';
import type { MailKind } from '#contract/mail-admin/mail-kinds.ts';
import type { Deps } from '../http/deps.ts';
import type { NewMail } from '../mail/outbox.ts';
import type { Draft } from '../store/store.ts';

const TITLE = /^(mr|mrs|ms|miss|dr|fr|sr|rev|prof)\.?$/i;

/** How a donor is greeted: by the first name, or by everything where that begins with a title. */
const greetingName = (name: string): string => {
  const [first = ''] = name.split(/\s+/);
  return TITLE.test(first) ? name : first;
};

/** The line of steps: received, looked at, day agreed or brought, collected. */
const stepsOf = ({ createdAt, status, reviewedAt, pickupRequired, pickup }: StoredDonation): string => {
  const day = (at: string) => dayOfMonth(dublinDay(new Date(at)));
  const isApproved = status === 'approved' || status === 'collected';
  const agreed = status === 'approved' ? pickup?.agreed : undefined;
  const dayStep = agreed ? 'done' : isApproved ? 'now' : 'todo';
  const rows: [string, string, string][] = [
    ['done', 'Received', day(createdAt)],
    isApproved ? ['done', 'Looked at', day(reviewedAt ?? createdAt)] : ['now', 'Looked at', '2–3 business days'],
    [dayStep, pickupRequired ? 'Day agreed' : 'Brought to a shop', agreed ? dayOfMonth(agreed.date) : ''],
    [agreed ? 'now' : 'todo', pickupRequired ? 'Collected' : 'Received', ''],
  ];
  return rows.map((row) => row.join('|')).join('\n');
};

/** What the mails about an offer are filled with. */
const valuesOf = (donation: StoredDonation): Record<string, string> => ({
  firstName: greetingName(donation.submitterName),
  item: donationCategories[donation.category],
  condition: donationConditions[donation.condition].label.toLowerCase(),
  description: donation.description,
  reference: donation.reference,
  steps: stepsOf(donation),
  reason: donation.reasonForDonor ?? '',
});

/** Adds a mail to the donor to a change, and returns its id; null, and no mail, where the offer is flagged as a robot's or in quarantine, or the address bounced. */
export const tellDonor = (
  { outbox }: Pick<Deps, 'outbox'>,
  draft: Draft,
  donation: StoredDonation,
  kind: Extract<MailKind, `offer-${string}` | `day${string}`>,
  { values, ...more }: Pick<NewMail, 'values' | 'cause' | 'notBefore'> = {},
): string | null => {
  const { id, submitterEmail, held, quarantinedAt, language } = donation;
  if (held || quarantinedAt !== undefined) return null;
  const about = { type: 'donation', id } as const;
  return outbox.enqueue(draft, {
    kind,
    to: submitterEmail,
    about,
    values: { ...valuesOf(donation), ...values },
    language,
    ...more,
  });
};

/** The mails about decisions. */
export const decisionMails = [
  'offer-approved-pickup',
  'offer-approved-drop-off',
  'offer-declined',
  'offer-collected',
] as const satisfies readonly MailKind[];

/** Stops what an earlier decision would have told the donor, and tells the decision that holds now. */
export const tellDecision = (
  deps: Pick<Deps, 'outbox'>,
  draft: Draft,
  before: StoredDonation,
  after: StoredDonation,
): void => {
  deps.outbox.cancelDecisions(draft, after.id);
  const approved = after.pickupRequired ? 'offer-approved-pickup' : 'offer-approved-drop-off';
  if (after.status === 'approved' && before.status === 'pending') tellDonor(deps, draft, after, approved);
  if (after.status === 'rejected') tellDonor(deps, draft, after, 'offer-declined');
  if (after.status === 'collected') tellDonor(deps, draft, after, 'offer-collected');
};
