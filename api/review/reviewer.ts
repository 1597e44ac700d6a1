import type { ReviewResult, StoredReview } from '#contract/review/review.ts';
import type { Helpline } from '#contract/testimonials/helplines.ts';

/** Further input of the review besides the text. */
interface ReviewContext {
  /** Texts of other recent submissions, newest first, to find near-duplicates. */
  recent: readonly string[];
  /** The content of the hidden field, which people leave empty. */
  honeypot: string;
  /** Whom somebody in distress is told to ring. */
  helplines: readonly Helpline[];
}

/** The automatic review: offline rules without side effects. */
export interface Reviewer {
  review(content: string, context?: Partial<ReviewContext>): { result: ReviewResult; stored: StoredReview };
}

/** Loads the review with its word lists and number formats at the first call: most starts are followed by hours without a testimonial. */
export type LoadReviewer = () => Promise<Reviewer>;
