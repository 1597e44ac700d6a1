import { queryOptions } from '@tanstack/react-query';
import { dashboard } from '#contract/audit/audit.ts';
import type { Platform } from './platform.ts';
import { allOf } from './query-keys.ts';
import { createRequests } from './requests.ts';

/** The counts of the dashboard and the sidebar, and what was done last; fresh for a minute. */
export const dashboardQuery = (platform: Platform) =>
  queryOptions({
    queryKey: allOf('dashboard'),
    queryFn: ({ signal }) => createRequests(platform, 'body').get('/dashboard', dashboard, signal),
    staleTime: 60_000,
  });
