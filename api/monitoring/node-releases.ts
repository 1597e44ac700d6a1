import { dublinDay } from '#contract/dublin.ts';

/** The last day of security updates for each release line of Node, from https://github.com/nodejs/Release. */
const lastDays: Readonly<Record<string, string>> = {
  20: '2026-04-30',
  22: '2027-04-30',
  23: '2025-06-01',
  24: '2028-04-30',
  25: '2026-06-01',
  26: '2029-04-30',
};

/** The last day of security updates for this version of Node, once it is over; null before, and for lines that are not listed. */
export const unsupportedSince = (version: string, now: Date): string | null => {
  const lastDay = lastDays[version.split('.')[0] ?? ''];
  return lastDay !== undefined && dublinDay(now) > lastDay ? lastDay : null;
};
