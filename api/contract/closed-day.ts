import { type Day, weekdayName, weekdayOf } from './dublin.ts';
import { holidayInSentence } from './public-holidays.ts';
import type { Shop } from './settings.ts';

/** Why a shop is closed on a day, in a sentence; null when it is open. */
export const closedReason = ({ name, hours, closures }: Shop, day: Day): string | null => {
  const closure = closures.find(({ date }) => date === day);
  if (closure) return `${name} is closed that day${closure.reason ? `: ${closure.reason}` : ''}.`;
  const holiday = holidayInSentence(day);
  if (holiday) return `That day is ${holiday}, a public holiday.`;
  return hours[weekdayOf(day)] === null ? `${name} is closed on ${weekdayName(day)}s.` : null;
};
