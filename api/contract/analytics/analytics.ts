import * as z from 'zod/mini';
import { categoryKeys, donationStatuses } from '../donations/donations.ts';
import { optionalDay } from '../moderation/filters.ts';
import { reviewReasonKinds } from '../review/review.ts';
import { testimonialStatuses } from '../testimonials/testimonials.ts';

/** The longest range, in days; of a longer one only the end is used. */
export const ANALYTICS_MAX_DAYS = 5 * 366;
/** The default range: the last 30 days. */
export const ANALYTICS_DEFAULT_DAYS = 30;
/** Longer ranges, in days, are counted by week. */
export const ANALYTICS_BY_DAY_UNTIL = 92;

export const analyticsTables = [
  'submissions',
  'categories',
  'handover',
  'statuses',
  'review',
  'rules',
  'runs',
] as const;

/** Calendar days in Ireland, both inclusive. */
export const analyticsQuery = z.object({ from: optionalDay, to: optionalDay });
export type AnalyticsQuery = z.infer<typeof analyticsQuery>;
export const analyticsCsvQuery = z.object({
  ...analyticsQuery.shape,
  table: z._default(z.enum(analyticsTables, 'There is no such table.'), 'submissions'),
});

const count = z.int();
const review = z.object({
  /** Submissions with at least one decision. */
  reviewed: count,
  /** Median hours from submission to the first decision; null without decisions. */
  medianHours: z.nullable(z.number()),
  approved: count,
  rejected: count,
  /** Share of decided submissions that were approved, 0 to 1; null without decisions. */
  approvalRate: z.nullable(z.number()),
});
export type ReviewFigures = z.infer<typeof review>;

/** How often staff followed a rule of the automatic review, and how often they published what it had marked. */
const ruleFigures = z.object({ kind: z.enum(reviewReasonKinds), label: z.string(), followed: count, overruled: count });
export type RuleFigures = z.infer<typeof ruleFigures>;

/** The runs of the van that are out or done. */
const runFigures = z.object({
  runs: count,
  /** Stops by what became of them. */
  collected: count,
  notThere: count,
  refused: count,
  /** Straight lines between the areas of the stops, from the shop and back. */
  kilometres: z.number(),
  /** Stops with an outcome for each planned hour; null without runs. */
  stopsPerHour: z.nullable(z.number()),
});
export type RunFigures = z.infer<typeof runFigures>;

/** Figures about the submissions of a range of days, calculated from the records; visitors are not tracked. */
export const analytics = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  step: z.enum(['day', 'week']),
  /** One row per day, or per week with its first day within the range. */
  submissions: z.array(z.object({ start: z.iso.date(), donations: count, testimonials: count })),
  categories: z.array(z.object({ category: z.enum(categoryKeys), label: z.string(), donations: count })),
  /** Offers name no shop, only whether we collect or the donor drops off. */
  handover: z.object({ pickup: count, dropOff: count }),
  statuses: z.object({
    donations: z.array(z.object({ status: z.enum(donationStatuses), count })),
    testimonials: z.array(z.object({ status: z.enum(testimonialStatuses), count })),
  }),
  review: z.object({ donations: review, testimonials: review }),
  /** The rules that spoke about testimonials which staff have decided, the most overruled first; not words of crisis. */
  rules: z.array(ruleFigures),
  runs: runFigures,
});
export type Analytics = z.infer<typeof analytics>;
