import * as z from 'zod/mini';

/** A text as it is kept: Unicode NFC, trimmed. What is no character (U+0000, half of a surrogate pair) becomes U+FFFD, since no page, feed or file can carry it. */
export const normaliseText = (value: string): string =>
  value
    .replace(/\p{Surrogate}|\0/gu, '\uFFFD')
    .normalize('NFC')
    .trim();

/** A trimmed text in Unicode NFC; `required` is said when nothing is left of it. */
export const text = (required: string, max: number, tooLong = `Please use at most ${max} characters`) =>
  z.string(required).check(z.overwrite(normaliseText), z.minLength(1, required), z.maxLength(max, tooLong));

/** A trimmed text in Unicode NFC that may be empty. */
export const freeText = (max: number, tooLong = `Please use at most ${max} characters`) =>
  z.string('Please write this as a text').check(z.overwrite(normaliseText), z.maxLength(max, tooLong));

/** A text that may be left out, null or empty; always a string afterwards. */
export const optionalText = (max: number, tooLong?: string) =>
  z._default(
    z.pipe(
      z.nullable(freeText(max, tooLong)),
      z.transform((value) => value ?? ''),
    ),
    '',
  );
