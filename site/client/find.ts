import { queryOptions } from '@tanstack/react-query';
import { found } from '#contract/palette/find.ts';
import type { Platform } from './platform.ts';
import { createRequests, withQuery } from './requests.ts';

/** What is found everywhere for a text; fresh for ten seconds. */
export const findQuery = (platform: Platform, q: string) =>
  queryOptions({
    queryKey: [{ subject: 'find', filter: { q } }],
    queryFn: ({ signal }) => createRequests(platform, 'body').get(withQuery('/find', { q }), found, signal),
    staleTime: 10_000,
    enabled: q !== '',
  });
