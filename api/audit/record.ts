import type { AuditAction, AuditFields, AuditKind } from '#contract/audit/audit.ts';
import type { Draft } from '../store/store.ts';

/** A null id stands for something without an account, such as the terminal. */
export interface Author {
  id: string | null;
  name: string;
}

export interface AuditRecord<Kind extends AuditKind = AuditKind> {
  actor: Author;
  action: AuditAction<Kind>;
  subjectKind: Kind;
  subjectId: string;
  detail?: string | undefined;
  changed?: { before: AuditFields; after: AuditFields } | undefined;
  repeatKey?: string | undefined;
  at?: string;
}

/** Adds an audit entry within the change it describes; no field may contain text of a submission. */
export const recordAudit = <Kind extends AuditKind>(
  draft: Draft,
  deps: { newId: () => string; now: () => Date },
  { actor, action, subjectKind, subjectId, detail = '', changed, repeatKey, at }: AuditRecord<Kind>,
): void => {
  draft.audit.put({
    id: deps.newId(),
    at: at ?? deps.now().toISOString(),
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
