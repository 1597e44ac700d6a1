import { daysBetween, dublinDay, longDate } from '#contract/dublin.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const several = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'} ago`;

/** "just now", "5 minutes ago", "3 hours ago", "yesterday", "4 days ago", and the date after a week or in the future. */
export const ago = (iso: string, now: Date): string => {
  const then = new Date(iso);
  const passed = now.getTime() - then.getTime();
  if (Number.isNaN(passed)) return '';
  const days = daysBetween(dublinDay(then), dublinDay(now));
  if (passed < -MINUTE || days > 6) return longDate(iso);
  if (passed < MINUTE) return 'just now';
  if (passed < HOUR) return several(Math.floor(passed / MINUTE), 'minute');
  if (days < 1) return several(Math.floor(passed / HOUR), 'hour');
  return days === 1 ? 'yesterday' : `${days} days ago`;
};
