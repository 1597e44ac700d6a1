import * as z from 'zod/mini';

export const reviewReasonKinds = [
  'profanity',
  'threat',
  'email',
  'phone',
  'web-address',
  'postal-address',
  'ppsn',
  'iban',
  'eircode',
  'spam',
  'duplicate',
  'honeypot',
  'crisis',
] as const;

/** Why the automatic review flagged a text: a sentence, and where in the text (UTF-16 offsets) when it is a passage. */
export const reviewReason = z.object({
  kind: z.enum(reviewReasonKinds),
  message: z.string(),
  start: z.optional(z.int()),
  end: z.optional(z.int()),
});
export type ReviewReason = z.infer<typeof reviewReason>;

/** The answer of the automatic review; `confidenceScore` is 0 to 1. */
export const reviewResult = z.object({
  isAppropriate: z.boolean(),
  feedback: z.string(),
  suggestedChanges: z.optional(z.string()),
  confidenceScore: z.number().check(z.minimum(0), z.maximum(1)),
});
export type ReviewResult = z.infer<typeof reviewResult>;

/** What is kept of a review with the submission, for staff: the result, its reasons, and whether someone may need help now. */
export const storedReview = z.object({
  isAppropriate: z.boolean(),
  feedback: z.string(),
  confidenceScore: z.number(),
  reasons: z.array(reviewReason),
  urgent: z.boolean(),
});
export type StoredReview = z.infer<typeof storedReview>;

/** What the client shows when the review cannot be reached. */
export const REVIEW_UNAVAILABLE: ReviewResult = {
  isAppropriate: true,
  feedback: 'Review service temporarily unavailable. Content will be manually reviewed.',
  confidenceScore: 0,
};

/** A submission goes live at once only from this confidence on, and only where AUTO_APPROVE is on. */
export const AUTO_APPROVE_CONFIDENCE = 0.9;
