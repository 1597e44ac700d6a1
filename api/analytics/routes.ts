import * as calls from '#contract/analytics/calls.ts';
import { recordExport } from '../audit/record-export.ts';
import { type Route, route } from '../http/route.ts';
import { readAnalytics } from './analytics.ts';
import { analyticsCsv } from './tables.ts';

export const analyticsRoutes: Route[] = [
  route(calls.readAnalytics, {
    tag: 'Analytics',
    summary:
      'Submissions over time and by status; items by category, shop, county and area; waiting times, messages, estimated value and what the van did; how submissions were reviewed and which rules of the automatic review staff overruled; the same days a year before beside them. Days in Ireland',
    handle: ({ deps, query }) => readAnalytics(deps, query),
  }),
  route(calls.exportAnalytics, {
    tag: 'Analytics',
    summary: 'One table of the figures as CSV',
    async handle({ deps, query, actor }) {
      await recordExport(deps, { actor, subjectKind: 'analytics', filter: query });
      return analyticsCsv(deps, query);
    },
  }),
];
