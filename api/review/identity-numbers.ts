import { getCountrySpecifications, isValidIBAN } from 'ibantools';
import type { Finding, Rule } from './finding.ts';
import { matches } from './matches.ts';

const CHECK_LETTERS = 'WABCDEFGHIJKLMNOPQRSTUV';
const PPSN = /(?<![\p{L}\p{N}])(\d{7})([ -]?)([A-Za-z])([ABHWTXabhwtx]?)(?![\p{L}\p{N}])/gu;
const PPSN_LABEL = /\b(?:pps|ppsn|rsi)\b[^\n]{0,25}$/i;

const hasCheckLetter = (digits: string, letter: string, second: string): boolean => {
  let sum = 9 * Math.max(0, CHECK_LETTERS.indexOf(second.toUpperCase() || 'W'));
  for (let place = 0; place < 7; place += 1) sum += Number(digits[place]) * (8 - place);
  return CHECK_LETTERS[sum % 23] === letter.toUpperCase();
};

/** Irish PPS numbers with a valid check letter, or any letter if the text calls it one. */
export const ppsns: Rule = ({ plain }) => {
  const findings: Finding[] = [];
  for (const match of matches(plain, PPSN)) {
    const [whole, digits = '', gap = '', letter = '', second = ''] = match;
    const labelled = PPSN_LABEL.test(plain.slice(Math.max(0, match.index - 40), match.index));
    const isArticle = gap !== '' && letter !== letter.toUpperCase();
    if (!labelled && (isArticle || !hasCheckLetter(digits, letter, second))) continue;
    const end = match.index + whole.length;
    findings.push({ kind: 'ppsn', effect: 'refuse', message: 'A PPS number.', start: match.index, end });
  }
  return findings;
};

const IBAN_START = /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}(?=[ -]?[A-Z0-9])/giu;
const countries = getCountrySpecifications();

// The length depends on the country, so that the following words are not included.
const endOfIban = (text: string, start: number): number | undefined => {
  const country = text.slice(start, start + 2).toUpperCase();
  const length = Object.hasOwn(countries, country) ? countries[country]?.chars : undefined;
  if (!length) return undefined;
  let count = 0;
  for (let at = start; at < text.length && at < start + 2 * length; at += 1) {
    const character = text[at] ?? '';
    if (/[A-Za-z0-9]/.test(character)) count += 1;
    else if (!/[ -]/.test(character)) return undefined;
    if (count === length) return /^[\p{L}\p{N}]/u.test(text.slice(at + 1)) ? undefined : at + 1;
  }
  return undefined;
};

// An Irish account with a digit too many or too few is still somebody's: nothing of it may be left.
const NEARLY_IRISH = /(?<![\p{L}\p{N}])IE[ -]?\d{2}[ -]?[A-Z]{4}(?:[ -]?\d){8,20}(?!\d)/giu;

/** An Irish IBAN is found even if a digit is wrong. */
export const ibans: Rule = ({ plain }) => {
  const message = 'A bank account number (IBAN).';
  const findings: Finding[] = matches(plain, NEARLY_IRISH).map(({ 0: whole, index: start }) => ({
    kind: 'iban',
    effect: 'refuse',
    message,
    start,
    end: start + whole.length,
  }));
  for (const { index: start } of matches(plain, IBAN_START)) {
    const end = endOfIban(plain, start);
    if (end === undefined || findings.some((one) => one.start === start)) continue;
    const compact = plain.slice(start, end).replace(/[ -]/g, '').toUpperCase();
    if (!isValidIBAN(compact)) continue;
    findings.push({ kind: 'iban', effect: 'refuse', message, start, end });
  }
  return findings;
};
