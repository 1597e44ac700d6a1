import { useQuery } from '@tanstack/react-query';
import { addDays, type Day } from '#contract/dublin.ts';
import { closedReason } from '#contract/runs/closed-day.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { pickupsWaiting, runSettingsQuery, runsBetween } from '../../client/runs.ts';
import { settingsQuery } from '../../client/settings-query.ts';
import { daysOfWeek } from './planning-week.ts';

/** The days of a week with their runs, what waits for a run, and why the vans' shops are closed. */
export const usePlannedWeek = (monday: Day) => {
  const platform = usePlatform();
  const sunday = addDays(monday, 6);
  const range = { from: monday, to: sunday };
  const week = useQuery(runsBetween(platform, range));
  const waiting = useQuery(pickupsWaiting(platform));
  const { data: settings } = useQuery(runSettingsQuery(platform));
  const { data: charity } = useQuery(settingsQuery(platform));
  return {
    monday,
    days: daysOfWeek(monday, week.data?.runs.some(({ date }) => date === sunday) ?? false),
    range,
    week,
    waiting,
    settings,
    runsOn: (day: Day) => week.data?.runs.filter(({ date }) => date === day) ?? [],
    closedOn: (day: Day) => {
      const shops = new Set(settings?.vans.map(({ shop }) => shop));
      const reasons = charity?.shops.filter(({ key }) => shops.has(key)).map((shop) => closedReason(shop, day)) ?? [];
      return [...new Set(reasons.filter((reason) => reason !== null))];
    },
  };
};
