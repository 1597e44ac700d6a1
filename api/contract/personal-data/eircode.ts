import * as z from 'zod/mini';
import { normalForm } from '../text/normal-form.ts';
import { normaliseText } from '../text/text.ts';
import { sentence } from '../words/message.ts';
import { offer } from '../words/offer.ts';

const EIRCODE_MESSAGE = sentence(offer.eircodeWrong);

/** A routing key and four characters that are one address; neither has letters that look like digits. */
const EIRCODE = /^[AC-FHKNPRTV-Y](?:\d\d|6W)[AC-FHKNPRTV-Y\d]{4}$/;
const WITHIN =
  /(?<![\p{L}\p{N}])[AC-FHKNPRTV-Y](?:[\dOI]{2}|6W)[\s\p{DI}\p{Pd}]*[AC-FHKNPRTV-YOI\d]{4}(?![\p{L}\p{N}])/giu;

/** Returns seven characters for comparing, with O and I read as digits where only digits may stand; null if it is no Eircode. */
export const eircodeForm = (typed: string): string | null => {
  const plain = normalForm(typed, 'NFKC')
    .replace(/[\s\p{Cc}\p{DI}\p{Pd}]/gu, '')
    .toUpperCase();
  const read = plain.charAt(0) + plain.slice(1).replaceAll('O', '0').replaceAll('I', '1');
  return EIRCODE.test(read) ? read : null;
};

/** Returns capitals with a space; anything that is no Eircode stays as typed. */
export const shownEircode = (typed: string): string => {
  const form = eircodeForm(typed);
  return form ? `${form.slice(0, 3)} ${form.slice(3)}` : typed;
};

export const eircodesIn = (text: string): string[] =>
  (text.match(WITHIN) ?? []).flatMap((one) => eircodeForm(one) ?? []);

/** Returns the first Eircode for comparing; only one that ends in a digit counts, as words such as "N30 road" look like one. */
export const eircodeInAddress = (address: string): string | null =>
  eircodesIn((address.match(WITHIN) ?? []).filter((one) => /\d/.test(one.slice(-4))).join('\n'))[0] ?? null;

export const withoutEircode = (text: string, form: string): string =>
  text.replace(WITHIN, (one) => (eircodeForm(one) === form ? '' : one));

export const optionalEircode = z._default(
  z.pipe(
    z.nullable(
      z.string(EIRCODE_MESSAGE).check(
        z.overwrite((value) => shownEircode(normaliseText(value))),
        z.refine((value) => value === '' || eircodeForm(value) !== null, EIRCODE_MESSAGE),
      ),
    ),
    z.transform((value) => value ?? ''),
  ),
  '',
);
