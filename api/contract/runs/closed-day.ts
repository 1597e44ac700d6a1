import { addDays, type Day, dublinDay, dublinMoment, type Weekday, weekdayName, weekdayOf } from '../dublin.ts';
import type { OpeningHours, Shop } from '../settings/settings.ts';
import { holidayInSentence, holidayOn } from './public-holidays.ts';

export type OpeningTimes = Pick<Shop, 'hours' | 'closures' | 'holidayHours'>;
type DayHours = OpeningHours[Weekday];

/** Ignores closed days; the hours given for a public holiday replace those of the weekday. */
export const plannedHours = ({ hours, holidayHours }: OpeningTimes, day: Day): DayHours =>
  holidayHours?.find(({ date }) => date === day) ?? hours[weekdayOf(day)];

export const isClosedForHoliday = ({ holidayHours }: OpeningTimes, day: Day): boolean =>
  holidayOn(day) !== undefined && !holidayHours?.some(({ date }) => date === day);

export const hoursOn = (shop: OpeningTimes, day: Day): DayHours =>
  shop.closures.some(({ date }) => date === day) || isClosedForHoliday(shop, day) ? null : plannedHours(shop, day);

export interface OpenSpan {
  day: Day;
  opensAt: Date;
  closesAt: Date;
  opens: string;
  closes: string;
}

export const spanOn = (shop: OpeningTimes, day: Day): OpenSpan | null => {
  const hours = hoursOn(shop, day);
  if (!hours || hours.closes <= hours.opens) return null;
  const { opens, closes } = hours;
  return { day, opens, closes, opensAt: dublinMoment(day, opens), closesAt: dublinMoment(day, closes) };
};

const HORIZON_DAYS = 60;

/** Null if there is none within the next 60 days. */
export const firstOpening = (
  shop: OpeningTimes,
  now: Date,
  isFitting: (span: OpenSpan) => boolean,
): OpenSpan | null => {
  const today = dublinDay(now);
  for (let ahead = 0; ahead <= HORIZON_DAYS; ahead += 1) {
    const span = spanOn(shop, addDays(today, ahead));
    if (span && isFitting(span)) return span;
  }
  return null;
};

export const closedReason = (shop: Shop, day: Day): string | null => {
  const { name, closures } = shop;
  const closure = closures.find(({ date }) => date === day);
  if (closure) return `${name} is closed that day${closure.reason ? `: ${closure.reason}` : ''}.`;
  if (isClosedForHoliday(shop, day)) return `That day is ${holidayInSentence(day)}, a public holiday.`;
  return plannedHours(shop, day) === null ? `${name} is closed on ${weekdayName(day)}s.` : null;
};
