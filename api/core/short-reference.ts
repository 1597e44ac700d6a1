import { createHash } from 'node:crypto';
import { REFERENCE_ALPHABET, REFERENCE_LENGTH } from '#contract/personal-data/reference.ts';

/** With a million references, one attempt in a thousand collides. */
const TRIES_MAX = 50;

/** One of about a thousand million short references, the same for the same id and attempt; it does not reveal the id. */
const referenceOf = (id: string, attempt: number): string => {
  const bytes = createHash('sha256').update(`${id} ${attempt}`).digest();
  return [...bytes.subarray(0, REFERENCE_LENGTH)]
    .map((byte) => REFERENCE_ALPHABET[byte % REFERENCE_ALPHABET.length])
    .join('');
};

/** An unused short reference for the record with this id, behind a letter for its kind. @throws Error when the references run out. */
export const shortReference = (letter: string, id: string, isTaken: (reference: string) => boolean): string => {
  for (let attempt = 0; attempt < TRIES_MAX; attempt += 1) {
    const reference = `${letter}-${referenceOf(id, attempt)}`;
    if (!isTaken(reference)) return reference;
  }
  throw new Error('There are no free references left.');
};
