import type * as z from 'zod/mini';
import type { Analytics, analyticsCsvQuery, analyticsTables, ReviewFigures } from '#contract/analytics/analytics.ts';
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
  figures.approved,
  figures.rejected,
  figures.approvalRate,
];

const tables: Record<(typeof analyticsTables)[number], (figures: Analytics) => Table> = {
  submissions: ({ step, submissions }) => ({
    head: [step === 'day' ? 'Day' : 'Week beginning', 'Donations', 'Testimonials'],
    rows: submissions.map(({ start, donations, testimonials }) => [start, donations, testimonials]),
  }),
  categories: ({ categories }) => ({
    head: ['Category', 'Donations'],
    rows: categories.map(({ label, donations }) => [label, donations]),
  }),
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
    head: ['Kind', 'Reviewed', 'Median hours to first review', 'Approved', 'Rejected', 'Approval rate'],
    rows: [reviewRow('Donations', review.donations), reviewRow('Testimonials', review.testimonials)],
  }),
  rules: ({ rules }) => ({
    head: ['Rule of the automatic review', 'Followed', 'Overruled'],
    rows: rules.map(({ label, followed, overruled }) => [label, followed, overruled]),
  }),
  runs: ({ runs }) => ({
    head: ['Runs', 'Collected', 'Not there', 'Refused', 'Kilometres', 'Stops an hour'],
    rows: [[runs.runs, runs.collected, runs.notThere, runs.refused, runs.kilometres, runs.stopsPerHour]],
  }),
};

/** One table of the figures as CSV. @throws Failure `invalid` if the range ends before it starts. */
export const analyticsCsv = (
  deps: Pick<Deps, 'store' | 'now'>,
  { table, ...query }: z.infer<typeof analyticsCsvQuery>,
): Response => {
  const figures = readAnalytics(deps, query);
  const { head, rows } = tables[table](figures);
  return csvAnswer(`${table}-${figures.from}-${figures.to}`, head, rows);
};
