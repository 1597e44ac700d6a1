import type { MailKind } from '#contract/mail-admin/mail-kinds.ts';
import type { StoredTestimonial } from '#contract/testimonials/stored-testimonial.ts';
import type { Deps } from '../http/deps.ts';
import type { NewMail } from '../mail/outbox.ts';
import type { Draft } from '../store/store.ts';

/** Robots enter other people's addresses. */
const isFromRobot = ({ review }: StoredTestimonial) => review.reasons.some(({ kind }) => kind === 'honeypot');

type AuthorMailKind = Extract<MailKind, `testimonial-${string}`>;

/** Null without an address, or where something speaks for a robot or a flood. */
export const mailToAuthor = (
  testimonial: StoredTestimonial,
  kind: AuthorMailKind,
  more: Pick<NewMail, 'values' | 'notBefore'> = {},
): NewMail | null => {
  const { id, email, quarantinedAt, language } = testimonial;
  if (!email || quarantinedAt !== undefined || isFromRobot(testimonial)) return null;
  return { kind, to: email, about: { type: 'testimonial', id }, language, ...more };
};

export const notifyAuthor = (
  { outbox }: Pick<Deps, 'outbox'>,
  draft: Draft,
  testimonial: StoredTestimonial,
  kind: AuthorMailKind,
  notBefore?: Date,
): void => {
  const mail = mailToAuthor(testimonial, kind, notBefore && { notBefore });
  if (mail) outbox.enqueue(draft, mail);
};

export const decisionMails = [
  'testimonial-published',
  'testimonial-not-published',
] as const satisfies readonly MailKind[];

export const notifyDecision = (deps: Pick<Deps, 'outbox'>, draft: Draft, testimonial: StoredTestimonial): void => {
  deps.outbox.cancelDecisions(draft, testimonial.id);
  if (testimonial.status === 'approved') notifyAuthor(deps, draft, testimonial, 'testimonial-published');
  if (testimonial.status === 'rejected') notifyAuthor(deps, draft, testimonial, 'testimonial-not-published');
};
