import * as z from 'zod/mini';

/** Empty and omitted mean all. */
export const orNothing = <Schema extends z.core.$ZodType<unknown, unknown>>(schema: Schema) =>
  z.optional(
    z.pipe(
      z.transform((value) => (value === '' ? undefined : value)),
      z.optional(schema),
    ),
  );

export const optionalChoice = <Key extends string>(keys: readonly Key[], message: string) =>
  orNothing(z.enum(keys as readonly [Key, ...Key[]], message));

export const optionalDay = orNothing(z.iso.date('Please write a date like 2026-11-21.'));
