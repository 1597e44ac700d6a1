import { analytics, analyticsCsvQuery, analyticsQuery } from '#contract/analytics/analytics.ts';
import { recordExport } from '../audit/record-export.ts';
import { csvFile } from '../http/csv-response.ts';
import { type Route, route } from '../http/route.ts';
import { readAnalytics } from './analytics.ts';
import { analyticsCsv } from './tables.ts';

const shared = { method: 'get', access: 'staff', tag: 'Analytics' } as const;

/** Figures calculated from the records; visitors are not tracked. */
export const analyticsRoutes: Route[] = [
  route({
    ...shared,
    path: '/analytics',
    operationId: 'readAnalytics',
    scope: 'analytics:read',
    summary:
      'Submissions over time, by category, handover and status, how they were reviewed, which rules of the automatic review staff overruled, and what the van did; days in Ireland',
    query: analyticsQuery,
    answer: analytics,
    handle: ({ deps, query }) => readAnalytics(deps, query),
  }),
  route({
    ...shared,
    path: '/analytics.csv',
    operationId: 'exportAnalytics',
    scope: 'analytics:read',
    summary: 'One table of the figures as CSV',
    query: analyticsCsvQuery,
    answer: csvFile,
    async handle({ deps, query, actor }) {
      await recordExport(deps, { actor, subjectKind: 'analytics', filter: query });
      return analyticsCsv(deps, query);
    },
  }),
];
