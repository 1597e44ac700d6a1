import { findPhoneNumbersInText, type PhoneNumber } from 'libphonenumber-js/max';
import { type PhonePart, telHref } from './phone-parts.ts';

// The tables of all countries weigh 40 KB: pages for visitors get their links from the server, as phone-parts.ts has them.

const COUNTRY = 'IE';
const INVISIBLE = /[\p{DI}\p{Cc}]/u;
const DIGITS_MIN = 7;
/** European short numbers, which no table has and which are dialled as they are. */
const SHORT = /^(?:112|999|116\d{3})$/;
/** The range that the regulator reserves for films and examples, in no table either. */
const RESERVED = /^2091\d{5}$/;
/** Freephone and similar numbers, which cannot be dialled from abroad. */
const WITHIN_IRELAND = /^1[58]\d{8}$/;

interface Found {
  start: number;
  end: number;
  number: PhoneNumber;
}

const DIGIT = /[\d\uFF10-\uFF19\u0660-\u0669\u06F0-\u06F9]/g;

export const digitsOf = (text: string): string =>
  text
    .replace(/[\uFF10-\uFF19\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/\D/g, '');

/** A comma is not read as an extension, as the next number may follow it. */
const readable = (text: string): { seen: string; places: number[] } => {
  const places: number[] = [];
  let seen = '';
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (INVISIBLE.test(letter) && !/\s/.test(letter)) continue;
    seen += letter;
    places.push(at);
  }
  return { seen: seen.replace(/,(?!\s*(?:e?xt|x|#))/gi, '|'), places };
};

const isReal = ({ number }: Found, seen: string): boolean =>
  number.isValid() ||
  (number.countryCallingCode === '353'
    ? RESERVED.test(number.nationalNumber)
    : number.isPossible() && /^\s*[([]?(?:\+|00)/.test(seen));

const standsAlone = (text: string, { start, end }: Found, offset: number): boolean =>
  /(?:^|[^\p{L}\p{N}])O?$/iu.test(text.slice(0, start - offset)) && !/^[\p{L}\p{N}]/u.test(text.slice(end - offset));

const find = (text: string, offset: number, extended: boolean): Found[] =>
  findPhoneNumbersInText(text, { defaultCountry: COUNTRY, extended })
    .map(({ startsAt, endsAt, number }) => ({ start: offset + startsAt, end: offset + endsAt, number }))
    .filter((one) => isReal(one, text.slice(one.start - offset)) && (!extended || standsAlone(text, one, offset)));

const split = (text: string): { piece: string; offset: number }[] => {
  const pieces: { piece: string; offset: number }[] = [];
  let from = 0;
  for (const { index } of text.matchAll(/(?<=\d[\s./–-]{1,5})(?=\(?\+|\(?0\d)/g)) {
    if (digitsOf(text.slice(from, index)).length < DIGITS_MIN) continue;
    pieces.push({ piece: text.slice(from, index), offset: from });
    from = index;
  }
  return [...pieces, { piece: text.slice(from), offset: from }];
};

const gaps = (text: string, found: readonly Found[]): { piece: string; offset: number }[] =>
  [0, ...found.map(({ end }) => end)]
    .map((offset, at) => ({ piece: text.slice(offset, found[at]?.start), offset }))
    .filter(({ piece }) => digitsOf(piece).length >= DIGITS_MIN);

const inGap = ({ piece, offset }: { piece: string; offset: number }): Found[] => {
  const parted = split(piece).flatMap((one) => find(one.piece, offset + one.offset, false));
  return parted.length > 0 ? parted : find(piece, offset, true);
};

const numbersIn = (text: string): Found[] => {
  if (digitsOf(text).length < DIGITS_MIN) return [];
  const { seen, places } = readable(text);
  const found = find(seen, 0, false);
  return [...found, ...gaps(seen, found).flatMap(inGap)]
    .sort((one, other) => one.start - other.start)
    .map(({ start, end, number }) => ({ start: places[start] ?? 0, end: (places[end - 1] ?? 0) + 1, number }));
};

/** The last digits of a number are the same in every spelling. */
export const PHONE_TAIL = 6;
const AROUND = 60;
const PLACES_MAX = 20;

const excerptsAround = (texts: readonly string[], tail: string): string[] => {
  const excerpts = new Set<string>();
  for (const text of texts) {
    const places = [...text.matchAll(DIGIT)].map(({ index }) => index);
    const digits = digitsOf(text);
    for (let at = digits.indexOf(tail); at !== -1 && excerpts.size < PLACES_MAX; at = digits.indexOf(tail, at + 1)) {
      const [start = 0, end = 0, next] = [places[at], places[at + tail.length - 1], places[at + tail.length]];
      const isOneNumber = end - start <= AROUND && next !== end + 1;
      if (isOneNumber) excerpts.add(text.slice(Math.max(0, start - AROUND), end + AROUND));
    }
  }
  return [...excerpts];
};

/** Takes the number as E.164; looks only around its last digits, as parsing every number in long texts is slow. */
export const hasPhone = (texts: readonly string[], form: string): boolean =>
  excerptsAround(texts, form.slice(-PHONE_TAIL)).some((excerpt) => phonesIn(excerpt).includes(form));

const asDialled = (text: string): string => {
  const digits = digitsOf(text.replace(/\(0\)/g, ''));
  const abroad = digits.replace(/^0+/, '');
  if (!/^\s*(?:\+|00)/.test(text)) return `+353${digits.replace(/^353(?=\d{7})/, '').replace(/^0+/, '')}`;
  return abroad.startsWith('353') ? `+353${abroad.slice(3).replace(/^0+/, '')}` : `+${abroad}`;
};

export const phonesIn = (text: string): string[] => [...new Set(numbersIn(text).map(({ number }) => number.number))];

/** Returns E.164 of each number, or the dialled digits if none was found; empty for a text without digits. */
export const phoneForms = (typed: string): string[] => {
  const found = phonesIn(typed);
  if (found.length > 0) return found;
  const digits = digitsOf(typed);
  if (/^0*$/.test(digits)) return [];
  return [digits.length < DIGITS_MIN && !/^\s*\+/.test(typed) ? digits : asDialled(typed)];
};

/** Returns the digits that all spellings share: without country code and leading zero. */
export const significantDigits = (typed: string): string => {
  const digits = digitsOf(typed.replace(/\(0\)/g, ''));
  const isAbroad = /^\s*(?:\+|00)/.test(typed);
  const within = isAbroad ? digits.replace(/^0*(?:353)?0*/, '') : digits.replace(/^353(?=\d{7})/, '');
  return within.replace(/^0+/, '');
};

export const isSamePhone = (one: string, other: string): boolean => {
  const forms = new Set(phoneForms(one));
  return phoneForms(other).some((form) => forms.has(form));
};

const hrefOf = ({ number, countryCallingCode, nationalNumber, ext }: PhoneNumber): string =>
  telHref(countryCallingCode === '353' && WITHIN_IRELAND.test(nationalNumber) ? nationalNumber : number, ext);

export const phoneParts = (typed: string): PhonePart[] => {
  const digits = digitsOf(typed);
  if (SHORT.test(digits) && /^[\s\d]+$/.test(typed)) return [{ text: typed, href: telHref(digits) }];
  const parts: PhonePart[] = [];
  let from = 0;
  for (const { start, end, number } of numbersIn(typed)) {
    if (start > from) parts.push({ text: typed.slice(from, start) });
    parts.push({ text: typed.slice(start, end), href: hrefOf(number) });
    from = end;
  }
  return from < typed.length ? [...parts, { text: typed.slice(from) }] : parts;
};
