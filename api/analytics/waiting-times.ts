import type { Wait } from '#contract/analytics/analytics.ts';

const HOUR_MS = 60 * 60 * 1000;
const SLOWEST = 0.9;

const rounded = (hours: number) => Number(hours.toFixed(2));

export const hoursBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / HOUR_MS;

/** The median of the hours, and their 90th percentile. */
export const waitingTimes = (hours: readonly number[]): Wait => {
  const sorted = [...hours].sort((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? 0;
  const { length } = sorted;
  if (length === 0) return { medianHours: null, slowestTenthHours: null };
  const middle = length >> 1;
  return {
    medianHours: rounded(length % 2 === 1 ? at(middle) : (at(middle - 1) + at(middle)) / 2),
    slowestTenthHours: rounded(at(Math.ceil(length * SLOWEST) - 1)),
  };
};
