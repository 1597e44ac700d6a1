import type { AuditAction, AuditFields, AuditKind } from '#contract/audit/audit.ts';
import type { Draft } from '../store/store.ts';

/** Who made a change: a person, or, with the id null, something without an account, such as the terminal. */
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
  /** The result of `changedFields`. */
  changed?: { before: AuditFields; after: AuditFields } | undefined;
  repeatKey?: string | undefined;
  /** The time that the record itself says; now where it says none. */
  at?: string;
}

/** Adds an audit entry within the store change that it describes. No field may contain text of a submission. */
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
