import type { Analytics, AnalyticsQuery, ReviewFigures } from '#contract/analytics/analytics.ts';
import { categoryKeys, donationCategories, donationStatuses } from '#contract/donations/donations.ts';
import type { StoredDonation } from '#contract/donations/stored-donation.ts';
import { startOfDay } from '#contract/dublin.ts';
import type { StoredTestimonial } from '#contract/testimonials/stored-testimonial.ts';
import { testimonialStatuses } from '#contract/testimonials/testimonials.ts';
import { DONOR, isWithdrawn } from '../donations/donor.ts';
import type { Deps } from '../http/deps.ts';
import { runFigures } from '../runs/figures.ts';
import { EVERY } from '../store/collections.ts';
import { type Range, rangeOfDays } from './range.ts';
import { ruleFigures } from './review-rules.ts';

const HOUR_MS = 60 * 60 * 1000;

/** The records (sorted newest first) that were created within the range. */
const within = <T extends { createdAt: string }>(newest: readonly T[], { since, before }: Range): T[] => {
  const first = newest.findIndex(({ createdAt }) => createdAt < before);
  if (first === -1) return [];
  const end = newest.findIndex(({ createdAt }) => createdAt < since);
  return newest.slice(first, end === -1 ? undefined : end);
};

/** Counts the records (sorted newest first) that were created in each step. */
const countSteps = (records: readonly { createdAt: string }[], starts: readonly string[]): number[] => {
  const stepStarts = starts.map((day) => startOfDay(day).toISOString());
  const counts = starts.map(() => 0);
  let step = stepStarts.length - 1;
  for (const { createdAt } of records) {
    while (step > 0 && createdAt < (stepStarts[step] ?? '')) step -= 1;
    counts[step] = (counts[step] ?? 0) + 1;
  }
  return counts;
};

const countOf = <T>(records: readonly T[], keyOf: (record: T) => string): ((key: string) => number) => {
  const counts = new Map<string, number>();
  for (const record of records) counts.set(keyOf(record), (counts.get(keyOf(record)) ?? 0) + 1);
  return (key) => counts.get(key) ?? 0;
};

const median = (values: number[]): number | null => {
  if (values.length === 0) return null;
  const sorted = values.sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
};

const rounded = (value: number | null, digits: number) => (value === null ? null : Number(value.toFixed(digits)));

const reviewOf = <T extends { createdAt: string }>(
  records: readonly T[],
  firstReview: (record: T) => string | undefined,
  outcome: (record: T) => 'approved' | 'rejected' | null,
): ReviewFigures => {
  const hours = records.flatMap((record) => {
    const at = firstReview(record);
    return at ? [(Date.parse(at) - Date.parse(record.createdAt)) / HOUR_MS] : [];
  });
  const countOfOutcome = countOf(records, (record) => outcome(record) ?? '');
  const [approved, rejected] = [countOfOutcome('approved'), countOfOutcome('rejected')];
  const rate = approved + rejected === 0 ? null : approved / (approved + rejected);
  return {
    reviewed: hours.length,
    medianHours: rounded(median(hours), 2),
    approved,
    rejected,
    approvalRate: rounded(rate, 4),
  };
};

/** What donors withdraw is no decision of staff. */
const offerOutcome = (donation: StoredDonation) => {
  const { status } = donation;
  if (status === 'pending' || isWithdrawn(donation)) return null;
  return status === 'rejected' ? 'rejected' : 'approved';
};
const storyOutcome = ({ status }: StoredTestimonial) => (status === 'pending' ? null : status);

/** Figures about the submissions of a range of days. @throws Failure `invalid` if the range ends before it starts. */
export const readAnalytics = ({ store, now }: Pick<Deps, 'store' | 'now'>, query: AnalyticsQuery): Analytics => {
  const { data } = store;
  const range = rangeOfDays(query, now());
  const offers = within(data.donations.list('newest', EVERY), range);
  const stories = within(data.testimonials.list('newest', EVERY), range);
  const offerCounts = countSteps(offers, range.starts);
  const storyCounts = countSteps(stories, range.starts);
  const ofCategory = countOf(offers, ({ category }) => category);
  const ofOfferStatus = countOf(offers, ({ status }) => status);
  const ofStoryStatus = countOf(stories, ({ status }) => status);
  const pickup = offers.filter(({ pickupRequired }) => pickupRequired).length;
  return {
    from: range.from,
    to: range.to,
    step: range.step,
    submissions: range.starts.map((start, at) => ({
      start,
      donations: offerCounts[at] ?? 0,
      testimonials: storyCounts[at] ?? 0,
    })),
    categories: categoryKeys.map((category) => ({
      category,
      label: donationCategories[category],
      donations: ofCategory(category),
    })),
    handover: { pickup, dropOff: offers.length - pickup },
    statuses: {
      donations: donationStatuses.map((status) => ({ status, count: ofOfferStatus(status) })),
      testimonials: testimonialStatuses.map((status) => ({ status, count: ofStoryStatus(status) })),
    },
    review: {
      donations: reviewOf(offers, ({ history }) => history.find(({ by }) => by !== DONOR)?.at, offerOutcome),
      testimonials: reviewOf(stories, ({ firstReviewedAt }) => firstReviewedAt, storyOutcome),
    },
    rules: ruleFigures(stories),
    runs: runFigures({ store }, range),
  };
};
