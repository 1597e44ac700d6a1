import * as z from 'zod/mini';
import { forms } from '../words/forms.ts';
import { sentence } from '../words/message.ts';
import { normalForm } from './normal-form.ts';

/** Only what shows nothing by itself (`DI`: joiners, marks of direction, soft hyphens and their like), empty Braille and controls. */
const INVISIBLE = /^[\s\p{Cc}\p{DI}\u2800\uFFF9-\uFFFB]*$/u;

/**
 * Trims a text and normalises it to Unicode NFC. U+0000 and lone surrogates become U+FFFD, as they are invalid in pages, feeds
 * and files. One in which nothing can be seen is empty; in any other, what cannot be seen stays.
 */
export const normaliseText = (value: string): string => {
  const text = normalForm(value.replace(/\p{Surrogate}|\0/gu, '\uFFFD'), 'NFC').trim();
  return INVISIBLE.test(text) ? '' : text;
};

/** What is said of a text that is too long. */
export const tooLongFor = (max: number): string => sentence(forms.tooLong, { count: max });

/** A trimmed text in Unicode NFC; `required` is the message for an empty one. */
export const text = (required: string, max: number, tooLong = tooLongFor(max)) =>
  z.string(required).check(z.overwrite(normaliseText), z.minLength(1, required), z.maxLength(max, tooLong));

/** A trimmed text in Unicode NFC that may be empty. */
export const freeText = (max: number, tooLong = tooLongFor(max)) =>
  z.string('Please write this as a text').check(z.overwrite(normaliseText), z.maxLength(max, tooLong));

/** A text that may be omitted, null or empty; always parsed to a string. */
export const optionalText = (max: number, tooLong?: string) =>
  z._default(
    z.pipe(
      z.nullable(freeText(max, tooLong)),
      z.transform((value) => value ?? ''),
    ),
    '',
  );
