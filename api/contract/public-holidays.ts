import { addDays, type Day, weekdayOf } from './dublin.ts';
import type { Weekday } from './settings.ts';

const day = (year: number, month: number, date: number): Day =>
  new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10);

const nextWeekday = (from: Day, weekday: Weekday): Day =>
  weekdayOf(from) === weekday ? from : nextWeekday(addDays(from, 1), weekday);
const firstMonday = (year: number, month: number): Day => nextWeekday(day(year, month, 1), 'monday');

/** Easter Sunday in the Gregorian calendar (the method of Meeus, Jones and Butcher). */
const easterSunday = (year: number): Day => {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const leapDays = Math.floor(century / 4);
  const moon = century - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + moon - leapDays + 15) % 30;
  const inCentury = year % 100;
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * sunday) / 451);
  const sum = epact + sunday - 7 * late + 114;
  return day(year, Math.floor(sum / 31), (sum % 31) + 1);
};

/** St Brigid's Day is the first Monday in February, or 1 February where that is a Friday. */
const brigidsDay = (year: number): Day => {
  const first = day(year, 2, 1);
  return weekdayOf(first) === 'friday' ? first : firstMonday(year, 2);
};

const holidaysOf = (year: number): [Day, string][] => [
  [day(year, 1, 1), 'New Year’s Day'],
  [brigidsDay(year), 'St Brigid’s Day'],
  [day(year, 3, 17), 'St Patrick’s Day'],
  [addDays(easterSunday(year), 1), 'Easter Monday'],
  [firstMonday(year, 5), 'the May holiday'],
  [firstMonday(year, 6), 'the June holiday'],
  [firstMonday(year, 8), 'the August holiday'],
  [nextWeekday(day(year, 10, 25), 'monday'), 'the October holiday'],
  [day(year, 12, 25), 'Christmas Day'],
  [day(year, 12, 26), 'St Stephen’s Day'],
];

/** The name of the Irish public holiday on a day, for the middle of a sentence; null for any other day. */
export const publicHoliday = (date: Day): string | null =>
  holidaysOf(Number(date.slice(0, 4))).find(([holiday]) => holiday === date)?.[1] ?? null;
