import { createHash } from 'node:crypto';
import { REFERENCE_ALPHABET, REFERENCE_LENGTH } from '#contract/personal-data/reference.ts';

const TRIES_MAX = 50;

/** Returns the same reference for the same id and attempt, without revealing the id. */
const referenceOf = (id: string, attempt: number): string => {
  const bytes = createHash('sha256').update(`${id} ${attempt}`).digest();
  return [...bytes.subarray(0, REFERENCE_LENGTH)]
    .map((byte) => REFERENCE_ALPHABET[byte % REFERENCE_ALPHABET.length])
    .join('');
};

/** @throws Error when the references run out. */
export const shortReference = (letter: string, id: string, isTaken: (reference: string) => boolean): string => {
  for (let attempt = 0; attempt < TRIES_MAX; attempt += 1) {
    const reference = `${letter}-${referenceOf(id, attempt)}`;
    if (!isTaken(reference)) return reference;
  }
  throw new Error('There are no free references left.');
};
