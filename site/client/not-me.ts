import { queryOptions } from '@tanstack/react-query';
import { alarm, doubts, endedAccess, endedByLink, type NotMe } from '#contract/auth/not-me.ts';
import type { Platform } from './platform.ts';
import { allOf } from './query-keys.ts';
import { createRequests } from './requests.ts';

const requests = (platform: Platform) => createRequests(platform, 'body');

/** What the link of an alarm mail is about. @throws ApiError 404 when it works no more. */
export const alarmQuery = (platform: Platform, token: string) =>
  queryOptions({
    queryKey: [{ ...allOf('auth')[0], id: token }],
    queryFn: () => requests(platform).send('POST', '/auth/alarm', { token }, alarm),
    retry: false,
  });

/** "This was not me", with the link of an alarm mail. @throws ApiError 404 when it works no more. */
export const endByLink = (platform: Platform, sent: { token: string; also: string[] }) =>
  requests(platform).send('POST', '/auth/not-me', sent, endedByLink);

/** The own sign-ins and alarms that can be called somebody else's. */
export const doubtsQuery = (platform: Platform) =>
  queryOptions({
    queryKey: allOf('auth'),
    queryFn: ({ signal }) => requests(platform).get('/auth/doubts', doubts, signal),
  });

/** "This was not me", from the own account; the session ends with it. @throws ApiError with `problem.fields`. */
export const endOwn = (platform: Platform, sent: NotMe) =>
  requests(platform).send('POST', '/auth/not-me/own', sent, endedAccess);
