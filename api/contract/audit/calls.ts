import { call, csvFile } from '../calls/call.ts';
import { auditEntries, auditFilter, auditQuery } from './audit.ts';

export const listAudit = call({
  name: 'listAudit',
  method: 'get',
  path: '/audit',
  may: 'audit',
  query: auditQuery,
  answer: auditEntries,
});

export const exportAudit = call({
  name: 'exportAudit',
  method: 'get',
  path: '/audit.csv',
  may: 'audit',
  query: auditFilter,
  answer: csvFile,
});
