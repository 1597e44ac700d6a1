import * as calls from '#contract/moderation/calls.ts';
import { type Route, route } from '../http/route.ts';
import { readOwnDecisions } from './own-decisions.ts';

export const ownDecisionRoutes: Route[] = [
  route(calls.readOwnDecisions, {
    tag: 'Dashboard',
    summary: 'What the person who asks decided within the last day, newest first, and what of it can still be undone',
    handle: ({ deps, actor }) => readOwnDecisions(deps, actor),
  }),
];
