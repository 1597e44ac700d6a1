import { addDays, type Day, daysBetween, dublinDay, dublinMoment } from '#contract/dublin.ts';
import {
  firstOpening,
  isClosedForHoliday,
  type OpeningTimes,
  type OpenSpan,
  plannedHours,
  spanOn,
} from '#contract/runs/closed-day.ts';
import { holidayOn } from '#contract/runs/public-holidays.ts';
import type { InItsLanguage, Message, ValuesOf } from '#contract/words/message.ts';
import { pages } from '#contract/words/pages.ts';
import { dayValue, messageLanguage, t, translate } from '../language/t.ts';
import { clockTimeText } from './clock-time-text.ts';

const CLOSING_SOON_MS = 30 * 60_000;
const MINUTE = 60_000;

export interface ShopStatus {
  state: 'open' | 'closing-soon' | 'closed';
  /** `Open now, closes at 5:00`, `Closes at 5:00 in 20 minutes`, `Closed, opens Monday 9:00`. */
  text: string;
  /** Set if the text is in another language than the page. */
  lang?: string | undefined;
}

const statusOf = <Name extends string>(
  state: ShopStatus['state'],
  message: Message<Name>,
  ...values: ValuesOf<Name>
): ShopStatus => ({ state, text: t(message, ...values), lang: messageLanguage(message) });

const holidayValue = (day: Day): InItsLanguage | undefined => {
  const name = holidayOn(day);
  return name === undefined ? undefined : (language) => (language ? translate(name) : name);
};

type ClosureReason = string | InItsLanguage;

const closureOn = (shop: OpeningTimes, day: Day): ClosureReason | undefined =>
  shop.closures.find((closure) => closure.date === day)?.reason ??
  (isClosedForHoliday(shop, day) ? holidayValue(day) : undefined);

const nextOpening = (shop: OpeningTimes, now: Date): OpenSpan | null =>
  firstOpening(shop, now, ({ opensAt }) => opensAt > now);

const closed = (shop: OpeningTimes, now: Date): ShopStatus => {
  const today = dublinDay(now);
  const reason = plannedHours(shop, today) && closureOn(shop, today);
  const next = nextOpening(shop, now);
  if (!next) return reason ? statusOf('closed', pages.closedToday, { reason }) : statusOf('closed', pages.closed);
  const time = clockTimeText(next.opens);
  const ahead = daysBetween(today, next.day);
  const day = dayValue(next.day, ahead < 7 ? 'weekday' : 'dayName');
  if (reason) return statusOf('closed', pages.closedTodayOpens, { reason, day, time });
  return ahead === 0
    ? statusOf('closed', pages.closedOpensToday, { time })
    : statusOf('closed', pages.closedOpens, { day, time });
};

interface Opening {
  isOpen: boolean;
  /** `ahead` is the number of days until it closes or opens next; `time` is `HH:MM`. */
  ahead: number;
  day: Day;
  time: string;
}

/** Null if nobody is there within the coming weeks. */
export const openingAt = (times: OpeningTimes, now: Date): Opening | null => {
  const today = dublinDay(now);
  const span = spanOn(times, today);
  if (span && now >= span.opensAt && now < span.closesAt) {
    return { isOpen: true, ahead: 0, day: today, time: span.closes };
  }
  const next = nextOpening(times, now);
  return next && { isOpen: false, ahead: daysBetween(today, next.day), day: next.day, time: next.opens };
};

const minutesLeft = (span: OpenSpan, now: Date) => Math.ceil((span.closesAt.getTime() - now.getTime()) / MINUTE);

/** Closed on closures, and on public holidays without hours of their own. */
export const shopStatus = (shop: OpeningTimes, now: Date): ShopStatus => {
  const span = spanOn(shop, dublinDay(now));
  if (!span || now < span.opensAt || now >= span.closesAt) return closed(shop, now);
  const time = clockTimeText(span.closes);
  if (span.closesAt.getTime() - now.getTime() > CLOSING_SOON_MS) {
    return statusOf('open', pages.openUntil, { time });
  }
  return statusOf('closing-soon', pages.closesSoon, { time, count: minutesLeft(span, now) });
};

const changesOn = (span: OpenSpan, now: Date): number[] => {
  const closes = span.closesAt.getTime();
  const soon = closes - CLOSING_SOON_MS;
  if (now.getTime() < soon) return [span.opensAt.getTime(), soon];
  return now < span.closesAt ? [closes - (minutesLeft(span, now) - 1) * MINUTE] : [];
};

/** Returns the time until which `shopStatus` of these shops stays true: at the latest the next midnight in Dublin. */
export const nextChange = (shops: readonly OpeningTimes[], now: Date): Date => {
  const today = dublinDay(now);
  const midnight = dublinMoment(addDays(today, 1), '00:00').getTime();
  const changes = shops.flatMap((shop) => {
    const span = spanOn(shop, today);
    return span ? changesOn(span, now) : [];
  });
  return new Date(Math.min(midnight, ...changes.filter((change) => change > now.getTime())));
};

const daysFrom = (now: Date, days: number): Day[] =>
  Array.from({ length: days }, (_, ahead) => addDays(dublinDay(now), ahead));

export const comingClosures = (shop: OpeningTimes, now: Date, days: number): { day: Day; reason: ClosureReason }[] =>
  daysFrom(now, days).flatMap((day) => {
    const reason = plannedHours(shop, day) ? closureOn(shop, day) : undefined;
    return reason === undefined ? [] : [{ day, reason }];
  });

export interface OpenHoliday {
  day: Day;
  name: string;
  opens: string;
  closes: string;
}

export const openHolidays = (shop: OpeningTimes, now: Date, days: number): OpenHoliday[] =>
  daysFrom(now, days).flatMap((day) => {
    const name = holidayOn(day);
    const span = name && spanOn(shop, day);
    return span ? [{ day, name: translate(name), opens: span.opens, closes: span.closes }] : [];
  });
