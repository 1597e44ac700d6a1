import { findQuery, found } from '#contract/palette/find.ts';
import { type Route, route } from '../http/route.ts';
import { findEverywhere } from './search-records.ts';

/** One search over everything that staff work on. */
export const findRoutes: Route[] = [
  route({
    method: 'get',
    path: '/find',
    operationId: 'findEverywhere',
    access: 'staff',
    tag: 'Dashboard',
    summary:
      'The newest donations, testimonials, posts and pictures that contain every word; posts and pictures for administrators',
    query: findQuery,
    answer: found,
    handle: ({ deps, query, actor }) => findEverywhere(deps, query.q, actor),
  }),
];
