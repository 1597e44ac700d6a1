import { auditEntries, auditFilter, auditQuery } from '#contract/audit.ts';
import { csvFile } from '../http/csv-response.ts';
import { type Route, route } from '../http/route.ts';
import { auditCsv, listAudit } from './list.ts';

const shared = { method: 'get', access: 'administrator', tag: 'Audit' } as const;

/** Who changed what, for administrators. */
export const auditRoutes: Route[] = [
  route({
    ...shared,
    path: '/audit',
    summary: 'Every change by staff, newest first',
    query: auditQuery,
    answer: auditEntries,
    handle: ({ deps, query }) => listAudit(deps, query),
  }),
  route({
    ...shared,
    path: '/audit.csv',
    summary: 'Every change by staff as CSV, newest first',
    query: auditFilter,
    answer: csvFile,
    handle: ({ deps, query }) => auditCsv(deps, query),
  }),
];
