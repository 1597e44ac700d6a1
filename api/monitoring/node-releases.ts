import { dublinDay } from '#contract/dublin.ts';

/** Last day of security updates of each Node release line, from https://github.com/nodejs/Release. */
const lastDays: Readonly<Record<string, string>> = {
  20: '2026-04-30',
  22: '2027-04-30',
  23: '2025-06-01',
  24: '2028-04-30',
  25: '2026-06-01',
  26: '2029-04-30',
};

/** Last day of security updates, once it has passed; null before, and for unlisted lines. */
export const unsupportedSince = (version: string, now: Date): string | null => {
  const lastDay = lastDays[version.split('.')[0] ?? ''];
  return lastDay !== undefined && dublinDay(now) > lastDay ? lastDay : null;
};
