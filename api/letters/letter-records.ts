import { SUBJECT_DELETED } from '#contract/comments/comments.ts';
import type { StoredDonation } from '#contract/donations/stored-donation.ts';
import { helpSummary } from '#contract/help/help-summary.ts';
import type { LetterFields, LetterRecord } from '#contract/letters/letters.ts';
import type { StoredMessage } from '#contract/messages/messages.ts';
import { greetingName } from '#contract/personal-data/name.ts';
import type { StoredTestimonial } from '#contract/testimonials/stored-testimonial.ts';
import { Failure } from '../core/failure.ts';
import { mailToDonor } from '../donations/notify-donor.ts';
import type { NewMail } from '../mail/outbox.ts';
import type { Draft, View } from '../store/store.ts';
import { mailToAuthor } from '../testimonials/notify-author.ts';

export type Written =
  | { kind: 'donation'; record: StoredDonation }
  | { kind: 'testimonial'; record: StoredTestimonial }
  | { kind: 'message'; record: StoredMessage };

export const writtenOf = (tables: View | Draft, { kind, id }: LetterRecord): Written | undefined => {
  if (kind === 'donation') {
    const record = tables.donations.get(id);
    return record && { kind, record };
  }
  if (kind === 'testimonial') {
    const record = tables.testimonials.get(id);
    return record && { kind, record };
  }
  const record = tables.messages.get(id);
  return record && { kind, record };
};

/** @throws Failure `not_found`. */
export const writtenOrThrow = (tables: View | Draft, about: LetterRecord): Written => {
  const written = writtenOf(tables, about);
  if (!written) throw new Failure('not_found', SUBJECT_DELETED);
  return written;
};

type Change = LetterFields & Pick<Partial<StoredMessage>, 'urgency'>;

export const putLetters = (
  draft: Draft,
  { kind, record }: Written,
  { answerWaits, ...change }: Change,
  state: Partial<Pick<StoredMessage, 'state' | 'answeredAt' | 'urgent'>> = {},
): void => {
  if (kind === 'message') draft.messages.put({ ...record, ...change, ...state });
  else if (kind === 'donation') draft.donations.put({ ...record, ...change, answerWaits });
  else draft.testimonials.put({ ...record, ...change, answerWaits });
};

/** Null if no mail would reach the person. */
export const mailOf = (
  { kind, record }: Written,
  message: string,
  more: Pick<NewMail, 'notBefore'> = {},
): NewMail | null => {
  if (kind === 'donation') return mailToDonor(record, 'offer-letter', { values: { message }, ...more });
  if (kind === 'testimonial')
    return mailToAuthor(record, 'testimonial-letter', { values: { message, name: record.name }, ...more });
  const { id, email, name, reference, quarantinedAt, help, message: words } = record;
  if (!email || quarantinedAt !== undefined) return null;
  const theirs = help && words === '' ? helpSummary(help) : words;
  const values = { message, firstName: greetingName(name), reference, theirs };
  return { kind: 'message-reply', to: email, about: { type: 'message', id }, values, ...more };
};
