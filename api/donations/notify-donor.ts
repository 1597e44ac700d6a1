import type { StoredDonation } from '#contract/donations/stored-donation.ts';
import { dublinDay } from '#contract/dublin.ts';
import type { MailKind } from '#contract/mail-admin/mail-kinds.ts';
import { greetingName } from '#contract/personal-data/name.ts';
import type { Deps } from '../http/deps.ts';
import type { NewMail } from '../mail/outbox.ts';
import { type OfferFacts, sayFacts, withFacts } from '../mail-admin/offer-facts.ts';
import type { Draft } from '../store/store.ts';

const stepsOf = ({ createdAt, status, reviewedAt, pickupRequired, pickup }: StoredDonation): OfferFacts['steps'] => {
  const dayOf = (at: string) => dublinDay(new Date(at));
  const isApproved = status === 'approved' || status === 'collected';
  const agreed = status === 'approved' ? pickup?.agreed : undefined;
  return [
    { state: 'done', name: 'received', day: dayOf(createdAt) },
    isApproved
      ? { state: 'done', name: 'lookedAt', day: dayOf(reviewedAt ?? createdAt) }
      : { state: 'now', name: 'lookedAt', day: 'soon' },
    {
      state: agreed ? 'done' : isApproved ? 'now' : 'todo',
      name: pickupRequired ? 'dayAgreed' : 'brought',
      ...(agreed && { day: agreed.date }),
    },
    { state: agreed ? 'now' : 'todo', name: pickupRequired ? 'collected' : 'received' },
  ];
};

const writtenOf = (donation: StoredDonation): Record<string, string> => ({
  firstName: greetingName(donation.submitterName),
  description: donation.description,
  reference: donation.reference,
  reason: donation.reasonForDonor ?? '',
});

interface DonorNotice extends Pick<NewMail, 'values' | 'cause' | 'notBefore'> {
  facts?: Pick<OfferFacts, 'day' | 'days' | 'change' | 'called'>;
}

type DonorMailKind = Extract<MailKind, `offer-${string}` | `day${string}`>;

/** Null if the offer is flagged as a robot's or in quarantine. */
export const mailToDonor = (
  donation: StoredDonation,
  kind: DonorMailKind,
  { values, facts: more, ...rest }: DonorNotice = {},
): NewMail | null => {
  const { id, submitterEmail, held, quarantinedAt, language, category, condition } = donation;
  if (held || quarantinedAt !== undefined) return null;
  const facts: OfferFacts = { category, condition, steps: stepsOf(donation), ...more };
  return {
    kind,
    to: submitterEmail,
    about: { type: 'donation', id },
    values: { ...writtenOf(donation), ...sayFacts(null, facts), ...(language && withFacts(facts)), ...values },
    language,
    ...rest,
  };
};

/** Returns the mail's id; null, without a mail, as `mailToDonor` or if the address bounced. */
export const notifyDonor = (
  { outbox }: Pick<Deps, 'outbox'>,
  draft: Draft,
  donation: StoredDonation,
  kind: DonorMailKind,
  telling?: DonorNotice,
): string | null => {
  const mail = mailToDonor(donation, kind, telling);
  return mail && outbox.enqueue(draft, mail);
};

export const decisionMails = [
  'offer-approved-pickup',
  'offer-approved-drop-off',
  'offer-declined',
  'offer-collected',
] as const satisfies readonly MailKind[];

/** Cancels unsent mails of an earlier decision. */
export const notifyDecision = (
  deps: Pick<Deps, 'outbox'>,
  draft: Draft,
  before: StoredDonation,
  after: StoredDonation,
): void => {
  deps.outbox.cancelDecisions(draft, after.id);
  // What was decided has overtaken it.
  if (after.status !== 'pending') deps.outbox.cancel(draft, after.id, ['offer-received']);
  const approved = after.pickupRequired ? 'offer-approved-pickup' : 'offer-approved-drop-off';
  if (after.status === 'approved' && before.status === 'pending') notifyDonor(deps, draft, after, approved);
  if (after.status === 'rejected') notifyDonor(deps, draft, after, 'offer-declined');
  if (after.status === 'collected') notifyDonor(deps, draft, after, 'offer-collected');
};
