import type { StoredAuditEntry } from '#contract/audit/audit.ts';
import { hashOfKey, isRemembered, isRepeated, repeatKeyOf } from '../core/idempotency.ts';
import type { Draft } from '../store/store.ts';

const OTHER_CALL = 'This Idempotency-Key has already been used for something else.';

interface StaffRequest {
  personId: string;
  key: string | null;
  request: unknown;
}

interface Idempotency {
  /** Stored with the audit entry; undefined without a key. */
  repeatKey: string | undefined;
  /**
   * True if the same request was done within the last 24 hours.
   * @throws Failure `conflict` if the key was used for another one.
   */
  isDone(draft: Draft): boolean;
}

interface AuditTables {
  readonly audit: { list(index: 'repeat', key: string): readonly StoredAuditEntry[] };
}

export const doneAt = (
  { store, now }: { store: { data: AuditTables }; now: () => Date },
  { personId, key }: Omit<StaffRequest, 'request'>,
): string | undefined =>
  store.data.audit.list('repeat', hashOfKey(personId, key)).find((entry) => isRemembered(entry, now()))?.at;

/**
 * Detects repeated requests of staff by the idempotency key in the audit entry of the first one, so that it survives restarts.
 * @throws Failure `invalid` for a malformed key.
 */
export const idempotencyOf = (now: () => Date, { personId, key, request }: StaffRequest): Idempotency => {
  if (key === null) return { repeatKey: undefined, isDone: () => false };
  const repeatKey = repeatKeyOf({ scope: personId, key, request });
  return {
    repeatKey,
    isDone: ({ audit }) => isRepeated(repeatKey, audit.list('repeat', hashOfKey(personId, key)), now(), OTHER_CALL),
  };
};
