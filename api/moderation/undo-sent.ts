import { idempotencyOf } from '../audit/idempotency.ts';
import { recordAudit } from '../audit/record.ts';
import type { Actor } from '../identity/interfaces.ts';
import { personAndKey } from '../store/index-keys.ts';
import type { Draft } from '../store/store.ts';

interface SentDecision {
  actor: Actor;
  key: string;
  kind: 'testimonial' | 'donation';
  record: { id: string; reviewedAt: string | null };
}

/**
 * True if the latest decision is the one sent with this key. If that has not arrived yet, it is refused when it does.
 * @throws Failure `invalid` for a malformed key.
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
