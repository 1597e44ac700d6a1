import { ANALYTICS_DEFAULT_DAYS } from '#contract/analytics/analytics.ts';
import { addDays, addMonths, type Day, dublinDay, longDate } from '#contract/dublin.ts';

/** Days in Ireland as `YYYY-MM-DD`, both inclusive. */
export interface Range {
  from: Day;
  to: Day;
}

/** Returns the last days up to today, today included. */
export const lastDays = (days: number, now: Date): Range => {
  const to = dublinDay(now);
  return { from: addDays(to, 1 - days), to };
};

/** Returns the first day of the month, calendar quarter or year in which a day lies. */
const startOf = (day: Day, months: 1 | 3 | 12): Day => {
  const month = Math.floor((Number(day.slice(5, 7)) - 1) / months) * months + 1;
  return `${day.slice(0, 4)}-${String(month).padStart(2, '0')}-01`;
};

/** Begins with the month, quarter or year and ends today, so that it is compared with the same days last year. */
const current =
  (months: 1 | 3 | 12) =>
  (now: Date): Range => {
    const to = dublinDay(now);
    return { from: startOf(to, months), to };
  };

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

export const yearRange = (year: number, now: Date): Range => {
  const today = dublinDay(now);
  const end = `${year}-12-31`;
  return { from: `${year}-01-01`, to: end > today ? today : end };
};

const isDay = (text: string): boolean => {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

export const rangeFrom = (from: string, to: string, now: Date): Range =>
  isDay(from) && isDay(to) && from <= to ? { from, to } : lastDays(ANALYTICS_DEFAULT_DAYS, now);

const short = new Intl.DateTimeFormat('en-IE', { day: 'numeric', month: 'short', timeZone: 'UTC' });

export const shortDay = (day: string): string => short.format(new Date(day));

export const rangeLabel = ({ from, to }: Range): string => `${longDate(from)} to ${longDate(to)}`;
