import { createHash } from 'node:crypto';
import { Failure } from './failure.ts';

const REMEMBERED_MS = 24 * 60 * 60 * 1000;
const KEY = /^[\x21-\x7e]{8,200}$/;
const KEY_MESSAGE = 'The Idempotency-Key must be 8 to 200 characters without spaces.';

export interface IdempotentRequest {
  /** The scope in which the key is unique: an account, or the name of a visitor's call. */
  scope: string;
  key: string;
  request: unknown;
}

interface Done {
  repeatKey?: string | undefined;
  at: string;
}

const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('base64url');

export const hashOfKey = (scope: string, key: string | null): string => digest([scope, key]).slice(0, 22);

/**
 * Returns the hash of the idempotency key followed by that of the request.
 * @throws Failure `invalid` for a malformed key.
 */
export const repeatKeyOf = ({ scope, key, request }: IdempotentRequest): string => {
  if (!KEY.test(key)) throw new Failure('invalid', KEY_MESSAGE);
  return `${hashOfKey(scope, key)}.${digest(request).slice(0, 22)}`;
};

/** True within 24 hours. */
export const isRemembered = ({ at }: Done, now: Date): boolean => now.getTime() - Date.parse(at) < REMEMBERED_MS;

/**
 * True if the same request with this key was done within the last 24 hours.
 * @throws Failure `conflict` with the text `otherwise` if the requests with this key are different.
 */
export const isRepeated = (repeatKey: string, withKey: readonly Done[], now: Date, otherwise: string): boolean => {
  const recent = withKey.filter((done) => isRemembered(done, now));
  if (recent.length === 0) return false;
  if (recent.some((done) => done.repeatKey === repeatKey)) return true;
  throw new Failure('conflict', otherwise);
};
