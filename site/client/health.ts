import { queryOptions } from '@tanstack/react-query';
import { healthReport } from '#contract/health/health.ts';
import type { Platform } from './platform.ts';
import { allOf } from './query-keys.ts';
import { createRequests } from './requests.ts';

/** How often an open screen asks again, in milliseconds. */
const AGAIN_MS = 30_000;

/** How the server is, for administrators; asked anew while somebody looks at it. */
export const healthQuery = (platform: Platform) =>
  queryOptions({
    queryKey: allOf('health'),
    queryFn: ({ signal }) => createRequests(platform, 'body').get('/health/report', healthReport, signal),
    staleTime: 0,
    refetchInterval: AGAIN_MS,
  });
