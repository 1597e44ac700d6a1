import { ownSessions } from '#contract/people/people.ts';
import { type Route, route } from '../http/route.ts';
import { endOwnOthers, endOwnSession, listOwnSessions } from './own-sessions.ts';

const own = { access: 'staff', tag: 'Sign-in' } as const;

/** Where the signed-in person is signed in. */
export const sessionRoutes: Route[] = [
  route({
    ...own,
    method: 'get',
    path: '/auth/sessions',
    operationId: 'listOwnSessions',
    summary: 'The own sessions, with device and last use',
    answer: ownSessions,
    handle: ({ deps, actor }) => listOwnSessions(deps, actor),
  }),
  route({
    ...own,
    method: 'delete',
    path: '/auth/sessions/:id',
    operationId: 'endOwnSession',
    summary: 'End one of the own sessions',
    answer: null,
    handle: ({ deps, params: { id = '' }, actor }) => endOwnSession(deps, id, actor),
  }),
  route({
    ...own,
    method: 'post',
    path: '/auth/sessions/end-others',
    operationId: 'endOtherSessions',
    summary: 'End every own session but this one',
    answer: null,
    handle: ({ deps, actor }) => endOwnOthers(deps, actor),
  }),
];
