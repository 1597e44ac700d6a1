import * as z from 'zod/mini';
import { addDays, clockTime, dublinDay, dublinMoment } from '../dublin.ts';
import { hoursOn, type OpeningTimes } from '../runs/closed-day.ts';

/** Within how many hours of the telephone being answered somebody rings back. */
const ANSWERED_WITHIN_HOURS = 2;
/** How far ahead a day on which somebody answers is looked for. */
const HORIZON_DAYS = 60;

/** When somebody answers: on this day in Dublin, between these times (`HH:MM`). */
export const answerTime = z.object({ day: z.iso.date(), from: z.string(), to: z.string() });
export type AnswerTime = z.infer<typeof answerTime>;

const HOUR_MS = 60 * 60_000;
const clockHour = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
/** The full hour at or after a time; a time of a day that has no such hour stays as it is. */
const roundedUp = (time: string): string => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const up = minute === 0 ? hour : hour + 1;
  return up > 23 ? time : clockHour(up);
};
const later = (time: string, hours: number, latest: string): string => {
  const [hour = 0] = time.split(':').map(Number);
  const moved = `${String(hour + hours).padStart(2, '0')}${time.slice(2)}`;
  return hour + hours > 23 || moved > latest ? latest : moved;
};

/** When what is written at a moment is answered; null where the telephone has no hours. */
export const answerTimeAt = (times: OpeningTimes | null, now: Date): AnswerTime | null => {
  if (!times) return null;
  const today = dublinDay(now);
  for (let ahead = 0; ahead <= HORIZON_DAYS; ahead += 1) {
    const day = addDays(today, ahead);
    const open = hoursOn(times, day);
    if (!open) continue;
    if (now < dublinMoment(day, open.opens)) {
      return { day, from: open.opens, to: later(open.opens, ANSWERED_WITHIN_HOURS, open.closes) };
    }
    const hoursLeft = (dublinMoment(day, open.closes).getTime() - now.getTime()) / HOUR_MS;
    if (hoursLeft < ANSWERED_WITHIN_HOURS) continue;
    const from = clockTime(now);
    return { day, from, to: later(roundedUp(from), ANSWERED_WITHIN_HOURS, open.closes) };
  }
  return null;
};
