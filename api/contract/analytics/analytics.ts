import * as z from 'zod/mini';
import { categoryKeys, donationStatuses } from '../donations/donations.ts';
import { optionalDay } from '../moderation/filters.ts';
import { reviewReasonKinds } from '../review/review.ts';
import { testimonialStatuses } from '../testimonials/testimonials.ts';

/** In days; only the end of a longer range is used. */
export const ANALYTICS_MAX_DAYS = 5 * 366;
export const ANALYTICS_DEFAULT_DAYS = 30;
/** Longest range, in days, that is counted by day and not by week. */
export const ANALYTICS_BY_DAY_UNTIL = 92;

export const analyticsTables = [
  'submissions',
  'categories',
  'handover',
  'statuses',
  'review',
  'figures',
  'shops',
  'counties',
  'areas',
  'rules',
  'runs',
] as const;

/** Dublin days, both inclusive. */
export const analyticsQuery = z.object({ from: optionalDay, to: optionalDay });
export type AnalyticsQuery = z.infer<typeof analyticsQuery>;
export const analyticsCsvQuery = z.object({
  ...analyticsQuery.shape,
  table: z._default(z.enum(analyticsTables, 'There is no such table.'), 'submissions'),
});

const count = z.int();
/** In hours; null if nobody waited. Nine in ten waited no longer than `slowestTenthHours`. */
const wait = z.object({ medianHours: z.nullable(z.number()), slowestTenthHours: z.nullable(z.number()) });
export type Wait = z.infer<typeof wait>;

const review = z.object({
  /** Submissions with at least one decision. */
  reviewed: count,
  ...wait.shape,
  approved: count,
  rejected: count,
  /** Share of decided submissions that were approved, 0 to 1; null without decisions. */
  approvalRate: z.nullable(z.number()),
});
export type ReviewFigures = z.infer<typeof review>;

/**
 * `donations` and `declined` count offers made in these days; `collected` counts by the day of collection, whenever the offer
 * was made.
 */
const itemCounts = { donations: count, declined: count, collected: count };
const itemRow = z.object({ label: z.string(), ...itemCounts });
export type ItemRow = z.infer<typeof itemRow>;

const ruleFigures = z.object({ kind: z.enum(reviewReasonKinds), label: z.string(), followed: count, overruled: count });
export type RuleFigures = z.infer<typeof ruleFigures>;

const runFigures = z.object({
  runs: count,
  collected: count,
  notThere: count,
  refused: count,
  /** Straight lines between the areas of the stops, from the shop and back. */
  kilometres: z.number(),
  stops: count,
  places: count,
  /** Stops with an outcome per planned hour; null without runs. */
  stopsPerHour: z.nullable(z.number()),
});
export type RunFigures = z.infer<typeof runFigures>;

const sums = {
  from: z.iso.date(),
  to: z.iso.date(),
  items: z.object({
    ...itemCounts,
    withdrawn: count,
    brought: count,
    /** Donors' own estimates, in euro, of the offered and of the collected items. */
    euroOffered: z.number(),
    euroCollected: z.number(),
  }),
  testimonials: count,
  categories: z.array(z.object({ category: z.enum(categoryKeys), ...itemRow.shape })),
  /** By the shop whose van came or is nearest, or that it was brought to; a row for what donors brought to an unknown shop, and one for unknown. */
  shops: z.array(itemRow),
  counties: z.array(itemRow),
  areas: z.array(itemRow),
  handover: z.object({ pickup: count, dropOff: count }),
  review: z.object({ donations: review, testimonials: review }),
  collection: wait,
  messages: z.object({ received: count, answered: count, ...wait.shape }),
  runs: runFigures,
};
const rangeSums = z.object(sums);
export type RangeSums = z.infer<typeof rangeSums>;

export const analytics = z.object({
  ...sums,
  step: z.enum(['day', 'week']),
  /** One row per day, or per week, starting with its first day within the range. */
  submissions: z.array(z.object({ start: z.iso.date(), donations: count, testimonials: count })),
  statuses: z.object({
    donations: z.array(z.object({ status: z.enum(donationStatuses), count })),
    testimonials: z.array(z.object({ status: z.enum(testimonialStatuses), count })),
  }),
  /** Rules applied to decided testimonials, the most overruled first; without words of crisis. */
  rules: z.array(ruleFigures),
  lastYear: rangeSums,
});
export type Analytics = z.infer<typeof analytics>;
