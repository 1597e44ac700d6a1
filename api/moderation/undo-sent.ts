import { idempotencyOf } from '../audit/idempotency.ts';
import { recordAudit } from '../audit/record.ts';
import type { Actor } from '../identity/interfaces.ts';
import { personAndKey } from '../store/index-keys.ts';
import type { Draft } from '../store/store.ts';

interface SentDecision {
  actor: Actor;
  /** The Idempotency-Key that it was sent with. */
  key: string;
  kind: 'testimonial' | 'donation';
  record: { id: string; reviewedAt: string | null };
}

/**
 * True when the latest decision on the record is the one that this person sent with this key. One that has not arrived is
 * not made any more when it does. @throws Failure `invalid` for a malformed key.
 */
export const isLatestSent = (
  draft: Draft,
  deps: { newId: () => string; now: () => Date },
  { actor, key, kind, record }: SentDecision,
): boolean => {
  const request = ['undo', kind, record.id];
  const { repeatKey = '' } = idempotencyOf(deps.now, { personId: actor.id, key, request });
  const sent = draft.audit.list('repeat', personAndKey(repeatKey));
  if (sent.length === 0) {
    const subject = { subjectKind: kind, subjectId: record.id };
    recordAudit(draft, deps, { actor, action: 'decision taken back', ...subject, repeatKey });
  }
  return sent.some(({ subjectId, at }) => subjectId === record.id && at === record.reviewedAt);
};
