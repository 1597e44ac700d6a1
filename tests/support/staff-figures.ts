import type { Analytics } from '#contract/analytics/analytics.ts';
import { categoryKeys, donationCategories } from '#contract/donations/donations.ts';

/** Figures of three days: six offers and three testimonials. */
export const figures = (details: Partial<Analytics> = {}): Analytics => ({
  from: '2026-11-19',
  to: '2026-11-21',
  step: 'day',
  submissions: [
    { start: '2026-11-19', donations: 1, testimonials: 0 },
    { start: '2026-11-20', donations: 3, testimonials: 2 },
    { start: '2026-11-21', donations: 2, testimonials: 1 },
  ],
  categories: categoryKeys.map((category) => ({
    category,
    label: donationCategories[category],
    donations: category === 'furniture' ? 4 : category === 'books' ? 2 : 0,
  })),
  handover: { pickup: 2, dropOff: 4 },
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
  review: {
    donations: { reviewed: 4, medianHours: 43.2, approved: 3, rejected: 1, approvalRate: 0.75 },
    testimonials: { reviewed: 2, medianHours: 5, approved: 2, rejected: 0, approvalRate: 1 },
  },
  rules: [],
  runs: { runs: 2, collected: 9, notThere: 1, refused: 0, kilometres: 118.4, stopsPerHour: 1.67 },
  ...details,
});
