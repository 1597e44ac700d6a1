const DUBLIN = 'Europe/Dublin';
const long = new Intl.DateTimeFormat('en-IE', { day: 'numeric', month: 'long', year: 'numeric', timeZone: DUBLIN });
const clock = new Intl.DateTimeFormat('en-IE', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: DUBLIN,
});
const dayKey = new Intl.DateTimeFormat('en-CA', { timeZone: DUBLIN });

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const several = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'} ago`;

/** "18 September 2025", in Irish time. Takes an ISO date or time; empty for anything else. */
export const longDate = (iso: string): string => {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '' : long.format(date);
};

/** "18 September 2025, 14:05", in Irish time; empty for anything that is not an ISO time. */
export const dateAndTime = (iso: string): string => {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '' : `${long.format(date)}, ${clock.format(date)}`;
};

const calendarDays = (from: Date, to: Date): number =>
  Math.round((Date.parse(dayKey.format(to)) - Date.parse(dayKey.format(from))) / DAY);

/** "just now", "5 minutes ago", "3 hours ago", "yesterday", "4 days ago", and the date after a week or in the future. */
export const ago = (iso: string, now: Date): string => {
  const then = new Date(iso);
  const passed = now.getTime() - then.getTime();
  if (Number.isNaN(passed)) return '';
  const days = calendarDays(then, now);
  if (passed < -MINUTE || days > 6) return longDate(iso);
  if (passed < MINUTE) return 'just now';
  if (passed < HOUR) return several(Math.floor(passed / MINUTE), 'minute');
  if (days < 1) return several(Math.floor(passed / HOUR), 'hour');
  return days === 1 ? 'yesterday' : `${days} days ago`;
};

/** A time of day as it stands on a shop door: "09:00" gives "9:00", "17:00" gives "5:00". */
export const time = (value: string): string => {
  const [hours = '0', minutes = '00'] = value.split(':');
  return `${Number(hours) % 12 || 12}:${minutes}`;
};

/** Opening hours as they stand on a shop door: "9:00–5:00". */
export const timeSpan = (opens: string, closes: string): string => `${time(opens)}–${time(closes)}`;
