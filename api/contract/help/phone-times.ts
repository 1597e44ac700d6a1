import { weekdays } from '../dublin.ts';
import type { OpeningTimes } from '../runs/closed-day.ts';
import type { OpeningHours } from '../settings/settings.ts';

const isSameWeek = (one: OpeningHours, other: OpeningHours): boolean =>
  weekdays.every((day) => one[day]?.opens === other[day]?.opens && one[day]?.closes === other[day]?.closes);

/** The hours that all shops keep, or null when they differ. */
export const sharedHours = (shops: readonly { hours: OpeningHours }[]): OpeningHours | null => {
  const [first] = shops;
  return first && shops.every(({ hours }) => isSameWeek(hours, first.hours)) ? first.hours : null;
};

/** When the telephone is answered: in these hours, on every day but public holidays; null where it has none. */
export const phoneTimes = (hours: OpeningHours | null): OpeningTimes | null => hours && { hours, closures: [] };
