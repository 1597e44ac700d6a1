import { normalForm } from '../text/normal-form.ts';

/** Crockford's base 32: no I, L, O or U, so that it can be read out on the telephone. */
export const REFERENCE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const REFERENCE_LENGTH = 6;

const INVISIBLE = /[\s\p{Cc}\p{DI}]/gu;
const WRITTEN = /^([DHM]?)[\p{Pd}\u2212]?([0-9A-TV-Z]{6})[.,;:!?]*$/u;

/** Returns `D-MX1DB0`, or `MX1DB0` if it was written without its prefix; null if it is no reference. */
export const referenceForm = (typed: string): string | null => {
  const plain = normalForm(typed.replace(INVISIBLE, ''), 'NFKC').toUpperCase();
  const [, prefix = '', characters = ''] = WRITTEN.exec(plain) ?? [];
  if (characters === '') return null;
  const read = characters.replaceAll('O', '0').replace(/[IL]/g, '1');
  return prefix ? `${prefix}-${read}` : read;
};

/** Whether two texts are the same reference; without a prefix it may be of any kind. */
export const isSameReference = (one: string, other: string): boolean => {
  const [first, second] = [referenceForm(one), referenceForm(other)];
  if (!first || !second) return false;
  return first === second || first === second.slice(2) || second === first.slice(2);
};
