import { queryOptions } from '@tanstack/react-query';
import { type LaunchReport, launchReport } from '#contract/launch/launch.ts';
import type { Platform } from './platform.ts';
import type { NamedKey } from './query-keys.ts';
import { createRequests } from './requests.ts';

/** About the settings, of which most of it depends: it is loaded anew when those change. */
export const LAUNCH_KEY: NamedKey = [{ subject: 'settings', view: 'launch' }];

/** What the website still lacks before it opens, for administrators. */
export const launchQuery = (platform: Platform) =>
  queryOptions({
    queryKey: LAUNCH_KEY,
    queryFn: ({ signal }) => createRequests(platform, 'body').get('/launch', launchReport, signal),
    staleTime: 0,
  });

/** Says whether backups are copied to another machine. @throws ApiError */
export const confirmBackupsElsewhere = (platform: Platform, areCopied: boolean): Promise<LaunchReport> =>
  createRequests(platform, 'body').send('PUT', '/launch/backups-elsewhere', { areCopied }, launchReport);
