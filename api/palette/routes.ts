import * as calls from '#contract/palette/calls.ts';
import { type Route, route } from '../http/route.ts';
import { findEverywhere } from './search-records.ts';

export const findRoutes: Route[] = [
  route(calls.findEverywhere, {
    tag: 'Dashboard',
    summary:
      'The newest donations, testimonials, posts and pictures that contain every word; what the caller’s role does not include is left out',
    handle: ({ deps, query, actor }) => findEverywhere(deps, query.q, actor),
  }),
];
