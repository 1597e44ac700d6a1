import { clockTime, dublinDay, dublinMoment } from '#contract/dublin.ts';

/** Day and time as typed, in Irish time; either may be empty. */
export interface When {
  day: string;
  time: string;
}

export const noTime: When = { day: '', time: '' };

export const WHEN_MESSAGE = 'Please choose both a date and a time, or neither.';

export const whenOf = (iso: string | null): When =>
  iso ? { day: dublinDay(new Date(iso)), time: clockTime(new Date(iso)) } : noTime;

/** Returns the moment as ISO 8601, null if both are empty, or a sentence if only one of them is given. */
export const readWhen = ({ day, time }: When): { at: string | null } | { problem: string } => {
  if (!day && !time) return { at: null };
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !/^\d{2}:\d{2}$/.test(time)) return { problem: WHEN_MESSAGE };
  return { at: dublinMoment(day, time).toISOString() };
};
