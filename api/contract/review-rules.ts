import * as z from 'zod/mini';
import { text } from './text.ts';

export const REASONS_MAX = 30;

/** Settings for reviewing: predefined reasons for a rejection. */
export const reviewRules = z.object({
  rejectionReasons: z
    .array(text('Please write the reason', 300))
    .check(z.maxLength(REASONS_MAX, `At most ${REASONS_MAX} reasons can be saved`)),
});
export type ReviewRules = z.infer<typeof reviewRules>;

export const defaultReviewRules: ReviewRules = {
  rejectionReasons: [
    'It names or describes another person who has not agreed.',
    'It holds contact details, which we do not publish.',
    'It is advertising, or is not about our work.',
    'We already have this one.',
  ],
};
