import * as z from 'zod/mini';
import { clockTime } from '../dublin.ts';
import { firstOpening, type OpeningTimes } from '../runs/closed-day.ts';

const ANSWERED_WITHIN_HOURS = 2;

/** A Dublin day; times are `HH:MM`. */
export const answerTime = z.object({ day: z.iso.date(), from: z.string(), to: z.string() });
export type AnswerTime = z.infer<typeof answerTime>;

const HOUR_MS = 60 * 60_000;
const clockHour = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
/** Rounds up to the full hour; a time after the day's last full hour stays as it is. */
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

/** Null if the phone has no hours. */
export const answerTimeAt = (times: OpeningTimes | null, now: Date): AnswerTime | null => {
  const open =
    times &&
    firstOpening(
      times,
      now,
      ({ opensAt, closesAt }) => now < opensAt || closesAt.getTime() - now.getTime() >= ANSWERED_WITHIN_HOURS * HOUR_MS,
    );
  if (!open) return null;
  const { day, opens, closes, opensAt } = open;
  const from = now < opensAt ? opens : clockTime(now);
  return { day, from, to: later(now < opensAt ? from : roundedUp(from), ANSWERED_WITHIN_HOURS, closes) };
};
