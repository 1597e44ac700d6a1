import * as z from 'zod/mini';
import { normalForm } from '../text/normal-form.ts';
import { normaliseText, tooLongFor } from '../text/text.ts';

/** Strips accents only in these scripts: in others the marks are vowels. */
const ACCENTED = /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}])\p{M}+/gu;
const STROKES: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ħ: 'h', ŧ: 't', ı: 'i', ς: 'σ' };
const MARKS =
  /(?!\s)['\u2018\u2019\u201B\u02B9-\u02BC\u02BE\u02BF\u2032\u2035\u00B4\u0384\u0060\uFF07\uFF40\p{Pd}\u2212\p{Cc}\p{DI}]/gu;
const PLAIN = /^[\t\n\r -~]*$/;

export const foldCase = (text: string): string => {
  if (PLAIN.test(text)) return text.toLowerCase();
  const letters = normalForm(text, 'NFKD').replace(ACCENTED, '$1').toLowerCase();
  return normalForm(
    letters.replace(/[łøđħŧıς]/g, (letter) => STROKES[letter] ?? letter),
    'NFC',
  );
};

export const wordForm = (text: string): string => foldCase(text.replace(MARKS, '')).replace(MARKS, '');

/** Returns one word for comparing: O'Brien, O Brien and Ó Brien are the same. */
export const nameForm = (typed: string): string => wordForm(wordForm(typed).replace(/\s+/g, ''));

export const isSameName = (one: string, other: string): boolean => nameForm(one) === nameForm(other);

const CONTROLS = /\p{Cc}+/gu;
const UNSEEN = /(?![\u200C\u200D])\p{DI}/gu;
const JOINERS =
  /(?!(?<=[\p{L}\p{M}])(?<![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\u200C\u200D]\p{L})[\u200C\u200D]/gu;

export const typedName = (typed: string): string =>
  normaliseText(normaliseText(typed.replace(CONTROLS, ' ').replace(UNSEEN, '')).replace(JOINERS, ''));

export const optionalName = (max: number) =>
  z._default(
    z.pipe(
      z.nullable(z.string().check(z.overwrite(typedName), z.maxLength(max, tooLongFor(max)))),
      z.transform((value) => value ?? ''),
    ),
    '',
  );

export const personName = (required: string, max = 100) =>
  z.string(required).check(z.overwrite(typedName), z.minLength(1, required), z.maxLength(max, tooLongFor(max)));

const TITLE = /^(mr|mrs|ms|miss|dr|fr|sr|rev|prof)\.?$/i;

export const greetingName = (name: string): string => {
  const [first = ''] = name.split(/\s+/);
  return TITLE.test(first) ? name : first;
};
