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
  'figures',
  'shops',
  'counties',
  'areas',
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
/** How long people waited, in hours; null where nobody did. Nine in ten waited no longer than `slowestTenthHours`. */
const wait = z.object({ medianHours: z.nullable(z.number()), slowestTenthHours: z.nullable(z.number()) });
export type Wait = z.infer<typeof wait>;

const review = z.object({
  /** Submissions with at least one decision. */
  reviewed: count,
  /** From submission to the first decision. */
  ...wait.shape,
  approved: count,
  rejected: count,
  /** Share of decided submissions that were approved, 0 to 1; null without decisions. */
  approvalRate: z.nullable(z.number()),
});
export type ReviewFigures = z.infer<typeof review>;

/** Offers of these days, those of them that staff declined, and what was collected or brought in these days, whenever it was offered. */
const itemCounts = { donations: count, declined: count, collected: count };
const itemRow = z.object({ label: z.string(), ...itemCounts });
export type ItemRow = z.infer<typeof itemRow>;

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
  /** The stops on them, and how many they had places for. */
  stops: count,
  places: count,
  /** Stops with an outcome for each planned hour; null without runs. */
  stopsPerHour: z.nullable(z.number()),
});
export type RunFigures = z.infer<typeof runFigures>;

/** What a range of days sums up to. */
const sums = {
  from: z.iso.date(),
  to: z.iso.date(),
  items: z.object({
    ...itemCounts,
    /** Of the offers, those that their donors withdrew. */
    withdrawn: count,
    /** Of what was collected, what donors brought. */
    brought: count,
    /** What donors said that it is worth, in euro: of what was offered, and of what was collected. */
    euroOffered: z.number(),
    euroCollected: z.number(),
  }),
  testimonials: count,
  categories: z.array(z.object({ category: z.enum(categoryKeys), ...itemRow.shape })),
  /** By the shop whose van came or is nearest, or that it was brought to, by county and by area; a row for what donors brought nobody knows where, and one for what is not known. */
  shops: z.array(itemRow),
  counties: z.array(itemRow),
  areas: z.array(itemRow),
  /** Whether we collect or the donor drops off. */
  handover: z.object({ pickup: count, dropOff: count }),
  review: z.object({ donations: review, testimonials: review }),
  /** From the offer to the van, of what it collected in these days. */
  collection: wait,
  /** Messages of these days, those of them that are answered, and how long that took. */
  messages: z.object({ received: count, answered: count, ...wait.shape }),
  runs: runFigures,
};
const rangeSums = z.object(sums);
export type RangeSums = z.infer<typeof rangeSums>;

/** Figures about a range of days, calculated from the records; visitors are not tracked. */
export const analytics = z.object({
  ...sums,
  step: z.enum(['day', 'week']),
  /** One row per day, or per week with its first day within the range. */
  submissions: z.array(z.object({ start: z.iso.date(), donations: count, testimonials: count })),
  statuses: z.object({
    donations: z.array(z.object({ status: z.enum(donationStatuses), count })),
    testimonials: z.array(z.object({ status: z.enum(testimonialStatuses), count })),
  }),
  /** The rules that spoke about testimonials which staff have decided, the most overruled first; not words of crisis. */
  rules: z.array(ruleFigures),
  /** The same days a year before. */
  lastYear: rangeSums,
});
export type Analytics = z.infer<typeof analytics>;
