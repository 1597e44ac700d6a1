import { queryOptions } from '@tanstack/react-query';
import { dashboard } from '#contract/audit.ts';
import type { Platform } from './platform.ts';
import { createRequests } from './requests.ts';

export const DASHBOARD_KEY = ['dashboard'] as const;

/** The counts of the dashboard and the sidebar, and what was done last; fresh for a minute. */
export const dashboardQuery = (platform: Platform) =>
  queryOptions({
    queryKey: DASHBOARD_KEY,
    queryFn: ({ signal }) => createRequests(platform, 'body').get('/dashboard', dashboard, signal),
    staleTime: 60_000,
  });
