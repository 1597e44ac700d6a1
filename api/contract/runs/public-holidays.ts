import { addDays, type Day, weekdayOf } from '../dublin.ts';
import { sentence } from '../words/message.ts';
import { pages } from '../words/pages.ts';

const onDay = (year: number, month: number, day: number): Day =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

const mondayFrom = (day: Day): Day => (weekdayOf(day) === 'monday' ? day : mondayFrom(addDays(day, 1)));

/** Easter Sunday of the Gregorian calendar (the anonymous algorithm of 1876). */
const easter = (year: number): Day => {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const shift = Math.floor((8 * century + 13) / 25);
  const moon = (19 * golden + century - Math.floor(century / 4) - shift + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - moon - (inCentury % 4)) % 7;
  const correction = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
  const days = moon + weekday - 7 * correction + 114;
  return onDay(year, Math.floor(days / 31), (days % 31) + 1);
};

/** The first Monday in February, or 1 February if that is a Friday; a public holiday since 2023. */
const brigid = (year: number): Day => {
  const first = onDay(year, 2, 1);
  return weekdayOf(first) === 'friday' ? first : mondayFrom(first);
};

const names = {
  newYearsDay: sentence(pages.newYearsDay),
  stBrigidsDay: sentence(pages.stBrigidsDay),
  stPatricksDay: sentence(pages.stPatricksDay),
  easterMonday: sentence(pages.easterMonday),
  mayBankHoliday: sentence(pages.mayBankHoliday),
  juneBankHoliday: sentence(pages.juneBankHoliday),
  augustBankHoliday: sentence(pages.augustBankHoliday),
  octoberBankHoliday: sentence(pages.octoberBankHoliday),
  christmasDay: sentence(pages.christmasDay),
  stStephensDay: sentence(pages.stStephensDay),
};

export const publicHolidays = (year: number): ReadonlyMap<Day, string> =>
  new Map([
    [onDay(year, 1, 1), names.newYearsDay],
    ...(year >= 2023 ? [[brigid(year), names.stBrigidsDay] as const] : []),
    [onDay(year, 3, 17), names.stPatricksDay],
    [addDays(easter(year), 1), names.easterMonday],
    [mondayFrom(onDay(year, 5, 1)), names.mayBankHoliday],
    [mondayFrom(onDay(year, 6, 1)), names.juneBankHoliday],
    [mondayFrom(onDay(year, 8, 1)), names.augustBankHoliday],
    [mondayFrom(onDay(year, 10, 25)), names.octoberBankHoliday],
    [onDay(year, 12, 25), names.christmasDay],
    [onDay(year, 12, 26), names.stStephensDay],
  ]);

export const holidayOn = (day: Day): string | undefined => publicHolidays(Number(day.slice(0, 4))).get(day);

export const holidayInSentence = (day: Day): string | null =>
  holidayOn(day)?.replace(/^(\w+) bank holiday$/, 'the $1 holiday') ?? null;

interface Holiday {
  day: Day;
  name: string;
}

export const comingHolidays = (from: Day): Holiday[] => {
  const year = Number(from.slice(0, 4));
  const until = addDays(from, 365);
  return [...publicHolidays(year), ...publicHolidays(year + 1)]
    .sort()
    .filter(([day]) => day >= from && day < until)
    .map(([day, name]) => ({ day, name }));
};

export const nextHoliday = (from: Day): Holiday => comingHolidays(from)[0] ?? { day: from, name: '' };
