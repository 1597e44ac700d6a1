import { queryOptions } from '@tanstack/react-query';
import { readPreferences } from '#contract/preferences/calls.ts';
import { queryOf } from './calls.ts';
import type { Platform } from './platform.ts';

export const preferencesQuery = (platform: Platform) =>
  queryOptions({ ...queryOf(platform, readPreferences, {}), staleTime: 5 * 60_000, retry: false });
