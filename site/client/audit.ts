import type { AuditFilter } from '#contract/audit/audit.ts';
import { withQuery } from './requests.ts';

/** Where the filtered audit log lies as CSV. */
export const auditCsvPath = (filter: AuditFilter): string => withQuery('/audit.csv', { ...filter });
