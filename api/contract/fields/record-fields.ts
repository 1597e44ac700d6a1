import * as z from 'zod/mini';

/** 128 random bits, 22 characters of base64url, so that nobody can guess it. */
export const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/));

/** Raising the version makes earlier manage links invalid; 1 if missing. */
export const linkVersion = z.int().check(z.minimum(1));

/** Milliseconds that a link works after its mail is sent; omitted once it was. */
export const linkLifeMs = z.optional(z.int());

/** ISO 8601 in UTC with milliseconds, as `Date#toISOString` writes it. */
export const timestamp = z.iso.datetime({ precision: 3 });
