import {
  ANALYTICS_BY_DAY_UNTIL,
  ANALYTICS_DEFAULT_DAYS,
  ANALYTICS_MAX_DAYS,
  type AnalyticsQuery,
} from '#contract/analytics/analytics.ts';
import { addDays, addMonths, dublinDay, startOfDay } from '#contract/dublin.ts';
import { Failure } from '../core/failure.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const BACKWARDS = 'The first day must not be later than the last.';

/** Days are Dublin days, `YYYY-MM-DD`. */
export interface Range {
  from: string;
  to: string;
  step: 'day' | 'week';
  starts: string[];
  /** Timestamps: `since` is inclusive, `before` exclusive. */
  since: string;
  before: string;
}

const nextStart = (day: string, step: Range['step']): string => {
  if (step === 'day') return addDays(day, 1);
  const weekday = new Date(`${day}T00:00:00.000Z`).getUTCDay();
  return addDays(day, 7 - ((weekday + 6) % 7));
};

/**
 * Defaults to the last 30 days; weeks begin on Monday.
 * @throws Failure `invalid` if the range ends before it starts.
 */
export const rangeOfDays = ({ from, to }: AnalyticsQuery, now: Date): Range => {
  const last = to ?? dublinDay(now);
  const requested = from ?? addDays(last, 1 - ANALYTICS_DEFAULT_DAYS);
  if (requested > last) throw new Failure('invalid', BACKWARDS, { fields: { from: BACKWARDS } });
  const earliest = addDays(last, 1 - ANALYTICS_MAX_DAYS);
  const first = requested < earliest ? earliest : requested;
  const days = Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS) + 1;
  const step = days <= ANALYTICS_BY_DAY_UNTIL ? 'day' : 'week';
  const starts: string[] = [];
  for (let day = first; day <= last; day = nextStart(day, step)) starts.push(day);
  const since = startOfDay(first).toISOString();
  return { from: first, to: last, step, starts, since, before: startOfDay(addDays(last, 1)).toISOString() };
};

const isLastOfMonth = (day: string): boolean => addDays(day, 1).endsWith('-01');

/** The same days a year earlier; whole months stay whole. */
export const yearBefore = ({ from, to }: Pick<Range, 'from' | 'to'>, now: Date): Range => {
  const end = addMonths(to, -12);
  const last = from.endsWith('-01') && isLastOfMonth(to) ? addDays(addMonths(`${end.slice(0, 7)}-01`, 1), -1) : end;
  return rangeOfDays({ from: addMonths(from, -12), to: last }, now);
};
