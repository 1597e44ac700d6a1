import type { ReviewReason } from '#contract/review/review.ts';
import type { StoredTestimonial } from '#contract/testimonials/stored-testimonial.ts';
import type { TestimonialSubmission } from '#contract/testimonials/testimonials.ts';
import type { Deps } from '../http/deps.ts';
import type { Reviewer } from '../review/reviewer.ts';
import { helplinesOf } from '../settings/helplines.ts';
import { EVERY } from '../store/collections.ts';

const RECENT = 200;

interface Reviewing extends Pick<Deps, 'store'> {
  reviewer: Reviewer;
}

export const recentTexts = ({ data }: Deps['store'], except?: string): string[] => {
  const newest = data.testimonials.page('newest', EVERY, { page: 1, pageSize: RECENT });
  return newest.rows.filter(({ id }) => id !== except).map(({ content }) => content);
};

// A name in another language, with a title or of few words is nothing to be told about.
const NOT_OF_NAMES: ReadonlySet<ReviewReason['kind']> = new Set(['language', 'person', 'tone']);

const reasonsInName = (reviewer: Reviewer, name: string): ReviewReason[] =>
  reviewer
    .review(name)
    .stored.reasons.filter(({ kind }) => !NOT_OF_NAMES.has(kind))
    .map(({ kind, message }) => ({ kind, message: `In the name: ${message}` }));

export const reviewWritten = (
  { store, reviewer }: Reviewing,
  { name, content, website }: Pick<TestimonialSubmission, 'name' | 'content' | 'website'>,
  recent: readonly string[],
) => {
  const { result, stored } = reviewer.review(content, {
    recent,
    honeypot: website,
    helplines: helplinesOf(store.data),
  });
  return { result, stored: { ...stored, reasons: [...stored.reasons, ...reasonsInName(reviewer, name)] } };
};

/** Still takes for a robot what filled in the field for robots. */
export const reviewAgain = (
  reviewing: Reviewing,
  { id, name, content, review }: StoredTestimonial,
): StoredTestimonial['review'] => {
  const website = review.reasons.some(({ kind }) => kind === 'honeypot') ? 'filled in' : '';
  return reviewWritten(reviewing, { name, content, website }, recentTexts(reviewing.store, id)).stored;
};
