import { queryOptions } from '@tanstack/react-query';
import { type AnalyticsQuery, analytics, type analyticsTables } from '#contract/analytics/analytics.ts';
import type { Platform } from './platform.ts';
import { createRequests, withQuery } from './requests.ts';

export type AnalyticsTable = (typeof analyticsTables)[number];

/** The figures of a range of days; fresh for a minute. */
export const analyticsQueryFor = (platform: Platform, range: AnalyticsQuery) =>
  queryOptions({
    queryKey: [{ subject: 'analytics', filter: range }],
    queryFn: ({ signal }) =>
      createRequests(platform, 'body').get(withQuery('/analytics', { ...range }), analytics, signal),
    staleTime: 60_000,
  });

/** Where one table of the figures lies as CSV. */
export const analyticsCsvPath = (range: AnalyticsQuery, table: AnalyticsTable): string =>
  withQuery('/analytics.csv', { ...range, table });
