import { queryOptions } from '@tanstack/react-query';
import { ownSessions } from '#contract/people/people.ts';
import type { Platform } from './platform.ts';
import { allOf } from './query-keys.ts';
import { createRequests } from './requests.ts';

const requests = (platform: Platform) => createRequests(platform, 'body');

/** Where the signed-in person is signed in. */
export const ownSessionsQuery = (platform: Platform) =>
  queryOptions({
    queryKey: allOf('auth'),
    queryFn: ({ signal }) => requests(platform).get('/auth/sessions', ownSessions, signal),
  });

export const endOwnSession = (platform: Platform, id: string) =>
  requests(platform).run('DELETE', `/auth/sessions/${id}`);

export const endOwnOthers = (platform: Platform) => requests(platform).run('POST', '/auth/sessions/end-others', {});
