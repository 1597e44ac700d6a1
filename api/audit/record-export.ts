import type { AuditKind } from '#contract/audit/audit.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import { recordAudit } from './record.ts';

const isSet = (value: unknown) => value !== undefined && value !== '';

/**
 * Records only the names of the filters, as a search text may be a donor's.
 * @throws Failure `unavailable` if it cannot be written: what is not recorded is not exported.
 */
export const recordExport = (
  deps: Pick<Deps, 'store' | 'newId' | 'now'>,
  { actor, subjectKind, filter }: { actor: Actor; subjectKind: AuditKind; filter: Record<string, unknown> },
): Promise<void> => {
  const filters = Object.keys(filter).filter((name) => isSet(filter[name]));
  const detail = filters.length > 0 ? `CSV, by ${filters.join(', ')}` : 'CSV';
  return deps.store.change((draft) =>
    recordAudit(draft, deps, { actor, action: 'exported', subjectKind, subjectId: 'list', detail }),
  );
};
