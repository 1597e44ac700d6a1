import type { ReviewResult, StoredReview } from '#contract/review/review.ts';
import type { Helpline } from '#contract/testimonials/helplines.ts';

interface ReviewContext {
  /** Newest first. */
  recent: readonly string[];
  honeypot: string;
  helplines: readonly Helpline[];
}

export interface Reviewer {
  review(content: string, context?: Partial<ReviewContext>): { result: ReviewResult; stored: StoredReview };
}

/** Loads word lists and number formats at the first call, as most starts see no testimonial for hours. */
export type LoadReviewer = () => Promise<Reviewer>;
