import type * as z from 'zod/mini';
import type { Likeness } from '#contract/quarantine/likeness.ts';

/** Groups records under keys, sorted by `order`, then by id; a record without keys is left out. */
export interface IndexOf<T> {
  keys: (record: T) => readonly string[];
  order: (record: T) => string;
  descending?: boolean;
}

export const ALL = 'all';
export const newestFirst = { order: (record: { createdAt: string }) => record.createdAt, descending: true } as const;
/** Lists of submissions do not show what is in quarantine: only `quarantined` does, and what leads to one record. */
interface Quarantinable {
  quarantinedAt?: string | undefined;
}
export const quarantined = {
  keys: ({ quarantinedAt }: Quarantinable) => (quarantinedAt ? [ALL] : []),
  order: ({ quarantinedAt = '' }: Quarantinable) => quarantinedAt,
  descending: true,
} as const;
export const measured = {
  keys: ({ likeness, quarantinedAt }: { likeness?: Likeness | undefined } & Quarantinable) =>
    likeness && (likeness.network || !quarantinedAt) ? [ALL] : [],
  ...newestFirst,
} as const;
export const oldestFirst = { order: (record: { createdAt: string }) => record.createdAt } as const;

export const ofPerson = { keys: ({ personId }: { personId: string }) => [personId], ...oldestFirst } as const;

export const assigned = {
  keys: ({ assignedTo }: { assignedTo?: string | null | undefined }) => (assignedTo ? [assignedTo] : []),
  ...oldestFirst,
} as const;

export const collection = <Schema extends z.ZodMiniType, Names extends string>(
  schema: Schema,
  indexes: Record<Names, IndexOf<z.infer<Schema>>>,
) => ({ schema, indexes });

export const unindexed = <Schema extends z.ZodMiniType>(schema: Schema) => ({
  schema,
  indexes: {} as Record<never, IndexOf<z.infer<Schema>>>,
});
