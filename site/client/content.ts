import { queryOptions } from '@tanstack/react-query';
import { siteContent } from '#contract/content.ts';
import type { Platform } from './platform.ts';
import { allOf } from './query-keys.ts';
import { createRequests } from './requests.ts';

/** Every text and picture of the website that staff can replace; for administrators. Always asked anew: they are edited elsewhere, on their pages. */
export const siteContentQuery = (platform: Platform) =>
  queryOptions({
    queryKey: allOf('content'),
    queryFn: ({ signal }) => createRequests(platform, 'body').get('/content', siteContent, signal),
    staleTime: 0,
  });
