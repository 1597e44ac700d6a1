import type { Analytics } from '#contract/analytics/analytics.ts';
import { comparedRows, type ItemPart, itemParts, type Unit } from '#contract/analytics/key-figures.ts';
import { money } from '../../../ui/money.ts';
import { shortDay } from './ranges.ts';

export type Pattern = 'plain' | 'stripes' | 'dots' | 'grid';

export interface Series {
  key: string;
  label: string;
  colour: 1 | 2 | 3 | 4 | 5;
  pattern: Pattern;
}

export interface ChartData {
  rowName: string;
  series: readonly Series[];
  /** Columns of the table, if they differ from the series. */
  columns?: readonly Pick<Series, 'key' | 'label'>[];
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

const collected: Series = { key: 'collected', label: 'Collected', colour: 2, pattern: 'dots' };

export const itemsData = (figures: Analytics, part: ItemPart): ChartData => ({
  rowName: itemParts[part],
  series: [{ ...donations, label: 'Offered' }, collected],
  columns: [
    { key: 'donations', label: 'Offered' },
    { key: 'donationsBefore', label: 'Offered last year' },
    { key: 'collected', label: 'Collected' },
    { key: 'collectedBefore', label: 'Collected last year' },
    { key: 'declined', label: 'Declined' },
  ],
  rows: comparedRows(figures, part).map(({ label, ...values }) => ({ label, values })),
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

export const sumOf = ({ rows, series }: ChartData, key?: string): number =>
  rows.reduce(
    (sum, { values }) =>
      sum + series.filter((one) => !key || one.key === key).reduce((row, one) => row + (values[one.key] ?? 0), 0),
    0,
  );

export const hoursLabel = (hours: number | null): string => {
  if (hours === null) return 'None yet';
  const [count, unit] = hours < 1 ? [hours * 60, 'minute'] : hours < 48 ? [hours, 'hour'] : [hours / 24, 'day'];
  const shown = unit === 'minute' ? Math.max(1, Math.round(count)) : Math.round(count * 10) / 10;
  return `${shown.toLocaleString('en-IE')} ${unit}${shown === 1 ? '' : 's'}`;
};

export const rateLabel = (rate: number | null): string => (rate === null ? 'None yet' : `${Math.round(rate * 100)}%`);

export const figureLabel = (value: number | null, unit: Unit, none = 'None yet'): string => {
  if (value === null) return none;
  if (unit === 'hours') return hoursLabel(value);
  if (unit === 'share') return rateLabel(value);
  if (unit === 'euro') return money(value);
  return `${value.toLocaleString('en-IE')}${unit === 'km' ? ' km' : ''}`;
};

const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toLocaleString('en-IE')}`;

/** Returns "+50%", or "−3 points" for a share; empty if there is nothing to compare with. */
export const changeLabel = (value: number | null, before: number | null, unit: Unit): string => {
  if (value === null || before === null) return '';
  if (value === before) return value === 0 ? '' : 'No change';
  if (unit === 'share') {
    const points = Math.round(value * 100) - Math.round(before * 100);
    return `${signed(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}`;
  }
  return before === 0 ? '' : `${signed(Math.round(((value - before) / before) * 100))}%`;
};
