import * as z from 'zod/mini';

/** One of the keys, or nothing; empty and omitted mean all. */
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
