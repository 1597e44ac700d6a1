/**
 * A text in a normal form of Unicode, in time proportional to its length. Putting marks in their order takes the square of their
 * number, so of more than 30 upon one letter (the most that any writing has, by UAX #15) each 30 are ordered by themselves.
 */
export const normalForm = (text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string =>
  text.replace(/\P{M}*\p{M}{0,30}/gu, (piece) => piece.normalize(form));
