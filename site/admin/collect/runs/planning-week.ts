import { addDays, type Day, dublinDay, weekdayOf, weekdays } from '#contract/dublin.ts';

export const mondayOf = (day: Day): Day => addDays(day, -weekdays.indexOf(weekdayOf(day)));

/** Monday to Saturday, and the Sunday if it has runs. */
export const daysOfWeek = (monday: Day, sundayHasRuns: boolean): Day[] =>
  [0, 1, 2, 3, 4, 5, ...(sundayHasRuns ? [6] : [])].map((ahead) => addDays(monday, ahead));

/** Returns the Monday of the week that an address names by any of its days, else of the present one. */
export const weekIn = (value: string | null, now: Date): Day =>
  mondayOf(value && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : dublinDay(now));
