import * as z from 'zod/mini';
import { optionalChoice } from './filters.ts';

const ASSIGNED_MESSAGE = 'Assigned must be me, nobody or the id of an account.';

export const agesInDays = ['1', '3', '7', '30'] as const;
const AGE_MESSAGE = `Age must be one of ${agesInDays.join(', ')} days.`;

/** Empty means all; `assigned` is `me`, `nobody` or an account. */
export const deskFilters = {
  assigned: z.optional(
    z.pipe(
      z.transform((value) => (value === '' ? undefined : value)),
      z.optional(z.string(ASSIGNED_MESSAGE).check(z.regex(/^(me|nobody|[A-Za-z0-9_-]{22})$/, ASSIGNED_MESSAGE))),
    ),
  ),
  olderThan: optionalChoice(agesInDays, AGE_MESSAGE),
};
const deskFilter = z.object(deskFilters);
export type DeskFilter = z.infer<typeof deskFilter>;
