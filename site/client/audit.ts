import { queryOptions } from '@tanstack/react-query';
import { type AuditFilter, type AuditQuery, auditEntries } from '#contract/audit/audit.ts';
import type { Platform } from './platform.ts';
import { createRequests, withQuery } from './requests.ts';

/** A page of the audit log, newest first; for administrators. Always asked anew, as everything that is done adds to it. */
export const auditList = (platform: Platform, query: AuditQuery) =>
  queryOptions({
    queryKey: [{ subject: 'audit', filter: query }],
    queryFn: ({ signal }) =>
      createRequests(platform, 'body').get(withQuery('/audit', { ...query }), auditEntries, signal),
    staleTime: 0,
  });

/** Where the filtered audit log lies as CSV. */
export const auditCsvPath = (filter: AuditFilter): string => withQuery('/audit.csv', { ...filter });
