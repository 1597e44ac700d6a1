import { ANALYTICS_DEFAULT_DAYS } from '#contract/analytics/analytics.ts';
import { addDays, addMonths, type Day, dublinDay, longDate } from '#contract/dublin.ts';

/** Days in Ireland, both included, as `2026-11-21`. */
export interface Range {
  from: Day;
  to: Day;
}

/** The last days up to today, today included. */
export const lastDays = (days: number, now: Date): Range => {
  const to = dublinDay(now);
  return { from: addDays(to, 1 - days), to };
};

/** The first day of the span of this many months in which a day lies: of its month, its calendar quarter, its year. */
const startOf = (day: Day, months: 1 | 3 | 12): Day => {
  const month = Math.floor((Number(day.slice(5, 7)) - 1) / months) * months + 1;
  return `${day.slice(0, 4)}-${String(month).padStart(2, '0')}-01`;
};

/** This span of months up to today, so that it is compared with the same days of last year. */
const current =
  (months: 1 | 3 | 12) =>
  (now: Date): Range => {
    const to = dublinDay(now);
    return { from: startOf(to, months), to };
  };

/** The whole span of months before this one. */
const previous =
  (months: 1 | 3 | 12) =>
  (now: Date): Range => {
    const next = startOf(dublinDay(now), months);
    return { from: addMonths(next, -months), to: addDays(next, -1) };
  };

export const presets: readonly { label: string; range(now: Date): Range }[] = [
  { label: `${ANALYTICS_DEFAULT_DAYS} days`, range: (now) => lastDays(ANALYTICS_DEFAULT_DAYS, now) },
  { label: 'This month', range: current(1) },
  { label: 'Last month', range: previous(1) },
  { label: 'This quarter', range: current(3) },
  { label: 'Last quarter', range: previous(3) },
  { label: 'This year', range: current(12) },
  { label: 'Last year', range: previous(12) },
  {
    label: 'Last 12 months',
    range: (now) => ({ from: addDays(addMonths(dublinDay(now), -12), 1), to: dublinDay(now) }),
  },
];

export const presetOf = ({ from, to }: Range, now: Date, pressed = ''): string | undefined => {
  const fitting = presets.filter(({ range }) => range(now).from === from && range(now).to === to);
  return (fitting.find(({ label }) => label === pressed) ?? fitting[0])?.label;
};

/** The days of a year that have been; of this year up to today. */
export const yearRange = (year: number, now: Date): Range => {
  const today = dublinDay(now);
  const end = `${year}-12-31`;
  return { from: `${year}-01-01`, to: end > today ? today : end };
};

const isDay = (text: string): boolean => {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

/** The range that an address asks for; the last 30 days where it asks for none that makes sense. */
export const rangeFrom = (from: string, to: string, now: Date): Range =>
  isDay(from) && isDay(to) && from <= to ? { from, to } : lastDays(ANALYTICS_DEFAULT_DAYS, now);

const short = new Intl.DateTimeFormat('en-IE', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** "21 Nov". */
export const shortDay = (day: string): string => short.format(new Date(day));

/** "23 October 2026 to 21 November 2026". */
export const rangeLabel = ({ from, to }: Range): string => `${longDate(from)} to ${longDate(to)}`;
