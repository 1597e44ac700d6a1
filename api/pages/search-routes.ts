import { searchSite as call } from '#contract/search/public-calls.ts';
import { type Route, route } from '../http/route.ts';
import { searchSite } from './search-site.ts';

export const searchRoutes: Route[] = [
  route(call, {
    tag: 'Search',
    invalidatedBy: ['posts', 'people', 'settings', 'textContainers', 'testimonials'],
    // There are endlessly many: the budget for responses that have to be made holds, but none is cached.
    expiresAt: () => new Date(0),
    summary:
      'Pages, services, shops, things that we take or not, and published posts that answer a search, best first, each page in the language asked for where it is in it; typing mistakes and accents are forgiven',
    handle: ({ deps, query }) => searchSite(deps, query),
  }),
];
