import * as z from 'zod/mini';
import { normalForm } from '../text/normal-form.ts';
import { normaliseText } from '../text/text.ts';
import { sentence } from '../words/message.ts';
import { offer } from '../words/offer.ts';

const EIRCODE_MESSAGE = sentence(offer.eircodeWrong);

/** A routing key, and four characters that are one address: the letters that look like digits are in neither. */
const EIRCODE = /^[AC-FHKNPRTV-Y](?:\d\d|6W)[AC-FHKNPRTV-Y\d]{4}$/;
/** An Eircode within other words, with the letters that may be digits. */
const WITHIN =
  /(?<![\p{L}\p{N}])[AC-FHKNPRTV-Y](?:[\dOI]{2}|6W)[\s\p{DI}\p{Pd}]*[AC-FHKNPRTV-YOI\d]{4}(?![\p{L}\p{N}])/giu;

/** The form for comparing: seven characters, O and I read as digits where only digits may stand; null for what is no Eircode. */
export const eircodeForm = (typed: string): string | null => {
  const plain = normalForm(typed, 'NFKC')
    .replace(/[\s\p{Cc}\p{DI}\p{Pd}]/gu, '')
    .toUpperCase();
  const read = plain.charAt(0) + plain.slice(1).replaceAll('O', '0').replaceAll('I', '1');
  return EIRCODE.test(read) ? read : null;
};

/** The form for showing: in capitals, with a space; what is no Eircode stays as it is typed. */
export const shownEircode = (typed: string): string => {
  const form = eircodeForm(typed);
  return form ? `${form.slice(0, 3)} ${form.slice(3)}` : typed;
};

/** The forms for comparing of the Eircodes in a text. */
export const eircodesIn = (text: string): string[] =>
  (text.match(WITHIN) ?? []).flatMap((one) => eircodeForm(one) ?? []);

/** The form for comparing of the first Eircode in an address, where words as "N30 road" look like one: it has a digit at its end. */
export const eircodeInAddress = (address: string): string | null =>
  eircodesIn((address.match(WITHIN) ?? []).filter((one) => /\d/.test(one.slice(-4))).join('\n'))[0] ?? null;

/** A text without an Eircode, which is given in its form for comparing. */
export const withoutEircode = (text: string, form: string): string =>
  text.replace(WITHIN, (one) => (eircodeForm(one) === form ? '' : one));

/** An Eircode as it is shown, or nothing; it may be left out. */
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
