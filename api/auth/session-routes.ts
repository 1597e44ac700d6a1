import * as calls from '#contract/auth/calls.ts';
import { type Route, route } from '../http/route.ts';
import { endOwnOthers, endOwnSession, listOwnSessions } from './own-sessions.ts';

export const sessionRoutes: Route[] = [
  route(calls.listOwnSessions, {
    tag: 'Sign-in',
    summary: 'The own sessions, with device and last use',
    handle: ({ deps, actor }) => listOwnSessions(deps, actor),
  }),
  route(calls.endOwnSession, {
    tag: 'Sign-in',
    summary: 'End one of the own sessions',
    handle: ({ deps, params: { id }, actor }) => endOwnSession(deps, id, actor),
  }),
  route(calls.endOtherSessions, {
    tag: 'Sign-in',
    summary: 'End every own session but this one',
    handle: ({ deps, actor }) => endOwnOthers(deps, actor),
  }),
];
