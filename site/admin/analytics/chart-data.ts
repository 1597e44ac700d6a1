import type { Analytics } from '#contract/analytics/analytics.ts';
import { shortDay } from './ranges.ts';

export type Pattern = 'plain' | 'stripes' | 'dots' | 'grid';

/** One kind of bar: told apart by its colour and its pattern. */
export interface Series {
  key: string;
  label: string;
  colour: 1 | 2 | 3 | 4 | 5;
  pattern: Pattern;
}

/** What a chart and the table behind it show. */
export interface ChartData {
  /** The head of the first column. */
  rowName: string;
  series: readonly Series[];
  rows: readonly { label: string; values: Readonly<Record<string, number>> }[];
}

const donations: Series = { key: 'donations', label: 'Donations', colour: 1, pattern: 'plain' };
const testimonials: Series = { key: 'testimonials', label: 'Testimonials', colour: 3, pattern: 'stripes' };

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export const submissionsData = ({ submissions, step }: Analytics): ChartData => ({
  rowName: step === 'day' ? 'Day' : 'Week from',
  series: [donations, testimonials],
  rows: submissions.map(({ start, ...values }) => ({ label: shortDay(start), values })),
});

export const categoriesData = ({ categories }: Analytics): ChartData => ({
  rowName: 'Category',
  series: [donations],
  rows: categories
    .map(({ label, donations: count }) => ({ label, values: { donations: count } }))
    .sort((a, b) => b.values.donations - a.values.donations),
});

export const handoverData = ({ handover }: Analytics): ChartData => ({
  rowName: 'How it comes to us',
  series: [{ ...donations, key: 'count' }],
  rows: [
    { label: 'Drop-off', values: { count: handover.dropOff } },
    { label: 'Pickup', values: { count: handover.pickup } },
  ],
});

const order = ['pending', 'approved', 'collected', 'rejected'];

export const statusesData = ({ statuses }: Analytics): ChartData => ({
  rowName: 'Status',
  series: [donations, testimonials],
  rows: order.map((status) => ({
    label: capital(status),
    values: {
      donations: statuses.donations.find((one) => one.status === status)?.count ?? 0,
      testimonials: statuses.testimonials.find((one) => one.status === status)?.count ?? 0,
    },
  })),
});

export const reviewData = ({ review }: Analytics): ChartData => ({
  rowName: 'Decisions on',
  series: [
    { key: 'approved', label: 'Approved', colour: 1, pattern: 'plain' },
    { key: 'rejected', label: 'Rejected', colour: 2, pattern: 'dots' },
  ],
  rows: (['donations', 'testimonials'] as const).map((kind) => ({
    label: capital(kind),
    values: { approved: review[kind].approved, rejected: review[kind].rejected },
  })),
});

export const rulesData = ({ rules }: Analytics): ChartData => ({
  rowName: 'Rule',
  series: [
    { key: 'followed', label: 'Followed', colour: 1, pattern: 'plain' },
    { key: 'overruled', label: 'Overruled', colour: 5, pattern: 'stripes' },
  ],
  rows: rules.map(({ label, followed, overruled }) => ({ label, values: { followed, overruled } })),
});

/** The sum of all rows, by series or of all series. */
export const sumOf = ({ rows, series }: ChartData, key?: string): number =>
  rows.reduce(
    (sum, { values }) =>
      sum + series.filter((one) => !key || one.key === key).reduce((row, one) => row + (values[one.key] ?? 0), 0),
    0,
  );

/** "3 hours", "1.8 days": hours as one would say them. */
export const hoursLabel = (hours: number | null): string => {
  if (hours === null) return 'None yet';
  const [count, unit] = hours < 1 ? [hours * 60, 'minute'] : hours < 48 ? [hours, 'hour'] : [hours / 24, 'day'];
  const shown = unit === 'minute' ? Math.max(1, Math.round(count)) : Math.round(count * 10) / 10;
  return `${shown.toLocaleString('en-IE')} ${unit}${shown === 1 ? '' : 's'}`;
};

/** "87%"; "None yet" while nothing is decided. */
export const rateLabel = (rate: number | null): string => (rate === null ? 'None yet' : `${Math.round(rate * 100)}%`);
