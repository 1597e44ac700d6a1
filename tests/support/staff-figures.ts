import type { Analytics, RangeSums } from '#contract/analytics/analytics.ts';
import { categoryKeys, donationCategories } from '#contract/donations/donations.ts';

const row = (label: string, donations: number, declined: number, collected: number) => ({
  ...{ label, donations, declined, collected },
});

/** What three days with six offers and three testimonials sum up to. */
const sums = (): RangeSums => ({
  from: '2026-11-19',
  to: '2026-11-21',
  items: { donations: 6, declined: 1, collected: 1, withdrawn: 0, brought: 0, euroOffered: 720, euroCollected: 120.5 },
  testimonials: 3,
  categories: categoryKeys.map((category) => ({
    category,
    ...row(donationCategories[category], category === 'furniture' ? 4 : category === 'books' ? 2 : 0, 0, 0),
  })),
  shops: [row('Wexford', 2, 0, 1), row('Clane', 0, 0, 0), row('Brought by the donor', 4, 1, 0)],
  counties: [row('Wexford', 2, 0, 1), row('Brought by the donor', 4, 1, 0)],
  areas: [row('Enniscorthy', 2, 0, 1), row('Brought by the donor', 4, 1, 0)],
  handover: { pickup: 2, dropOff: 4 },
  review: {
    donations: {
      ...{ reviewed: 4, medianHours: 43.2, slowestTenthHours: 96, approved: 3, rejected: 1, approvalRate: 0.75 },
    },
    testimonials: {
      ...{ reviewed: 2, medianHours: 5, slowestTenthHours: 8, approved: 2, rejected: 0, approvalRate: 1 },
    },
  },
  collection: { medianHours: 120, slowestTenthHours: 120 },
  messages: { received: 5, answered: 4, medianHours: 6, slowestTenthHours: 30 },
  runs: {
    ...{ runs: 2, collected: 9, notThere: 1, refused: 0, kilometres: 118.4, stops: 10, places: 16 },
    stopsPerHour: 1.67,
  },
});

/** Figures of three days, and half as many offers a year before. */
export const figures = (details: Partial<Analytics> = {}): Analytics => ({
  ...sums(),
  step: 'day',
  submissions: [
    { start: '2026-11-19', donations: 1, testimonials: 0 },
    { start: '2026-11-20', donations: 3, testimonials: 2 },
    { start: '2026-11-21', donations: 2, testimonials: 1 },
  ],
  statuses: {
    donations: [
      { status: 'pending', count: 2 },
      { status: 'approved', count: 2 },
      { status: 'rejected', count: 1 },
      { status: 'collected', count: 1 },
    ],
    testimonials: [
      { status: 'pending', count: 1 },
      { status: 'approved', count: 2 },
      { status: 'rejected', count: 0 },
    ],
  },
  rules: [],
  lastYear: { ...sums(), items: { ...sums().items, donations: 3 } },
  ...details,
});
