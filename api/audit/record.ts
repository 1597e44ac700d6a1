import type { AuditFields, AuditKind } from '#contract/audit.ts';
import type { Draft } from '../store/store.ts';

/** Who a change is put down to: a person, or with the id null something without an account, such as the terminal. */
export interface Author {
  id: string | null;
  name: string;
}

export interface AuditRecord {
  actor: Author;
  action: string;
  subjectKind: AuditKind;
  subjectId: string;
  detail?: string | undefined;
  /** The changed fields, as `changedFields` gives them. */
  changed?: { before: AuditFields; after: AuditFields } | undefined;
  repeatKey?: string | undefined;
}

/** Writes down one change in the same store change that makes it. No field may hold a text of a submission. */
export const recordAudit = (
  draft: Draft,
  deps: { newId: () => string; now: () => Date },
  { actor, action, subjectKind, subjectId, detail = '', changed, repeatKey }: AuditRecord,
): void => {
  draft.audit.put({
    id: deps.newId(),
    at: deps.now().toISOString(),
    actorId: actor.id,
    ...(actor.id === null && { actorName: actor.name }),
    action,
    subjectKind,
    subjectId,
    detail,
    ...changed,
    ...(repeatKey === undefined ? {} : { repeatKey }),
  });
};
