import * as z from 'zod/mini';
import { clockTime, dublinDay, isWeekend } from '../dublin.ts';
import { id } from '../fields/record-fields.ts';

export const DUTY_REPEAT_MS = 30 * 60_000;
export const DUTY_TOGETHER_MS = 5 * 60_000;

const DUTY_MAX = 20;
const TIME_MESSAGE = 'Please write a time like 09:00, or leave both empty';
const time = z.string().check(z.regex(/^(?:([01]\d|2[0-3]):[0-5]\d)?$/, TIME_MESSAGE));

export const dutyDays = ['every-day', 'weekdays', 'weekend'] as const;

/** Irish times, past midnight if `to` is the earlier; both empty for all day. */
const onDuty = z
  .object({
    personId: id,
    days: z.enum(dutyDays, 'Please choose the days'),
    from: time,
    to: time,
  })
  .check(
    z.refine(({ from, to }) => (from === '') === (to === ''), {
      message: 'Please write both times, or none',
      path: ['to'],
    }),
  );
export type OnDuty = z.infer<typeof onDuty>;

/** Mailed in this order. */
export const duty = z.object({
  people: z.array(onDuty).check(z.maxLength(DUTY_MAX, `At most ${DUTY_MAX} colleagues can be on duty`)),
  /** Counts the changes; in a request, if given, it must still be the newest. */
  revision: z.optional(z.int()),
});
export type Duty = z.infer<typeof duty>;

export const isOnDuty = ({ days, from, to }: OnDuty, moment: Date): boolean => {
  const now = clockTime(moment);
  const isOverMidnight = to < from;
  // After midnight it is still the night of the day before.
  const shiftStart = isOverMidnight && now < to ? new Date(moment.getTime() - 12 * 60 * 60_000) : moment;
  if (days !== 'every-day' && (days === 'weekend') !== isWeekend(dublinDay(shiftStart))) return false;
  if (from === '') return true;
  return isOverMidnight ? now >= from || now < to : now >= from && now < to;
};
