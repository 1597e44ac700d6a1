import { queryOptions } from '@tanstack/react-query';
import { signedIn, signInOptions } from '#contract/people/people.ts';
import type { Platform } from './platform.ts';
import { allOf } from './query-keys.ts';
import { createRequests } from './requests.ts';

const requests = (platform: Platform) => createRequests(platform, 'status');

/** Which ways of signing in are set up on the server. */
export const signInOptionsQuery = (platform: Platform) =>
  queryOptions({
    queryKey: allOf('auth'),
    queryFn: ({ signal }) => requests(platform).get('/auth/options', signInOptions, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Changes the own password and goes on with the new session. @throws ApiError with `problem.fields`. */
export const changePassword = async (platform: Platform, change: { currentPassword: string; newPassword: string }) =>
  platform.session.renew(await requests(platform).send('POST', '/auth/change-password', change, signedIn));

/** Goes on with the session as it is on the server now, such as after a required set-up. */
export const refreshSession = async (platform: Platform) =>
  platform.session.renew(await requests(platform).send('POST', '/auth/refresh', {}, signedIn));

/** Asks for a mail with a link to choose another password; the answer is the same for every address. */
export const askForReset = (platform: Platform, email: string) =>
  requests(platform).run('POST', '/auth/forgotten-password', { email });
