import { readSettings } from '#contract/settings/public-calls.ts';
import { queryOf } from './calls.ts';
import type { Platform } from './platform.ts';

export const settingsQuery = (platform: Platform) => ({
  ...queryOf(platform, readSettings, {}),
  staleTime: 5 * 60_000,
});
