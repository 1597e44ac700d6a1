import { ANALYTICS_DEFAULT_DAYS } from '#contract/analytics/analytics.ts';
import { addDays, dublinDay, longDate } from '#contract/dublin.ts';

/** Days in Ireland, both included, as `2026-11-21`. */
export interface Range {
  from: string;
  to: string;
}

export const presets = [
  { days: 7, label: '7 days' },
  { days: ANALYTICS_DEFAULT_DAYS, label: '30 days' },
  { days: 91, label: 'Quarter' },
  { days: 365, label: '12 months' },
] as const;

/** The last days up to today, today included. */
export const lastDays = (days: number, now: Date): Range => {
  const to = dublinDay(now);
  return { from: addDays(to, 1 - days), to };
};

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** The range that an address asks for; the last 30 days where it asks for none that makes sense. */
export const rangeFrom = (from: string, to: string, now: Date): Range =>
  isDay(from) && isDay(to) && from <= to ? { from, to } : lastDays(ANALYTICS_DEFAULT_DAYS, now);

const short = new Intl.DateTimeFormat('en-IE', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** "21 Nov". */
export const shortDay = (day: string): string => short.format(new Date(day));

/** "23 October 2026 to 21 November 2026". */
export const rangeLabel = ({ from, to }: Range): string => `${longDate(from)} to ${longDate(to)}`;
