import { readHelplines } from '#contract/settings/calls.ts';
import { queryOf } from './calls.ts';
import type { Platform } from './platform.ts';

export const helplinesQuery = (platform: Platform) => ({
  ...queryOf(platform, readHelplines, {}),
  staleTime: 5 * 60_000,
});
