import * as calls from '#contract/today/calls.ts';
import { type Route, route } from '../http/route.ts';
import { readToday } from './today.ts';

export const todayRoutes: Route[] = [
  route(calls.readToday, {
    tag: 'Today',
    summary: 'What waits for the person who asks, the most urgent first; their next run',
    handle: ({ deps, actor }) => readToday(deps, actor),
  }),
];
