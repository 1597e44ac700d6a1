import { clockTime, dublinDay } from '#contract/dublin.ts';

/** A time as people in Ireland read it, in a form that spreadsheets know as a date: 2026-11-21 14:05. */
export const csvTime = (timestamp: string): string => {
  const moment = new Date(timestamp);
  return `${dublinDay(moment)} ${clockTime(moment).padStart(5, '0')}`;
};
