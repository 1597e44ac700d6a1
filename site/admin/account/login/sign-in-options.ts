import { listSignInOptions } from '#contract/auth/public-calls.ts';
import { queryOf } from '../../../client/calls.ts';
import type { Platform } from '../../../client/platform.ts';

export const signInOptionsQuery = (platform: Platform) => ({
  ...queryOf(platform, listSignInOptions, {}),
  staleTime: Number.POSITIVE_INFINITY,
});
