import * as calls from '#contract/audit/calls.ts';
import { type Route, route } from '../http/route.ts';
import { auditCsv, listAudit } from './list.ts';
import { recordExport } from './record-export.ts';

export const auditRoutes: Route[] = [
  route(calls.listAudit, {
    tag: 'Audit',
    summary: 'Every change by staff, sign-in and export, newest first or as `sort` says',
    async handle({ deps, query }) {
      await deps.failedSignIns.flush();
      return listAudit(deps, query);
    },
  }),
  route(calls.exportAudit, {
    tag: 'Audit',
    summary: 'Every change by staff, sign-in and export as CSV, newest first',
    async handle({ deps, query, actor }) {
      await deps.failedSignIns.flush();
      await recordExport(deps, { actor, subjectKind: 'audit', filter: query });
      return auditCsv(deps, query);
    },
  }),
];
