import type { MailKind } from '#contract/mail-admin/mail-kinds.ts';
import type { StoredTestimonial } from '#contract/testimonials/stored-testimonial.ts';
import type { Deps } from '../http/deps.ts';
import type { Draft } from '../store/store.ts';

/** True for one that a robot sent, which enters other people's addresses. */
const isFromRobot = ({ review }: StoredTestimonial) => review.reasons.some(({ kind }) => kind === 'honeypot');

/** Adds a mail to its author to a change, if there is an address, and nothing speaks for a robot or a flood. */
export const tellAuthor = (
  { outbox }: Pick<Deps, 'outbox'>,
  draft: Draft,
  testimonial: StoredTestimonial,
  kind: Extract<MailKind, `testimonial-${string}`>,
  notBefore?: Date,
): void => {
  const { id, email, quarantinedAt, language } = testimonial;
  if (!email || quarantinedAt !== undefined || isFromRobot(testimonial)) return;
  const about = { type: 'testimonial', id } as const;
  outbox.enqueue(draft, { kind, to: email, about, language, ...(notBefore && { notBefore }) });
};

/** The mails about decisions. */
export const decisionMails = [
  'testimonial-published',
  'testimonial-not-published',
] as const satisfies readonly MailKind[];

/** Stops what an earlier decision would have told the author, and tells the decision that holds now. */
export const tellDecision = (deps: Pick<Deps, 'outbox'>, draft: Draft, testimonial: StoredTestimonial): void => {
  deps.outbox.cancelDecisions(draft, testimonial.id);
  if (testimonial.status === 'approved') tellAuthor(deps, draft, testimonial, 'testimonial-published');
  if (testimonial.status === 'rejected') tellAuthor(deps, draft, testimonial, 'testimonial-not-published');
};
