import { auditEntries, auditFilter, auditQuery } from '#contract/audit/audit.ts';
import { csvFile } from '../http/csv-response.ts';
import { type Route, route } from '../http/route.ts';
import { auditCsv, listAudit } from './list.ts';
import { recordExport } from './record-export.ts';

const shared = { method: 'get', access: 'administrator', tag: 'Audit' } as const;

/** Who changed what, and who signed in, for administrators. */
export const auditRoutes: Route[] = [
  route({
    ...shared,
    path: '/audit',
    operationId: 'listAudit',
    summary: 'Every change by staff, sign-in and export, newest first or as `sort` says',
    query: auditQuery,
    answer: auditEntries,
    async handle({ deps, query }) {
      await deps.failedSignIns.flush();
      return listAudit(deps, query);
    },
  }),
  route({
    ...shared,
    path: '/audit.csv',
    operationId: 'exportAudit',
    summary: 'Every change by staff, sign-in and export as CSV, newest first',
    query: auditFilter,
    answer: csvFile,
    async handle({ deps, query, actor }) {
      await deps.failedSignIns.flush();
      await recordExport(deps, { actor, subjectKind: 'audit', filter: query });
      return auditCsv(deps, query);
    },
  }),
];
