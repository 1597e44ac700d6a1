import * as z from 'zod/mini';
import { normaliseText } from './text.ts';

export const EMAIL_MESSAGE = 'Please enter a valid email address';
const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
export const EMAIL_MAX = 254;

/** True when the text looks like an e-mail address: something, an @, a dot in what follows, no spaces. */
export const looksLikeEmail = (value: string): boolean => value.length <= EMAIL_MAX && EMAIL_PATTERN.test(value);

/** An e-mail address that may be empty or omitted. */
export const optionalEmail = z._default(
  z.string(EMAIL_MESSAGE).check(
    z.overwrite(normaliseText),
    z.refine((value) => value === '' || looksLikeEmail(value), EMAIL_MESSAGE),
  ),
  '',
);
