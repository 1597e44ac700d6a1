import * as z from 'zod/mini';
import { helplines } from '../testimonials/helplines.ts';
import { sentence } from '../words/message.ts';
import { validationMessages } from '../words/validation-messages.ts';

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
  'card',
  'account',
  'handle',
  'birth-date',
  'person',
  'language',
  'tone',
  'spam',
  'duplicate',
  'honeypot',
  'crisis',
] as const;

/** `start` and `end` are UTF-16 offsets of the passage, if there is one. */
const reviewReason = z.object({
  kind: z.enum(reviewReasonKinds),
  message: z.string(),
  start: z.optional(z.int()),
  end: z.optional(z.int()),
});
export type ReviewReason = z.infer<typeof reviewReason>;

const namedPeople = z.object({ names: z.array(z.string()), wording: z.string() });
export type NamedPeople = z.infer<typeof namedPeople>;

/** `confidenceScore` is 0 to 1. */
export const reviewResult = z.object({
  isAppropriate: z.boolean(),
  feedback: z.string(),
  suggestedChanges: z.optional(z.string()),
  confidenceScore: z.number().check(z.minimum(0), z.maximum(1)),
  helplines,
  /** Not a reason to refuse: the writer may say that those named agreed. */
  namedPeople: z.optional(namedPeople),
});
export type ReviewResult = z.infer<typeof reviewResult>;

export const storedReview = z.object({
  isAppropriate: z.boolean(),
  feedback: z.string(),
  confidenceScore: z.number(),
  reasons: z.array(reviewReason),
  urgent: z.boolean(),
});
export type StoredReview = z.infer<typeof storedReview>;

export const REVIEW_UNAVAILABLE: ReviewResult = {
  isAppropriate: true,
  feedback: sentence(validationMessages.reviewUnavailable),
  confidenceScore: 0,
};

/** The lowest confidence for automatic approval, which also needs AUTO_APPROVE. */
export const AUTO_APPROVE_CONFIDENCE = 0.9;
