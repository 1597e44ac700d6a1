import * as z from 'zod/mini';

/** An unguessable record id: 128 random bits, 22 characters of base64url. */
export const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/));

/** The version of a record's manage link, 1 if it is missing: raising it makes earlier links invalid. */
export const linkVersion = z.int().check(z.minimum(1));

/** How long a link works once its mail is sent, in milliseconds; omitted once it was. */
export const linkLifeMs = z.optional(z.int());

/** ISO 8601 in UTC with milliseconds, as `Date#toISOString` writes it. */
export const timestamp = z.iso.datetime({ precision: 3 });
