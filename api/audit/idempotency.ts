import { createHash } from 'node:crypto';
import type { StoredAuditEntry } from '#contract/audit.ts';
import { Failure } from '../core/failure.ts';
import type { Draft } from '../store/store.ts';

const REMEMBERED_MS = 24 * 60 * 60 * 1000;
const KEY = /^[\x21-\x7e]{8,200}$/;
const KEY_MESSAGE = 'The Idempotency-Key must be 8 to 200 characters without spaces.';
const OTHER_CALL = 'This Idempotency-Key has already been used for something else.';

/** A request with its key: the same key must always come with the same request. */
export interface IdempotentRequest {
  personId: string;
  key: string | null;
  /** The call and its body. */
  request: unknown;
}

export interface Idempotency {
  /** To be stored with the audit entry; undefined without a key. */
  repeatKey: string | undefined;
  /** True if the same request was done within the last 24 hours. @throws Failure `conflict` if the key was used for another one. */
  isDone(draft: Draft): boolean;
}

const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('base64url');
const personOf = ({ personId, key }: Omit<IdempotentRequest, 'request'>) => digest([personId, key]).slice(0, 22);

interface AuditTables {
  readonly audit: { list(index: 'repeat', key: string): readonly StoredAuditEntry[] };
}

const recentOf = ({ audit }: AuditTables, person: string, now: Date): StoredAuditEntry[] =>
  audit.list('repeat', person).filter(({ at }) => now.getTime() - Date.parse(at) < REMEMBERED_MS);

/** When the request with this key was done, within the last 24 hours. */
export const doneAt = (
  { store, now }: { store: { data: AuditTables }; now: () => Date },
  request: Omit<IdempotentRequest, 'request'>,
): string | undefined => recentOf(store.data, personOf(request), now())[0]?.at;

/**
 * Detects by its Idempotency-Key a request that is sent again because the response was lost. The key is stored in the
 * audit entry of the first one, so that it survives restarts. @throws Failure `invalid` for a malformed key.
 */
export const idempotencyOf = (now: () => Date, { personId, key, request }: IdempotentRequest): Idempotency => {
  if (key === null) return { repeatKey: undefined, isDone: () => false };
  if (!KEY.test(key)) throw new Failure('invalid', KEY_MESSAGE);
  const person = personOf({ personId, key });
  const repeatKey = `${person}.${digest(request).slice(0, 22)}`;
  return {
    repeatKey,
    isDone(draft) {
      const earlier = recentOf(draft, person, now());
      if (earlier.length === 0) return false;
      if (earlier.some((entry) => entry.repeatKey === repeatKey)) return true;
      throw new Failure('conflict', OTHER_CALL);
    },
  };
};
