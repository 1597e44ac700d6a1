import { queryOptions } from '@tanstack/react-query';
import { type PreferencesChange, preferences } from '#contract/preferences/preferences.ts';
import type { Platform } from './platform.ts';
import { allOf } from './query-keys.ts';
import { createRequests } from './requests.ts';

const requests = (platform: Platform) => createRequests(platform, 'body');

/** What the signed-in person has chosen for themselves; asked for once, as lists wait for it. */
export const preferencesQuery = (platform: Platform) =>
  queryOptions({
    queryKey: allOf('preferences'),
    queryFn: ({ signal }) => requests(platform).get('/preferences', preferences, signal),
    retry: false,
  });

/** Changes some of it. */
export const changePreferences = (platform: Platform, change: PreferencesChange) =>
  requests(platform).send('PATCH', '/preferences', change, preferences);
