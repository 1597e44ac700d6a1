import * as z from 'zod/mini';
import { normalForm } from '../text/normal-form.ts';
import { normaliseText, tooLongFor } from '../text/text.ts';

/** Letters whose accents are left out: the marks of other writings are vowels. */
const ACCENTED = /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}])\p{M}+/gu;
/** Letters with a stroke, which Unicode does not take apart, and the sigma at the end of a word. */
const STROKES: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ħ: 'h', ŧ: 't', ı: 'i', ς: 'σ' };
/** ' ’ ʼ ` and their like, hyphens, and what shows nothing. */
const MARKS =
  /(?!\s)['\u2018\u2019\u201B\u02B9-\u02BC\u02BE\u02BF\u2032\u2035\u00B4\u0384\u0060\uFF07\uFF40\p{Pd}\u2212\p{Cc}\p{DI}]/gu;
const PLAIN = /^[\t\n\r -~]*$/;

/** A text in lower case and without accents. */
export const foldCase = (text: string): string => {
  if (PLAIN.test(text)) return text.toLowerCase();
  const letters = normalForm(text, 'NFKD').replace(ACCENTED, '$1').toLowerCase();
  return normalForm(
    letters.replace(/[łøđħŧıς]/g, (letter) => STROKES[letter] ?? letter),
    'NFC',
  );
};

/** The form for finding words in a text: without case, accents, apostrophes and hyphens. */
export const wordForm = (text: string): string => foldCase(text.replace(MARKS, '')).replace(MARKS, '');

/** The form for comparing: one word, so that O'Brien, O Brien and Ó Brien are the same. */
export const nameForm = (typed: string): string => wordForm(wordForm(typed).replace(/\s+/g, ''));

/** Whether two names are the same, however they are written. */
export const isSameName = (one: string, other: string): boolean => nameForm(one) === nameForm(other);

const CONTROLS = /\p{Cc}+/gu;
const UNSEEN = /(?![\u200C\u200D])\p{DI}/gu;
/** Joiners, but for those between letters of other writings, which change how these look. */
const JOINERS =
  /(?!(?<=[\p{L}\p{M}])(?<![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\u200C\u200D]\p{L})[\u200C\u200D]/gu;

/** A name as it is stored: as it was typed, without controls and what nobody sees. */
export const typedName = (typed: string): string =>
  normaliseText(normaliseText(typed.replace(CONTROLS, ' ').replace(UNSEEN, '')).replace(JOINERS, ''));

/** A name that may be omitted, null or empty; always parsed to a string. */
export const optionalName = (max: number) =>
  z._default(
    z.pipe(
      z.nullable(z.string().check(z.overwrite(typedName), z.maxLength(max, tooLongFor(max)))),
      z.transform((value) => value ?? ''),
    ),
    '',
  );

/** A name of a person; `required` is the message for an empty one. */
export const personName = (required: string, max = 100) =>
  z.string(required).check(z.overwrite(typedName), z.minLength(1, required), z.maxLength(max, tooLongFor(max)));

const TITLE = /^(mr|mrs|ms|miss|dr|fr|sr|rev|prof)\.?$/i;

/** How a person is greeted: by the first name, or by everything where that begins with a title. */
export const greetingName = (name: string): string => {
  const [first = ''] = name.split(/\s+/);
  return TITLE.test(first) ? name : first;
};
