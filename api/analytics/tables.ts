import type * as z from 'zod/mini';
import type { Analytics, analyticsCsvQuery, analyticsTables, ReviewFigures } from '#contract/analytics/analytics.ts';
import { comparedRows, type ItemPart, itemParts, keyFigures } from '#contract/analytics/key-figures.ts';
import type { Cell } from '../core/csv.ts';
import { csvAnswer } from '../http/csv-response.ts';
import type { Deps } from '../http/deps.ts';
import { readAnalytics } from './analytics.ts';

interface Table {
  head: string[];
  rows: Cell[][];
}

const reviewRow = (what: string, figures: ReviewFigures): Cell[] => [
  what,
  figures.reviewed,
  figures.medianHours,
  figures.slowestTenthHours,
  figures.approved,
  figures.rejected,
  figures.approvalRate,
];

const itemTable =
  (part: ItemPart) =>
  (figures: Analytics): Table => ({
    head: [itemParts[part], 'Donations', 'Declined', 'Collected', 'Donations last year', 'Collected last year'],
    rows: comparedRows(figures, part).map(
      ({ label, donations, declined, collected, donationsBefore, collectedBefore }) => [
        ...[label, donations, declined, collected],
        ...[donationsBefore, collectedBefore],
      ],
    ),
  });

const tables: Record<(typeof analyticsTables)[number], (figures: Analytics) => Table> = {
  submissions: ({ step, submissions }) => ({
    head: [step === 'day' ? 'Day' : 'Week beginning', 'Donations', 'Testimonials'],
    rows: submissions.map(({ start, donations, testimonials }) => [start, donations, testimonials]),
  }),
  figures: (figures) => ({
    head: ['Figure', 'Unit', 'These days', 'Last year'],
    rows: Object.values(keyFigures).map(({ label, unit, of }) => [label, unit, of(figures), of(figures.lastYear)]),
  }),
  categories: itemTable('categories'),
  shops: itemTable('shops'),
  counties: itemTable('counties'),
  areas: itemTable('areas'),
  handover: ({ handover }) => ({
    head: ['Handover', 'Donations'],
    rows: [
      ['Pickup', handover.pickup],
      ['Drop-off at a shop', handover.dropOff],
    ],
  }),
  statuses: ({ statuses }) => ({
    head: ['Kind', 'Status', 'Count'],
    rows: [
      ...statuses.donations.map(({ status, count }) => ['Donations', status, count]),
      ...statuses.testimonials.map(({ status, count }) => ['Testimonials', status, count]),
    ],
  }),
  review: ({ review }) => ({
    head: [
      'Kind',
      'Reviewed',
      'Median hours to first review',
      'Nine in ten within hours',
      'Approved',
      'Rejected',
      'Approval rate',
    ],
    rows: [reviewRow('Donations', review.donations), reviewRow('Testimonials', review.testimonials)],
  }),
  rules: ({ rules }) => ({
    head: ['Rule of the automatic review', 'Followed', 'Overruled'],
    rows: rules.map(({ label, followed, overruled }) => [label, followed, overruled]),
  }),
  runs: ({ runs }) => ({
    head: ['Runs', 'Collected', 'Not there', 'Refused', 'Kilometres', 'Stops', 'Places', 'Stops an hour'],
    rows: [
      [
        ...[runs.runs, runs.collected, runs.notThere, runs.refused],
        ...[runs.kilometres, runs.stops, runs.places, runs.stopsPerHour],
      ],
    ],
  }),
};

/** @throws Failure `invalid` if the range ends before it starts. */
export const analyticsCsv = (
  deps: Pick<Deps, 'store' | 'now'>,
  { table, ...query }: z.infer<typeof analyticsCsvQuery>,
): Response => {
  const figures = readAnalytics(deps, query);
  const { head, rows } = tables[table](figures);
  return csvAnswer(`${table}-${figures.from}-${figures.to}`, head, rows);
};
