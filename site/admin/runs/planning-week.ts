import { addDays, type Day, dublinDay, weekdayOf, weekdays } from '#contract/dublin.ts';

/** The Monday of a day's week. */
export const mondayOf = (day: Day): Day => addDays(day, -weekdays.indexOf(weekdayOf(day)));

/** The days of a week on which the van can go, Monday to Saturday, and the Sunday where it goes then all the same. */
export const daysOfWeek = (monday: Day, sundayHasRuns: boolean): Day[] =>
  [0, 1, 2, 3, 4, 5, ...(sundayHasRuns ? [6] : [])].map((ahead) => addDays(monday, ahead));

/** The week that an address names by one of its days, or the present one. */
export const weekIn = (value: string | null, now: Date): Day =>
  mondayOf(value && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : dublinDay(now));
