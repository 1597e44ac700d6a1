import { findPhoneNumbersInText, type PhoneNumber } from 'libphonenumber-js/max';
import { type PhonePart, telHref } from './phone-parts.ts';

// The tables of all countries weigh 40 KB: pages for visitors get their links from the server, as phone-parts.ts has them.

/** Where somebody writes a number without its country. */
const COUNTRY = 'IE';
const INVISIBLE = /[\p{DI}\p{Cc}]/u;
const DIGITS_MIN = 7;
/** Numbers of Europe that are rung as they are, and found by no table. */
const SHORT = /^(?:112|999|116\d{3})$/;
/** What the regulator keeps for films and examples: in no table either. */
const RESERVED = /^2091\d{5}$/;
/** Freephone and its like, which have no number to be rung from abroad. */
const WITHIN_IRELAND = /^1[58]\d{8}$/;

/** A number in a text, from `start` up to `end`. */
interface Found {
  start: number;
  end: number;
  number: PhoneNumber;
}

const DIGIT = /[\d\uFF10-\uFF19\u0660-\u0669\u06F0-\u06F9]/g;

/** The digits of a text, also those in full width and of Arabic, as digits of ASCII. */
export const digitsOf = (text: string): string =>
  text
    .replace(/[\uFF10-\uFF19\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/\D/g, '');

/** What is seen of a text, and where each of its characters stands. A comma is no sign for an extension: numbers stand behind it. */
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

/** Not a part of a word or of a longer number; an O may be meant as its zero. */
const standsAlone = (text: string, { start, end }: Found, offset: number): boolean =>
  /(?:^|[^\p{L}\p{N}])O?$/iu.test(text.slice(0, start - offset)) && !/^[\p{L}\p{N}]/u.test(text.slice(end - offset));

const find = (text: string, offset: number, extended: boolean): Found[] =>
  findPhoneNumbersInText(text, { defaultCountry: COUNTRY, extended })
    .map(({ startsAt, endsAt, number }) => ({ start: offset + startsAt, end: offset + endsAt, number }))
    .filter((one) => isReal(one, text.slice(one.start - offset)) && (!extended || standsAlone(text, one, offset)));

/** Numbers that stand behind each other without a sign between them: the next one begins with a zero or a plus. */
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

/** What lies between numbers that were found. */
const gaps = (text: string, found: readonly Found[]): { piece: string; offset: number }[] =>
  [0, ...found.map(({ end }) => end)]
    .map((offset, at) => ({ piece: text.slice(offset, found[at]?.start), offset }))
    .filter(({ piece }) => digitsOf(piece).length >= DIGITS_MIN);

const inGap = ({ piece, offset }: { piece: string; offset: number }): Found[] => {
  const parted = split(piece).flatMap((one) => find(one.piece, offset + one.offset, false));
  return parted.length > 0 ? parted : find(piece, offset, true);
};

/** The telephone numbers in a text, in their order. */
const numbersIn = (text: string): Found[] => {
  if (digitsOf(text).length < DIGITS_MIN) return [];
  const { seen, places } = readable(text);
  const found = find(seen, 0, false);
  return [...found, ...gaps(seen, found).flatMap(inGap)]
    .sort((one, other) => one.start - other.start)
    .map(({ start, end, number }) => ({ start: places[start] ?? 0, end: (places[end - 1] ?? 0) + 1, number }));
};

/** The end of a number is the same however it is written. */
export const PHONE_TAIL = 6;
/** How much of a text on each side of such an end is read, and how many ends. */
const AROUND = 60;
const PLACES_MAX = 20;

/** What stands around the places of a long text where a number ends in these digits. */
const slicesAround = (texts: readonly string[], tail: string): string[] => {
  const slices = new Set<string>();
  for (const text of texts) {
    const places = [...text.matchAll(DIGIT)].map(({ index }) => index);
    const digits = digitsOf(text);
    for (let at = digits.indexOf(tail); at !== -1 && slices.size < PLACES_MAX; at = digits.indexOf(tail, at + 1)) {
      const [start = 0, end = 0, next] = [places[at], places[at + tail.length - 1], places[at + tail.length]];
      const isOneNumber = end - start <= AROUND && next !== end + 1;
      if (isOneNumber) slices.add(text.slice(Math.max(0, start - AROUND), end + AROUND));
    }
  }
  return [...slices];
};

/** Whether long texts hold a number, given as E.164: reading all numbers of texts that strangers write is slow. */
export const hasPhone = (texts: readonly string[], form: string): boolean =>
  slicesAround(texts, form.slice(-PHONE_TAIL)).some((slice) => phonesIn(slice).includes(form));

/** A number that no table has, as all its spellings have it: with its country, without the zero. */
const asDialled = (text: string): string => {
  const digits = digitsOf(text.replace(/\(0\)/g, ''));
  const abroad = digits.replace(/^0+/, '');
  if (!/^\s*(?:\+|00)/.test(text)) return `+353${digits.replace(/^353(?=\d{7})/, '').replace(/^0+/, '')}`;
  return abroad.startsWith('353') ? `+353${abroad.slice(3).replace(/^0+/, '')}` : `+${abroad}`;
};

/** The form for finding a number in a long text: E.164 of each number in it. */
export const phonesIn = (text: string): string[] => [...new Set(numbersIn(text).map(({ number }) => number.number))];

/** The forms for comparing: E.164 of each number, or what is dialled where none was found. None of a text without digits. */
export const phoneForms = (typed: string): string[] => {
  const found = phonesIn(typed);
  if (found.length > 0) return found;
  const digits = digitsOf(typed);
  if (/^0*$/.test(digits)) return [];
  return [digits.length < DIGITS_MIN && !/^\s*\+/.test(typed) ? digits : asDialled(typed)];
};

/** The digits of a number, or of its beginning, without its country and its zero: what all its spellings have in common. */
export const significantDigits = (typed: string): string => {
  const digits = digitsOf(typed.replace(/\(0\)/g, ''));
  const isAbroad = /^\s*(?:\+|00)/.test(typed);
  const within = isAbroad ? digits.replace(/^0*(?:353)?0*/, '') : digits.replace(/^353(?=\d{7})/, '');
  return within.replace(/^0+/, '');
};

/** Whether two texts hold the same telephone number. */
export const isSamePhone = (one: string, other: string): boolean => {
  const forms = new Set(phoneForms(one));
  return phoneForms(other).some((form) => forms.has(form));
};

const hrefOf = ({ number, countryCallingCode, nationalNumber, ext }: PhoneNumber): string =>
  telHref(countryCallingCode === '353' && WITHIN_IRELAND.test(nationalNumber) ? nationalNumber : number, ext);

/** The form for showing: what was typed, in pieces of which each number has its link. */
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
