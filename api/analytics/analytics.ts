import type { Analytics, AnalyticsQuery, RangeSums, ReviewFigures } from '#contract/analytics/analytics.ts';
import { donationStatuses } from '#contract/donations/donations.ts';
import type { StoredDonation } from '#contract/donations/stored-donation.ts';
import { startOfDay } from '#contract/dublin.ts';
import { isSent } from '#contract/letters/letters.ts';
import type { StoredMessage } from '#contract/messages/messages.ts';
import type { StoredTestimonial } from '#contract/testimonials/stored-testimonial.ts';
import { testimonialStatuses } from '#contract/testimonials/testimonials.ts';
import { DONOR } from '../donations/donor.ts';
import type { Deps } from '../http/deps.ts';
import { runFigures } from '../runs/figures.ts';
import { EVERY } from '../store/collections.ts';
import type { View } from '../store/store.ts';
import { itemSums, type Offers, offerOutcome } from './items.ts';
import { type Range, rangeOfDays, yearBefore } from './range.ts';
import { ruleFigures } from './review-rules.ts';
import { hoursBetween, waitingTimes } from './waiting-times.ts';

const within = <T extends { createdAt: string }>(newest: readonly T[], { since, before }: Range): T[] => {
  const first = newest.findIndex(({ createdAt }) => createdAt < before);
  if (first === -1) return [];
  const end = newest.findIndex(({ createdAt }) => createdAt < since);
  return newest.slice(first, end === -1 ? undefined : end);
};

/** `records` must be sorted newest first. */
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

const reviewOf = <T extends { createdAt: string }>(
  records: readonly T[],
  firstReview: (record: T) => string | undefined,
  outcome: (record: T) => 'approved' | 'rejected' | null,
): ReviewFigures => {
  const hours = records.flatMap((record) => {
    const at = firstReview(record);
    return at ? [hoursBetween(record.createdAt, at)] : [];
  });
  const countOfOutcome = countOf(records, (record) => outcome(record) ?? '');
  const [approved, rejected] = [countOfOutcome('approved'), countOfOutcome('rejected')];
  const rate = approved + rejected === 0 ? null : approved / (approved + rejected);
  return {
    reviewed: hours.length,
    ...waitingTimes(hours),
    approved,
    rejected,
    approvalRate: rate === null ? null : Number(rate.toFixed(4)),
  };
};

const storyOutcome = ({ status }: StoredTestimonial) => (status === 'pending' ? null : status);

/**
 * Time of the first answer, by letter or phone. Closing a message without a phone number is no answer, and neither is its
 * withdrawal.
 */
const answeredAt = ({ letters = [], phone, answeredAt: closed, help }: StoredMessage): string | null =>
  letters.find(isSent)?.at ?? (help?.withdrawnAt ? null : phone && closed);

const messageSums = (messages: readonly StoredMessage[]): RangeSums['messages'] => {
  const hours = messages.flatMap((message) => {
    const at = answeredAt(message);
    return at ? [hoursBetween(message.createdAt, at)] : [];
  });
  return { received: messages.length, answered: hours.length, ...waitingTimes(hours) };
};

/** A donation approved after all was a false alarm and does not count. */
const isRobots = ({ held, status }: StoredDonation): boolean => held && (status === 'pending' || status === 'rejected');

const recordsOf = (data: View, range: Range) => {
  const offers = data.donations.list('newest', EVERY).filter((offer) => !isRobots(offer));
  const wasCollected = ({ status, collectedAt }: (typeof offers)[number]) =>
    status === 'collected' && collectedAt !== null && collectedAt >= range.since && collectedAt < range.before;
  return {
    offers: { made: within(offers, range), collected: offers.filter(wasCollected) } satisfies Offers,
    stories: within(data.testimonials.list('newest', EVERY), range),
    messages: within(data.messages.list('newest', EVERY), range).filter(({ held }) => !held),
  };
};
type RangeRecords = ReturnType<typeof recordsOf>;

const sumsOf = (deps: Pick<Deps, 'store'>, range: Range, { offers, stories, messages }: RangeRecords): RangeSums => ({
  from: range.from,
  to: range.to,
  ...itemSums(deps, offers),
  testimonials: stories.length,
  review: {
    donations: reviewOf(offers.made, ({ history }) => history.find(({ by }) => by !== DONOR)?.at, offerOutcome),
    testimonials: reviewOf(stories, ({ firstReviewedAt }) => firstReviewedAt, storyOutcome),
  },
  messages: messageSums(messages),
  runs: runFigures(deps, range),
});

/** @throws Failure `invalid` if the range ends before it starts. */
export const readAnalytics = (deps: Pick<Deps, 'store' | 'now'>, query: AnalyticsQuery): Analytics => {
  const { data } = deps.store;
  const range = rangeOfDays(query, deps.now());
  const before = yearBefore(range, deps.now());
  const records = recordsOf(data, range);
  const { offers, stories } = records;
  const offerCounts = countSteps(offers.made, range.starts);
  const storyCounts = countSteps(stories, range.starts);
  const ofOfferStatus = countOf(offers.made, ({ status }) => status);
  const ofStoryStatus = countOf(stories, ({ status }) => status);
  return {
    ...sumsOf(deps, range, records),
    step: range.step,
    submissions: range.starts.map((start, at) => ({
      start,
      donations: offerCounts[at] ?? 0,
      testimonials: storyCounts[at] ?? 0,
    })),
    statuses: {
      donations: donationStatuses.map((status) => ({ status, count: ofOfferStatus(status) })),
      testimonials: testimonialStatuses.map((status) => ({ status, count: ofStoryStatus(status) })),
    },
    rules: ruleFigures(stories),
    lastYear: sumsOf(deps, before, recordsOf(data, before)),
  };
};
