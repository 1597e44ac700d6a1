import { type Day, weekdays } from '../dublin.ts';
import type { OpeningTimes } from '../runs/closed-day.ts';
import type { OpeningHours } from '../settings/settings.ts';

const isSameWeek = (one: OpeningHours, other: OpeningHours): boolean =>
  weekdays.every((day) => one[day]?.opens === other[day]?.opens && one[day]?.closes === other[day]?.closes);

const EVENING = '17:00';

export const isAnsweredInEvenings = (hours: OpeningHours): boolean =>
  weekdays.some((day) => (hours[day]?.closes ?? '') > EVENING);

export const sharedHours = (shops: readonly { hours: OpeningHours }[]): OpeningHours | null => {
  const [first] = shops;
  return first && shops.every(({ hours }) => isSameWeek(hours, first.hours)) ? first.hours : null;
};

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
 * Drops days on which all shops are closed; null without phone hours. On public holidays, hours that all shops keep apply if
 * the phone normally keeps theirs.
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
