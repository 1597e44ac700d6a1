import { formatDateTime } from '#contract/dublin.ts';
import { decidedTestimonial } from '#contract/moderation/decision.ts';
import type { StatusUpdate } from '#contract/moderation/moderation.ts';
import type { StaffTestimonial } from '#contract/testimonials/staff-testimonials.ts';
import type { StoredTestimonial } from '#contract/testimonials/stored-testimonial.ts';
import type { TestimonialStatus } from '#contract/testimonials/testimonials.ts';
import { idempotencyOf } from '../audit/idempotency.ts';
import { recordAudit } from '../audit/record.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import { type Authors, authorNameOrNull } from '../identity/author-name.ts';
import type { Actor } from '../identity/interfaces.ts';
import { releaseLease } from '../leases/leases.ts';
import { undeliveredKinds } from '../mail/undelivered-kinds.ts';
import { checkReason } from '../moderation/check-reason.ts';
import { checkReleased } from '../moderation/check-released.ts';
import { isOwnDecision } from '../moderation/undo-rules.ts';
import type { Draft } from '../store/store.ts';
import { changedTestimonial } from './audit-fields.ts';
import { decisionMails, notifyDecision } from './notify-author.ts';
import { testimonialOrThrow } from './testimonial-or-throw.ts';
import { view } from './view.ts';

const decided = { approve: 'approved', reject: 'rejected' } as const satisfies Record<string, TestimonialStatus>;

const lastDecision = (draft: Authors, testimonial: StoredTestimonial): { by: string; at: string } => ({
  by: authorNameOrNull(draft, testimonial.reviewedBy ?? testimonial.approvedBy) ?? 'Someone',
  at: testimonial.reviewedAt ?? testimonial.approvedAt ?? testimonial.createdAt,
});

const conflict = (draft: Authors, testimonial: StoredTestimonial): Failure => {
  if (testimonial.status === 'pending') {
    return new Failure('conflict', 'This testimonial is back in review. Please look at it again.');
  }
  const { by, at } = lastDecision(draft, testimonial);
  const done = testimonial.status === 'approved' ? 'was already approved' : 'was already rejected';
  return new Failure('conflict', `This testimonial ${done} by ${by} on ${formatDateTime(at)}.`);
};

const CORRECTED_MEANWHILE = 'The author has corrected this testimonial meanwhile. Please read it again.';
const isUnread = ({ correctedAt }: StoredTestimonial, { action, correctedAt: read }: StatusUpdate): boolean =>
  read === undefined ? action === 'approve' && correctedAt !== undefined : read !== (correctedAt ?? null);

const isRepeated = (before: StoredTestimonial, status: TestimonialStatus, actor: Actor) =>
  before.status === status && isOwnDecision(before, actor);

const decisionOf = (draft: Draft, before: StoredTestimonial): StoredTestimonial['previous'] => {
  const { id, status, approvedAt, approvedBy, reviewedAt, reviewedBy, adminNotes } = before;
  const undelivered = undeliveredKinds(draft, id, decisionMails);
  const decision = { status, approvedAt, approvedBy, reviewedAt, reviewedBy, adminNotes };
  return { ...decision, ...(undelivered.length > 0 && { untold: undelivered }) };
};

const withDecision = (
  draft: Draft,
  before: StoredTestimonial,
  { action, adminNotes }: StatusUpdate,
  reviewedBy: string,
  now: string,
): StoredTestimonial => ({
  ...decidedTestimonial(before, { to: decided[action], notes: adminNotes, at: now, by: reviewedBy }),
  previous: decisionOf(draft, before),
  firstReviewedAt: before.firstReviewedAt ?? now,
});

/**
 * The same decision again by the same person changes at most the notes. A request with the same idempotency key is done only
 * once.
 * @throws Failure `invalid` for a rejection without a reason, `not_found`, or `conflict` if someone else decided first.
 */
export const decide = async (
  deps: Deps,
  input: StatusUpdate & { id: string },
  actor: Actor,
  idempotencyKey: string | null = null,
): Promise<StaffTestimonial> => {
  if (input.action === 'reject') checkReason(input);
  const status = decided[input.action];
  const request = ['testimonial', input.id, input.action, input.adminNotes, input.from ?? null];
  const { repeatKey, isDone } = idempotencyOf(deps.now, { personId: actor.id, key: idempotencyKey, request });
  const after = await deps.store.change((draft) => {
    releaseLease(draft, { kind: 'testimonial', subjectId: input.id }, actor.id);
    const before = testimonialOrThrow(draft, input.id);
    if (isDone(draft)) return before;
    checkReleased(before);
    const repeated = isRepeated(before, status, actor);
    if (!repeated && isUnread(before, input)) throw new Failure('conflict', CORRECTED_MEANWHILE);
    if (repeated && (!input.adminNotes || input.adminNotes === before.adminNotes)) return before;
    if ((before.status === status && !repeated) || (!repeated && input.from && input.from !== before.status))
      throw conflict(draft, before);
    const at = deps.now().toISOString();
    const testimonial = repeated
      ? { ...before, adminNotes: input.adminNotes }
      : withDecision(draft, before, input, actor.id, at);
    draft.testimonials.put(testimonial);
    if (!repeated) notifyDecision(deps, draft, testimonial);
    recordAudit(draft, deps, {
      actor,
      action: repeated ? 'notes changed' : status,
      subjectKind: 'testimonial',
      subjectId: before.id,
      changed: changedTestimonial(before, testimonial),
      repeatKey,
      at,
    });
    return testimonial;
  });
  return view(deps, after);
};
