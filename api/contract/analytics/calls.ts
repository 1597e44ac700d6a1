import { call, csvFile } from '../calls/call.ts';
import { analytics, analyticsCsvQuery, analyticsQuery } from './analytics.ts';

export const readAnalytics = call({
  name: 'readAnalytics',
  method: 'get',
  path: '/analytics',
  may: 'analytics',
  scope: 'analytics:read',
  query: analyticsQuery,
  answer: analytics,
});

export const exportAnalytics = call({
  name: 'exportAnalytics',
  method: 'get',
  path: '/analytics.csv',
  may: 'analytics',
  scope: 'analytics:read',
  query: analyticsCsvQuery,
  answer: csvFile,
});
