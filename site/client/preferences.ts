import { queryOptions } from '@tanstack/react-query';
import { readPreferences } from '#contract/preferences/calls.ts';
import { queryOf } from './calls.ts';
import type { Platform } from './platform.ts';

/** What the signed-in person has chosen for themselves; asked for once, as lists wait for it. */
export const preferencesQuery = (platform: Platform) =>
  queryOptions({ ...queryOf(platform, readPreferences, {}), staleTime: 5 * 60_000, retry: false });
