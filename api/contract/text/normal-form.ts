/**
 * Takes linear time: ordering marks takes the square of their number, so of more than 30 on one letter (the most in any
 * script, UAX #15) each 30 are ordered separately.
 */
export const normalForm = (text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string =>
  text.replace(/\P{M}*\p{M}{0,30}/gu, (cluster) => cluster.normalize(form));
