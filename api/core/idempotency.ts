import { createHash } from 'node:crypto';
import { Failure } from './failure.ts';

const REMEMBERED_MS = 24 * 60 * 60 * 1000;
const KEY = /^[\x21-\x7e]{8,200}$/;
const KEY_MESSAGE = 'The Idempotency-Key must be 8 to 200 characters without spaces.';

/** A request with its key: the same key must always come with the same request. */
export interface IdempotentRequest {
  /** Within which the key is unique: an account, or what a visitor calls. */
  scope: string;
  key: string;
  /** The call and its body. */
  request: unknown;
}

/** Stored with what a request did. */
interface Done {
  repeatKey?: string | undefined;
  at: string;
}

const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('base64url');

/** Under which requests with this key are found, whatever they are. */
export const hashOfKey = (scope: string, key: string | null): string => digest([scope, key]).slice(0, 22);

/** What is stored of a request: the hash of its key, and that of what it asks for. @throws Failure `invalid` for a malformed key. */
export const repeatKeyOf = ({ scope, key, request }: IdempotentRequest): string => {
  if (!KEY.test(key)) throw new Failure('invalid', KEY_MESSAGE);
  return `${hashOfKey(scope, key)}.${digest(request).slice(0, 22)}`;
};

/** True for what was done within the last 24 hours. */
export const isRemembered = ({ at }: Done, now: Date): boolean => now.getTime() - Date.parse(at) < REMEMBERED_MS;

/**
 * True when one of the requests with this key, done within the last 24 hours, is the same.
 * @throws Failure `conflict`, with the sentence, when they are others.
 */
export const isRepeated = (repeatKey: string, withKey: readonly Done[], now: Date, otherwise: string): boolean => {
  const recent = withKey.filter((done) => isRemembered(done, now));
  if (recent.length === 0) return false;
  if (recent.some((done) => done.repeatKey === repeatKey)) return true;
  throw new Failure('conflict', otherwise);
};
