import { listSignInOptions } from '#contract/auth/public-calls.ts';
import { queryOf } from '../../client/calls.ts';
import type { Platform } from '../../client/platform.ts';

/** Which ways of signing in are set up on the server. */
export const signInOptionsQuery = (platform: Platform) => ({
  ...queryOf(platform, listSignInOptions, {}),
  staleTime: Number.POSITIVE_INFINITY,
});
