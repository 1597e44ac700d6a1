import { useQuery } from '@tanstack/react-query';
import { PAGE_SIZE_MAX } from '#contract/calls/paging.ts';
import { addDays, type Day } from '#contract/dublin.ts';
import { listRuns } from '#contract/runs/calls.ts';
import { closedReason } from '#contract/runs/closed-day.ts';
import { readRunSettings } from '#contract/settings/calls.ts';
import { queryOf } from '../../../client/calls.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { settingsQuery } from '../../../client/settings-query.ts';
import { pickupsWaiting } from './pickups-waiting.ts';
import { daysOfWeek } from './planning-week.ts';

export const usePlannedWeek = (monday: Day) => {
  const platform = usePlatform();
  const sunday = addDays(monday, 6);
  const range = { from: monday, to: sunday };
  const week = useQuery(queryOf(platform, listRuns, { query: { ...range, pageSize: PAGE_SIZE_MAX } }));
  const waiting = useQuery(pickupsWaiting(platform));
  const { data: settings } = useQuery(queryOf(platform, readRunSettings, {}));
  const { data: charity } = useQuery(settingsQuery(platform));
  return {
    monday,
    days: daysOfWeek(monday, week.data?.runs.some(({ date }) => date === sunday) ?? false),
    range,
    week,
    waiting,
    settings,
    shops: charity?.shops ?? [],
    runsOn: (day: Day) => week.data?.runs.filter(({ date }) => date === day) ?? [],
    closedOn: (day: Day) => {
      const shops = new Set(settings?.vans.map(({ shop }) => shop));
      const reasons = charity?.shops.filter(({ key }) => shops.has(key)).map((shop) => closedReason(shop, day)) ?? [];
      return [...new Set(reasons.filter((reason) => reason !== null))];
    },
  };
};
