import { clockTime, dublinDay } from '#contract/dublin.ts';

export const csvTime = (timestamp: string): string => {
  const moment = new Date(timestamp);
  return `${dublinDay(moment)} ${clockTime(moment).padStart(5, '0')}`;
};
