import * as z from 'zod/mini';

/** Error codes of every answer that is not a success. */
export const errorCodes = [
  'invalid',
  'unauthenticated',
  'forbidden',
  'not_found',
  'method_not_allowed',
  'conflict',
  'too_large',
  'unsupported_media_type',
  'rate_limited',
  'internal',
  'unavailable',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** The body of every error answer; `message` is a sentence for a person. */
export const problem = z.object({
  code: z.enum(errorCodes),
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
});
export type Problem = z.infer<typeof problem>;

/** An unguessable record id: 128 random bits, 22 characters of base64url. */
export const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/));

/** ISO 8601 in UTC with milliseconds, as `Date#toISOString` writes it. */
export const timestamp = z.iso.datetime({ precision: 3 });

export const PAGE_SIZE_DEFAULT = 10;
export const PAGE_SIZE_MAX = 100;
const PAGE_MESSAGE = 'Page must be a whole number of 1 or more.';
const PAGE_SIZE_MESSAGE = `Page size must be a whole number from 1 to ${PAGE_SIZE_MAX}.`;

/** A whole number from 1 to `max`, read from an address or a form. */
export const wholeNumber = (message: string, max: number) =>
  z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,8}$/, message)),
    z.pipe(z.transform(Number), z.number().check(z.maximum(max, message))),
  );

/** `page` and `pageSize` of every list, read from the address. */
export const pageQuery = z.object({
  page: z._default(wholeNumber(PAGE_MESSAGE, 1e9), 1),
  pageSize: z._default(wholeNumber(PAGE_SIZE_MESSAGE, PAGE_SIZE_MAX), PAGE_SIZE_DEFAULT),
});
export type PageQuery = z.infer<typeof pageQuery>;

/** A text as it is kept: Unicode NFC, trimmed. What is no character (U+0000, half of a surrogate pair) becomes U+FFFD, since no page, feed or file can carry it. */
export const tidy = (value: string): string =>
  value
    .replace(/\p{Surrogate}|\0/gu, '\uFFFD')
    .normalize('NFC')
    .trim();

/** A trimmed text in Unicode NFC; `required` is said when nothing is left of it. */
export const text = (required: string, max: number, tooLong = `Please use at most ${max} characters`) =>
  z.string(required).check(z.overwrite(tidy), z.minLength(1, required), z.maxLength(max, tooLong));

/** A trimmed text in Unicode NFC that may be empty. */
export const freeText = (max: number, tooLong = `Please use at most ${max} characters`) =>
  z.string('Please write this as a text').check(z.overwrite(tidy), z.maxLength(max, tooLong));

/** A text that may be left out, null or empty; always a string afterwards. */
export const optionalText = (max: number, tooLong?: string) =>
  z._default(
    z.pipe(
      z.nullable(freeText(max, tooLong)),
      z.transform((value) => value ?? ''),
    ),
    '',
  );

export const EMAIL_MESSAGE = 'Please enter a valid email address';
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
export const EMAIL_MAX = 254;

/** True when the text looks like an e-mail address: something, an @, a dot in what follows, no spaces. */
export const looksLikeEmail = (value: string): boolean => value.length <= EMAIL_MAX && EMAIL_PATTERN.test(value);

/** One of the keys, or nothing: empty and left out mean all. */
export const optionalChoice = <Key extends string>(keys: readonly Key[], message: string) =>
  z.optional(
    z.pipe(
      z.transform((value) => (value === '' ? undefined : value)),
      z.optional(z.enum(keys as readonly [Key, ...Key[]], message)),
    ),
  );

const DAY_MESSAGE = 'Please write a date like 2026-11-21.';

/** A calendar day in Ireland, or nothing. */
export const optionalDay = z.optional(
  z.pipe(
    z.transform((value) => (value === '' ? undefined : value)),
    z.optional(z.iso.date(DAY_MESSAGE)),
  ),
);
