import * as z from 'zod/mini';
import { categoryKeys, donationStatuses } from './donations.ts';
import { optionalDay } from './filters.ts';
import { testimonialStatuses } from './testimonials.ts';

/** Ranges are at most this long, in days; a longer one begins later. */
export const ANALYTICS_MAX_DAYS = 5 * 366;
/** Without a range the last 30 days are looked at. */
export const ANALYTICS_DEFAULT_DAYS = 30;
/** A longer range is counted by weeks. */
export const ANALYTICS_BY_DAY_UNTIL = 92;

export const analyticsTables = ['submissions', 'categories', 'handover', 'statuses', 'review'] as const;

/** Days in Ireland, both included. */
export const analyticsQuery = z.object({ from: optionalDay, to: optionalDay });
export type AnalyticsQuery = z.infer<typeof analyticsQuery>;
export const analyticsCsvQuery = z.object({
  ...analyticsQuery.shape,
  table: z._default(z.enum(analyticsTables, 'There is no such table.'), 'submissions'),
});

const count = z.int();
const review = z.object({
  /** Submissions on which staff have decided at least once. */
  reviewed: count,
  /** Hours from submission to the first decision, the median; null while there is none. */
  medianHours: z.nullable(z.number()),
  approved: count,
  rejected: count,
  /** Approved of all decided, 0 to 1; null while nothing is decided. */
  approvalRate: z.nullable(z.number()),
});
export type ReviewFigures = z.infer<typeof review>;

/** Figures of the submissions made within a range of days, worked out from the records; nobody is counted or followed. */
export const analytics = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  step: z.enum(['day', 'week']),
  /** One row for each day, or for each week by the day it begins on within the range. */
  submissions: z.array(z.object({ start: z.iso.date(), donations: count, testimonials: count })),
  categories: z.array(z.object({ category: z.enum(categoryKeys), label: z.string(), donations: count })),
  /** Offers name no shop: what is known is whether we collect or the donor brings it to one. */
  handover: z.object({ pickup: count, dropOff: count }),
  statuses: z.object({
    donations: z.array(z.object({ status: z.enum(donationStatuses), count })),
    testimonials: z.array(z.object({ status: z.enum(testimonialStatuses), count })),
  }),
  review: z.object({ donations: review, testimonials: review }),
});
export type Analytics = z.infer<typeof analytics>;
