import * as z from 'zod/mini';
import { text } from './text.ts';

export const REASONS_MAX = 30;
/** How many submissions an hour are taken from all addresses together, before the rest is quarantined. */
export const SUBMISSIONS_PER_HOUR = { default: 200, min: 10, max: 100_000 } as const;
const PER_HOUR_MESSAGE = `Please write a whole number from ${SUBMISSIONS_PER_HOUR.min} to ${SUBMISSIONS_PER_HOUR.max}`;

/** Settings for reviewing: predefined reasons for a rejection, and the hourly ceiling; when it is omitted, it does not change. */
export const reviewRules = z.object({
  rejectionReasons: z
    .array(text('Please write the reason', 300))
    .check(z.maxLength(REASONS_MAX, `At most ${REASONS_MAX} reasons can be saved`)),
  submissionsPerHour: z.optional(
    z
      .int(PER_HOUR_MESSAGE)
      .check(
        z.minimum(SUBMISSIONS_PER_HOUR.min, PER_HOUR_MESSAGE),
        z.maximum(SUBMISSIONS_PER_HOUR.max, PER_HOUR_MESSAGE),
      ),
  ),
});
export type ReviewRules = z.infer<typeof reviewRules>;

export const defaultReviewRules: Required<ReviewRules> = {
  rejectionReasons: [
    'It names or describes another person who has not agreed.',
    'It holds contact details, which we do not publish.',
    'It is advertising, or is not about our work.',
    'We already have this one.',
  ],
  submissionsPerHour: SUBMISSIONS_PER_HOUR.default,
};
