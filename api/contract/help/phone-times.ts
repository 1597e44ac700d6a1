import { type Day, weekdays } from '../dublin.ts';
import type { OpeningTimes } from '../runs/closed-day.ts';
import type { OpeningHours } from '../settings/settings.ts';

const isSameWeek = (one: OpeningHours, other: OpeningHours): boolean =>
  weekdays.every((day) => one[day]?.opens === other[day]?.opens && one[day]?.closes === other[day]?.closes);

/** Until when it is afternoon. */
const EVENING = '17:00';

/** True where somebody answers the telephone on some evening. */
export const isAnsweredInEvenings = (hours: OpeningHours): boolean =>
  weekdays.some((day) => (hours[day]?.closes ?? '') > EVENING);

/** The hours that all shops keep, or null when they differ. */
export const sharedHours = (shops: readonly { hours: OpeningHours }[]): OpeningHours | null => {
  const [first] = shops;
  return first && shops.every(({ hours }) => isSameWeek(hours, first.hours)) ? first.hours : null;
};

/** Of the days of the first shop those that all others have, too. */
const sharedDays = <Shared extends { date: Day }>(
  shops: readonly OpeningTimes[],
  daysOf: (shop: OpeningTimes) => readonly Shared[] | undefined,
  isSame: (one: Shared, other: Shared) => boolean = () => true,
): Shared[] => {
  const [first, ...others] = shops;
  return ((first && daysOf(first)) ?? []).filter((day) =>
    others.every((shop) => daysOf(shop)?.some((other) => other.date === day.date && isSame(day, other))),
  );
};

/**
 * When the telephone is answered: in these hours, but not on days on which all shops are closed; null where it has none. Hours that
 * all shops keep on a public holiday are the telephone's where it keeps theirs.
 */
export const phoneTimes = (hours: OpeningHours | null, shops: readonly OpeningTimes[]): OpeningTimes | null => {
  if (!hours) return null;
  const ofShops = sharedHours(shops);
  const holidayHours =
    ofShops && isSameWeek(hours, ofShops)
      ? sharedDays(
          shops,
          (shop) => shop.holidayHours,
          (one, other) => one.opens === other.opens && one.closes === other.closes,
        )
      : [];
  return { hours, closures: sharedDays(shops, ({ closures }) => closures), holidayHours };
};
