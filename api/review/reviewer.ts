import type { ReviewResult, StoredReview } from '#contract/review.ts';

/** What the review looks at beside the text itself. */
export interface ReviewContext {
  /** Other recent submissions' texts, newest first, for near-duplicates. */
  recent: readonly string[];
  /** What the hidden field held: people leave it empty. */
  honeypot: string;
}

/** The automatic review: rules with a reason each, offline, no side effects. */
export interface Reviewer {
  review(content: string, context?: Partial<ReviewContext>): { result: ReviewResult; stored: StoredReview };
}
