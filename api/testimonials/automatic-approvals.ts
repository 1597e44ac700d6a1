import { addDays, dublinDay, startOfDay } from '#contract/dublin.ts';
import { authorNamed } from '#contract/people/author.ts';
import { AUTO_APPROVE_CONFIDENCE } from '#contract/review/review.ts';
import {
  AUTOMATIC_MAX,
  type AutomaticApprovals,
  type AutomaticQuery,
} from '#contract/testimonials/automatic-approvals.ts';
import { consentProblems } from '#contract/testimonials/consent.ts';
import type { StaffTestimonial } from '#contract/testimonials/staff-testimonials.ts';
import type { StoredTestimonial } from '#contract/testimonials/stored-testimonial.ts';
import { CONSENT_VERSION, type TestimonialSubmission } from '#contract/testimonials/testimonials.ts';
import { recordAudit } from '../audit/record.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import type { Reviewer } from '../review/reviewer.ts';
import { EVERY } from '../store/collections.ts';
import { changedTestimonial } from './audit-fields.ts';
import { testimonialOrThrow } from './testimonial-or-throw.ts';
import { view } from './view.ts';

export const AUTOMATIC = authorNamed('Automatic review');

const NOT_AUTOMATIC = 'This testimonial was not published by the automatic review, or is not published any more.';

/**
 * True if no rule has spoken, every consent that it needs was given to the current wording, and there is no picture, which
 * nobody has seen.
 */
export const mayGoLive = (
  { policy }: Pick<Deps, 'policy'>,
  { name, content, consent, consentTo, whose }: TestimonialSubmission,
  { result, stored }: ReturnType<Reviewer['review']>,
  hasPicture: boolean,
): boolean =>
  policy.autoApprove &&
  !hasPicture &&
  consent === CONSENT_VERSION &&
  Object.keys(consentProblems({ name, image: false, content, whose }, consentTo)).length === 0 &&
  result.isAppropriate &&
  result.confidenceScore >= AUTO_APPROVE_CONFIDENCE &&
  stored.reasons.length === 0 &&
  !stored.urgent;

const approvalOf = ({ approvedAt, createdAt }: StoredTestimonial): string => approvedAt ?? createdAt;

export const listAutomatic = (
  deps: Pick<Deps, 'store' | 'now' | 'policy'>,
  { day: requestedDay }: AutomaticQuery,
): AutomaticApprovals => {
  // Newest first.
  const live = deps.store.data.testimonials
    .list('approved', EVERY)
    .filter(({ approvedBy }) => approvedBy === AUTOMATIC);
  const dayOf = (one: StoredTestimonial | undefined) => (one ? dublinDay(new Date(approvalOf(one))) : null);
  const day = requestedDay ?? dayOf(live[0]) ?? dublinDay(deps.now());
  const [since, before] = [startOfDay(day).toISOString(), startOfDay(addDays(day, 1)).toISOString()];
  const ofDay = live.filter((one) => approvalOf(one) >= since && approvalOf(one) < before);
  return {
    enabled: deps.policy.autoApprove,
    day,
    earlier: dayOf(live.find((one) => approvalOf(one) < since)),
    later: dayOf(live.findLast((one) => approvalOf(one) >= before)),
    testimonials: ofDay.slice(0, AUTOMATIC_MAX).map((one) => view(deps, one)),
    total: ofDay.length,
  };
};

/** @throws Failure `not_found`, or `conflict` when it was not published automatically, or is not published any more. */
export const takeDown = async (deps: Deps, id: string, actor: Actor): Promise<StaffTestimonial> => {
  const after = await deps.store.change((draft) => {
    const before = testimonialOrThrow(draft, id);
    if (before.status !== 'approved' || before.approvedBy !== AUTOMATIC) throw new Failure('conflict', NOT_AUTOMATIC);
    const unpublished = { ...before, status: 'pending' as const, approvedAt: null, approvedBy: null };
    draft.testimonials.put(unpublished);
    const changed = changedTestimonial(before, unpublished);
    recordAudit(draft, deps, { actor, action: 'taken down', subjectKind: 'testimonial', subjectId: id, changed });
    return unpublished;
  });
  return view(deps, after);
};
