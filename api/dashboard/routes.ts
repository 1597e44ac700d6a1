import * as calls from '#contract/dashboard/calls.ts';
import { type Route, route } from '../http/route.ts';
import { readDashboard } from './dashboard.ts';

export const dashboardRoutes: Route[] = [
  route(calls.readDashboard, {
    tag: 'Dashboard',
    summary: 'What waits, what there is, and what staff did last',
    handle: ({ deps, actor }) => readDashboard(deps, actor),
  }),
];
