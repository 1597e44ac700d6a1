import { dayName } from '#contract/dublin.ts';
import type { StoredRun } from '#contract/runs/runs.ts';
import { type AuditRecord, recordAudit } from '../audit/record.ts';
import type { Deps } from '../http/deps.ts';
import type { Draft } from '../store/store.ts';

/** Adds an audit entry about a run within the change that it describes. */
export const recordRun = (
  draft: Draft,
  deps: Pick<Deps, 'newId' | 'now'>,
  { id, van, date }: StoredRun,
  entry: Pick<AuditRecord<'run'>, 'actor' | 'action' | 'changed' | 'repeatKey'>,
): void =>
  recordAudit(draft, deps, { ...entry, subjectKind: 'run', subjectId: id, detail: `${van}, ${dayName(date)}` });
