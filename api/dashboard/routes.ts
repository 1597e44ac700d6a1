import { dashboard } from '#contract/audit/audit.ts';
import { type Route, route } from '../http/route.ts';
import { readDashboard } from './dashboard.ts';

export const dashboardRoutes: Route[] = [
  route({
    method: 'get',
    path: '/dashboard',
    operationId: 'readDashboard',
    access: 'staff',
    tag: 'Dashboard',
    summary: 'What waits, what there is, and what staff did last',
    answer: dashboard,
    handle: ({ deps, actor }) => readDashboard(deps, actor),
  }),
];
