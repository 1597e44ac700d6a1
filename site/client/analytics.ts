import type { AnalyticsQuery, analyticsTables } from '#contract/analytics/analytics.ts';
import { withQuery } from './requests.ts';

export type AnalyticsTable = (typeof analyticsTables)[number];

/** Where one table of the figures lies as CSV. */
export const analyticsCsvPath = (range: AnalyticsQuery, table: AnalyticsTable): string =>
  withQuery('/analytics.csv', { ...range, table });
