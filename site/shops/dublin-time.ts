import { type Weekday, weekdays } from '#contract/settings.ts';

/** A calendar day as `YYYY-MM-DD`, without a time zone. */
export type Day = string;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Dublin',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** What the clocks in Dublin show, counted as if it were UTC: in milliseconds. */
const wallTime = (moment: Date): number => {
  const read = Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = read;
  return Date.UTC(year, month - 1, day, hour, minute, second);
};

/** The calendar day in Dublin at a moment. */
export const dublinDay = (moment: Date): Day => new Date(wallTime(moment)).toISOString().slice(0, 10);

/** The moment at which the clocks in Dublin show `time` (`HH:MM`) on a day, an hour later where they skip it. */
export const dublinMoment = (day: Day, time: string): Date => {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  const first = wanted - (wallTime(new Date(wanted)) - wanted);
  return new Date(first + (wanted - wallTime(new Date(first))));
};

export const addDays = (day: Day, count: number): Day =>
  new Date(Date.parse(`${day}T00:00Z`) + count * DAY).toISOString().slice(0, 10);

/** How many days lie from one day to another. */
export const daysBetween = (from: Day, to: Day): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY);

export const weekdayOf = (day: Day): Weekday => weekdays[(new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7] ?? 'monday';

const spoken = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-IE', { ...options, timeZone: 'UTC' });
  return (day: Day) => format.format(new Date(`${day}T00:00Z`)).replace(',', '');
};

/** `Monday` */
export const weekdayName = spoken({ weekday: 'long' });
/** `Friday 25 December` */
export const dayName = spoken({ weekday: 'long', day: 'numeric', month: 'long' });
