import { dayName } from '#contract/dublin.ts';
import type { StoredRun } from '#contract/runs/runs.ts';
import { type AuditRecord, recordAudit } from '../audit/record.ts';
import type { Deps } from '../http/deps.ts';
import type { Draft } from '../store/store.ts';

export const recordRun = (
  draft: Draft,
  deps: Pick<Deps, 'newId' | 'now'>,
  { id, van, date }: StoredRun,
  entry: Pick<AuditRecord<'run'>, 'actor' | 'action' | 'changed' | 'repeatKey'>,
): void =>
  recordAudit(draft, deps, { ...entry, subjectKind: 'run', subjectId: id, detail: `${van}, ${dayName(date)}` });
