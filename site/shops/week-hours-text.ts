import { addDays, type Weekday, weekdays } from '#contract/dublin.ts';
import type { OpeningHours } from '#contract/settings/settings.ts';
import { site } from '#contract/words/site.ts';
import { formatDay, t } from '../language/t.ts';
import { clockTimesText } from './clock-time-text.ts';

const SOME_MONDAY = '2024-01-01';
const written = (day: Weekday, form: 'weekday' | 'shortWeekday') =>
  formatDay(addDays(SOME_MONDAY, weekdays.indexOf(day)), form);
const oneDay = (day: Weekday, hours: string | null) => written(day, hours ? 'shortWeekday' : 'weekday');

/** `days` is `Mon–Fri` or `Sat`, on a closed day `Sunday`; `hours` is `9:00–5:00`, null if closed. */
export interface HoursRow {
  days: string;
  hours: string | null;
}

export const hoursRows = (week: OpeningHours): HoursRow[] => {
  const rows: { from: Weekday; to: Weekday; hours: string | null }[] = [];
  for (const day of weekdays) {
    const open = week[day];
    const hours = open && clockTimesText(open.opens, open.closes);
    const last = rows.at(-1);
    if (last && last.hours === hours) last.to = day;
    else rows.push({ from: day, to: day, hours });
  }
  return rows.map(({ from, to, hours }) => ({
    days: from === to ? oneDay(from, hours) : `${written(from, 'shortWeekday')}–${written(to, 'shortWeekday')}`,
    hours,
  }));
};

export const rowText = ({ days, hours }: HoursRow): string =>
  hours === null ? t(site.daysClosed, { days }) : `${days} ${hours}`;

export const hoursText = (week: OpeningHours): string => hoursRows(week).map(rowText).join(', ');
