import * as z from 'zod/mini';

/** An unguessable record id: 128 random bits, 22 characters of base64url. */
export const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/));

/** ISO 8601 in UTC with milliseconds, as `Date#toISOString` writes it. */
export const timestamp = z.iso.datetime({ precision: 3 });
