import type { Analytics, ItemRow, RangeSums } from './analytics.ts';

export type Unit = 'number' | 'hours' | 'euro' | 'km' | 'share';

/** Null if there is nothing to calculate it from. */
export interface KeyFigure {
  label: string;
  unit: Unit;
  of(sums: RangeSums): number | null;
}

/** In the order of the tables and the printed year; a share is 0 to 1. */
export const keyFigures = {
  donations: { label: 'Item donations', unit: 'number', of: ({ items }) => items.donations },
  euroOffered: { label: 'Estimated value of what was offered', unit: 'euro', of: ({ items }) => items.euroOffered },
  collected: { label: 'Collected', unit: 'number', of: ({ items }) => items.collected },
  brought: { label: 'Collected: brought by the donor', unit: 'number', of: ({ items }) => items.brought },
  euroCollected: { label: 'Estimated value', unit: 'euro', of: ({ items }) => items.euroCollected },
  declined: { label: 'Declined', unit: 'number', of: ({ items }) => items.declined },
  withdrawn: { label: 'Withdrawn by the donor', unit: 'number', of: ({ items }) => items.withdrawn },
  approvalRate: { label: 'Approval rate', unit: 'share', of: ({ review }) => review.donations.approvalRate },
  firstReview: { label: 'Time to first review', unit: 'hours', of: ({ review }) => review.donations.medianHours },
  firstReviewSlowest: {
    label: 'Time to first review: nine in ten within',
    unit: 'hours',
    of: ({ review }) => review.donations.slowestTenthHours,
  },
  collection: { label: 'Time to collection', unit: 'hours', of: ({ collection }) => collection.medianHours },
  collectionSlowest: {
    label: 'Time to collection: nine in ten within',
    unit: 'hours',
    of: ({ collection }) => collection.slowestTenthHours,
  },
  runs: { label: 'Runs', unit: 'number', of: ({ runs }) => runs.runs },
  byVan: { label: 'Collected by van', unit: 'number', of: ({ runs }) => runs.collected },
  notThere: { label: 'Not there', unit: 'number', of: ({ runs }) => runs.notThere },
  refused: { label: 'Refused at the door', unit: 'number', of: ({ runs }) => runs.refused },
  kilometres: { label: 'Kilometres', unit: 'km', of: ({ runs }) => runs.kilometres },
  stops: { label: 'Places used', unit: 'number', of: ({ runs }) => runs.stops },
  places: { label: 'Places there were', unit: 'number', of: ({ runs }) => runs.places },
  stopsPerHour: { label: 'Stops an hour', unit: 'number', of: ({ runs }) => runs.stopsPerHour },
  messages: { label: 'Messages', unit: 'number', of: ({ messages }) => messages.received },
  answered: { label: 'Messages answered', unit: 'number', of: ({ messages }) => messages.answered },
  answer: { label: 'Time to an answer', unit: 'hours', of: ({ messages }) => messages.medianHours },
  answerSlowest: {
    label: 'Time to an answer: nine in ten within',
    unit: 'hours',
    of: ({ messages }) => messages.slowestTenthHours,
  },
  testimonials: { label: 'Testimonials', unit: 'number', of: ({ testimonials }) => testimonials },
  testimonialReview: {
    label: 'Testimonials: time to first review',
    unit: 'hours',
    of: ({ review }) => review.testimonials.medianHours,
  },
  testimonialRate: {
    label: 'Testimonials: approval rate',
    unit: 'share',
    of: ({ review }) => review.testimonials.approvalRate,
  },
} as const satisfies Record<string, KeyFigure>;
export type FigureKey = keyof typeof keyFigures;

export const itemParts = { categories: 'Category', shops: 'Shop', counties: 'County', areas: 'Area' } as const;
export type ItemPart = keyof typeof itemParts;

export interface ComparedRow extends ItemRow {
  donationsBefore: number;
  collectedBefore: number;
}

/** Rows that only the year before has come last. */
export const comparedRows = (figures: Analytics, part: ItemPart): ComparedRow[] => {
  const rows: readonly ItemRow[] = figures[part];
  const before: readonly ItemRow[] = figures.lastYear[part];
  const missing = before.filter(({ label }) => !rows.some((row) => row.label === label));
  return [...rows, ...missing.map(({ label }) => ({ label, donations: 0, declined: 0, collected: 0 }))].map((row) => {
    const former = before.find(({ label }) => label === row.label);
    return { ...row, donationsBefore: former?.donations ?? 0, collectedBefore: former?.collected ?? 0 };
  });
};
