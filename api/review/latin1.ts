const TWO_BYTES = /[\u0100-\u{10ffff}]/gu;
const OTHER_THAN_LETTER = /^[^\p{L}\p{M}\p{N}]$/u;

const ACCENTED = /[\u00c0-\u017f\u0218-\u021b]/g;
const withoutAccent = (letter: string): string => {
  if (letter === 'ł') return 'l';
  return letter === 'Ł' ? 'L' : (letter.normalize('NFD')[0] ?? letter);
};

/** Keeps the length. Many leave accents out on a phone ("Nil", "zyc", "traiesc"). */
export const withoutAccents = (text: string): string => text.replace(ACCENTED, withoutAccent);

const plainSign = (sign: string): string => {
  if (/^[\u201c-\u201f]$/.test(sign)) return '"';
  if (sign === '\u2026') return '.';
  if (/^\p{Pd}$/u.test(sign)) return '-';
  if (/^\p{Sc}$/u.test(sign)) return '\u00a3';
  return OTHER_THAN_LETTER.test(sign) ? '\u00a4'.repeat(sign.length) : withoutAccents(sign);
};

/** Keeps the length. A single curly apostrophe makes V8 store two bytes for each letter, and search five times as slowly. */
export const toLatin1 = (text: string): string => {
  const plain = text.replace(TWO_BYTES, plainSign);
  return plain.search(TWO_BYTES) === -1 ? Buffer.from(plain, 'latin1').toString('latin1') : plain;
};
