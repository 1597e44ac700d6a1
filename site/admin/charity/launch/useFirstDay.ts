import { useQuery } from '@tanstack/react-query';
import { type LaunchReport, launchRemaining } from '#contract/launch/launch.ts';
import type { Settings } from '#contract/settings/settings.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { preferencesQuery } from '../../../client/preferences.ts';
import { settingsQuery } from '../../../client/settings-query.ts';
import { useLaunch } from './useLaunch.ts';

interface FirstDay {
  report: LaunchReport;
  settings: Settings;
}

/** Null for anyone who may not change the settings, has put the list aside or is done; undefined until that is known. */
export const useFirstDay = (): FirstDay | null | undefined => {
  const platform = usePlatform();
  const preferences = useQuery(preferencesQuery(platform));
  const isAside = preferences.data?.launchAside ?? preferences.isError;
  const launch = useLaunch(!isAside);
  const settings = useQuery(settingsQuery(platform));
  const isWithout = (launch.isError && !launch.data) || (settings.isError && !settings.data);
  if (isAside || !launch.isEnabled || isWithout) return null;
  if (preferences.isPending || !launch.data || !settings.data) return undefined;
  return launchRemaining(launch.data) > 0 ? { report: launch.data, settings: settings.data } : null;
};
