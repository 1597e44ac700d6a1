import type * as z from 'zod/mini';
import type { Likeness } from '#contract/quarantine/likeness.ts';

/** Finds records without a scan: groups them under keys (a record without keys is left out), sorted by `order`, then by id. */
export interface IndexOf<T> {
  keys: (record: T) => readonly string[];
  order: (record: T) => string;
  /** Reverses both sort orders. */
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
/** Submissions whose likeness is to be forgotten after a week, in quarantine only its network. */
export const measured = {
  keys: ({ likeness, quarantinedAt }: { likeness?: Likeness | undefined } & Quarantinable) =>
    likeness && (likeness.network || !quarantinedAt) ? [ALL] : [],
  ...newestFirst,
} as const;
export const oldestFirst = { order: (record: { createdAt: string }) => record.createdAt } as const;

/** What belongs to an account. */
export const ofPerson = { keys: ({ personId }: { personId: string }) => [personId], ...oldestFirst } as const;

/** What an account looks after. */
export const assigned = {
  keys: ({ assignedTo }: { assignedTo?: string | null | undefined }) => (assignedTo ? [assignedTo] : []),
  ...oldestFirst,
} as const;

/** A collection with the schema of its records and its indexes. */
export const collection = <Schema extends z.ZodMiniType, Names extends string>(
  schema: Schema,
  indexes: Record<Names, IndexOf<z.infer<Schema>>>,
) => ({ schema, indexes });

/** A collection whose records are found by their ids alone. */
export const unindexed = <Schema extends z.ZodMiniType>(schema: Schema) => ({
  schema,
  indexes: {} as Record<never, IndexOf<z.infer<Schema>>>,
});
