import type { Likeness } from '#contract/likeness.ts';

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

export const index = <T, Names extends string>(indexes: Record<Names, IndexOf<T>>) => indexes;
