import { clockTime, dublinDay, dublinMoment } from '#contract/dublin.ts';

/** A day and a time as they are typed, in Irish time; both may be empty. */
export interface When {
  day: string;
  time: string;
}

export const noTime: When = { day: '', time: '' };

export const WHEN_MESSAGE = 'Please choose both a date and a time, or neither.';

/** The day and time in Dublin at a moment (ISO 8601). */
export const whenOf = (iso: string | null): When =>
  iso ? { day: dublinDay(new Date(iso)), time: clockTime(new Date(iso)) } : noTime;

/** The moment that is meant as ISO 8601, null for none, or a sentence when only half of it is there. */
export const readWhen = ({ day, time }: When): { at: string | null } | { problem: string } => {
  if (!day && !time) return { at: null };
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !/^\d{2}:\d{2}$/.test(time)) return { problem: WHEN_MESSAGE };
  return { at: dublinMoment(day, time).toISOString() };
};
