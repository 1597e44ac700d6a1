import type { RuleFigures } from '#contract/analytics/analytics.ts';
import { type ReviewReason, reviewReasonKinds } from '#contract/review/review.ts';
import { reviewRuleLabels } from '#contract/review/review-labels.ts';
import type { StoredTestimonial } from '#contract/testimonials/stored-testimonial.ts';

type Kind = ReviewReason['kind'];

/** A testimonial may be published while its writer still needs help, so this rule is not judged. */
const UNCOUNTED: ReadonlySet<Kind> = new Set(['crisis']);

const isPublishedAsWritten = ({ content, redaction }: StoredTestimonial, { start, end }: ReviewReason): boolean => {
  if (!redaction) return true;
  const passage = start === undefined || end === undefined ? '' : content.slice(start, end);
  return passage !== '' && redaction.content.includes(passage);
};

const verdictsOf = (testimonial: StoredTestimonial): Map<Kind, 'followed' | 'overruled'> => {
  const verdicts = new Map<Kind, 'followed' | 'overruled'>();
  for (const reason of testimonial.review.reasons) {
    if (UNCOUNTED.has(reason.kind) || verdicts.get(reason.kind) === 'overruled') continue;
    const overruled = testimonial.status === 'approved' && isPublishedAsWritten(testimonial, reason);
    verdicts.set(reason.kind, overruled ? 'overruled' : 'followed');
  }
  return verdicts;
};

export const ruleFigures = (stories: readonly StoredTestimonial[]): RuleFigures[] => {
  const counts = new Map(reviewReasonKinds.map((kind) => [kind, { followed: 0, overruled: 0 }]));
  for (const story of stories) {
    if (story.status === 'pending' || story.reviewedBy === null) continue;
    for (const [kind, verdict] of verdictsOf(story)) {
      const count = counts.get(kind);
      if (count) count[verdict] += 1;
    }
  }
  return [...counts]
    .filter(([, { followed, overruled }]) => followed + overruled > 0)
    .map(([kind, count]) => ({ kind, label: reviewRuleLabels[kind], ...count }))
    .sort((a, b) => b.overruled - a.overruled || b.followed - a.followed);
};
