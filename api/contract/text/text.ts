import * as z from 'zod/mini';
import { forms } from '../words/forms.ts';
import { sentence } from '../words/message.ts';
import { normalForm } from './normal-form.ts';

/** Only characters that show nothing by themselves: joiners, direction marks, soft hyphens (`DI`), empty Braille, controls. */
const INVISIBLE = /^[\s\p{Cc}\p{DI}\u2800\uFFF9-\uFFFB]*$/u;

/**
 * Trims a text and normalises it to NFC. U+0000 and lone surrogates become U+FFFD, as they are invalid in pages, feeds and
 * files. A text without visible characters becomes empty; in any other, invisible ones stay.
 */
export const normaliseText = (value: string): string => {
  const text = normalForm(value.replace(/\p{Surrogate}|\0/gu, '\uFFFD'), 'NFC').trim();
  return INVISIBLE.test(text) ? '' : text;
};

export const tooLongFor = (max: number): string => sentence(forms.tooLong, { count: max });

export const text = (required: string, max: number, tooLong = tooLongFor(max)) =>
  z.string(required).check(z.overwrite(normaliseText), z.minLength(1, required), z.maxLength(max, tooLong));

export const freeText = (max: number, tooLong = tooLongFor(max)) =>
  z.string('Please write this as a text').check(z.overwrite(normaliseText), z.maxLength(max, tooLong));

export const optionalText = (max: number, tooLong?: string) =>
  z._default(
    z.pipe(
      z.nullable(freeText(max, tooLong)),
      z.transform((value) => value ?? ''),
    ),
    '',
  );
