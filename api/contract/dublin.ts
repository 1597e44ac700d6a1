/** A calendar day as `YYYY-MM-DD`, without a time zone. */
export type Day = string;

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];

const timeZone = 'Europe/Dublin';
const DAY_MS = 24 * 60 * 60 * 1000;
const LAST_DAY = '9999-12-31';

/** Creates the format on first use, as each costs some milliseconds at a start. */
export const formatOf = (locale: string, options: Intl.DateTimeFormatOptions): (() => Intl.DateTimeFormat) => {
  let format: Intl.DateTimeFormat | undefined;
  return () => {
    format ??= new Intl.DateTimeFormat(locale, { timeZone, ...options });
    return format;
  };
};

const dayFormat = formatOf('en-CA', {});
const clockFormat = formatOf('en-IE', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const wallFormat = formatOf('en-GB', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});
const longFormat = formatOf('en-IE', { day: 'numeric', month: 'long', year: 'numeric' });
const momentFormat = formatOf('en-IE', { dateStyle: 'long', timeStyle: 'short' });

/** Dublin local time as if it were UTC, in milliseconds. */
const wallTime = (moment: Date): number => {
  const parts = Object.fromEntries(
    wallFormat()
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const { year = '', month, day, hour, minute, second } = parts;
  return Date.parse(`${year.padStart(4, '0')}-${month}-${day}T${hour}:${minute}:${second}Z`);
};

export const dublinDay = (moment: Date): Day => dayFormat().format(moment);

/** Takes Dublin local time, `HH:MM`; an hour later if the clock change skips it. */
export const dublinMoment = (day: Day, time: string): Date => {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  const first = wanted - (wallTime(new Date(wanted)) - wanted);
  return new Date(first + (wanted - wallTime(new Date(first))));
};

export const startOfDay = (day: Day): Date => dublinMoment(day, '00:00');

export const addDays = (day: Day, count: number): Day =>
  new Date(Date.parse(`${day}T00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);

/** Keeps the day of the month, or takes the last day of a shorter month. */
export const addMonths = (day: Day, count: number): Day => {
  const date = new Date(`${day.slice(0, 7)}-01T00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + count + 1, 0);
  const last = date.getUTCDate();
  return `${date.toISOString().slice(0, 7)}-${String(Math.min(Number(day.slice(8)), last)).padStart(2, '0')}`;
};

export const daysBetween = (from: Day, to: Day): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

export const weekdayOf = (day: Day): Weekday => weekdays[(new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7] ?? 'monday';

export const isWeekend = (day: Day): boolean => ['saturday', 'sunday'].includes(weekdayOf(day));

/** Timestamps, the first inclusive, the second exclusive; open-ended if a day is omitted. */
export const rangeOf = ({ from, to }: { from?: Day | undefined; to?: Day | undefined }) => ({
  since: from ? startOfDay(from).toISOString() : '',
  before: to && to < LAST_DAY ? startOfDay(addDays(to, 1)).toISOString() : '\uffff',
});

const dayWith = (options: Intl.DateTimeFormatOptions) => {
  const format = formatOf('en-IE', { ...options, timeZone: 'UTC' });
  return (day: Day) =>
    format()
      .format(new Date(`${day}T00:00Z`))
      .replace(',', '');
};

/** `Monday` */
export const weekdayName = dayWith({ weekday: 'long' });
export const dayOfMonth = dayWith({ day: 'numeric', month: 'long' });
export const dayName = dayWith({ weekday: 'long', day: 'numeric', month: 'long' });

/** `10:42`, in Dublin. */
export const clockTime = (moment: Date): string => clockFormat().format(moment);

/** `18 September 2025`, from an ISO date or time; empty for anything else. */
export const longDate = (iso: string): string => {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '' : longFormat().format(date);
};

/** `18 September 2025, 14:05`; empty for anything but an ISO time. */
export const dateAndTime = (iso: string): string => {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '' : `${longFormat().format(date)}, ${clockFormat().format(date)}`;
};

const dayForms = {
  weekday: weekdayName,
  shortWeekday: (day: Day) => weekdayName(day).slice(0, 3),
  dayOfMonth,
  dayName,
  longDate,
} as const satisfies Record<string, (day: Day) => string>;
export type DateForm = keyof typeof dayForms;

export const englishDay = (day: Day, form: DateForm): string => dayForms[form](day);

/** `21 November 2026 at 14:05`, for the middle of a sentence. */
export const formatDateTime = (timestamp: string): string => momentFormat().format(new Date(timestamp));
