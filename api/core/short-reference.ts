import { createHash } from 'node:crypto';

/** Crockford's base 32: no I, L, O or U, so that it can be read out on the telephone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;
/** With a million references, one attempt in a thousand collides. */
const TRIES_MAX = 50;

/** One of about a thousand million short references, the same for the same id and attempt; it does not reveal the id. */
const referenceOf = (id: string, attempt: number): string => {
  const bytes = createHash('sha256').update(`${id} ${attempt}`).digest();
  return [...bytes.subarray(0, LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
};

/** An unused short reference for the record with this id, behind a letter for its kind. @throws Error when the references run out. */
export const shortReference = (letter: string, id: string, isTaken: (reference: string) => boolean): string => {
  for (let attempt = 0; attempt < TRIES_MAX; attempt += 1) {
    const reference = `${letter}-${referenceOf(id, attempt)}`;
    if (!isTaken(reference)) return reference;
  }
  throw new Error('There are no free references left.');
};
