import type { CollectionName } from '../collections.ts';
import type { Meta } from './meta-file.ts';

const PENDING_SHARE = 0.5;
const MANY_JOURNALS = 8;
const BACKLOG_SHARE = 2;

export interface CompactionSchedule {
  afterChanges: number;
  afterErasureMs: number;
}

export interface Uncompacted {
  meta: Meta;
  dirty: Set<CollectionName>;
  pending: number;
  erasing: boolean;
}

type Sizes = Readonly<Record<CollectionName, { readonly size: number }>>;

const recordsIn = (dirty: ReadonlySet<CollectionName>, sizes: Sizes): number => {
  let records = 0;
  for (const name of dirty) records += sizes[name].size;
  return records;
};

/** A compaction rewrites whole collections: the larger they are, the rarer it is, so that a change costs the same at every size. */
export const isCompactionDue = (
  { pending, dirty }: Pick<Uncompacted, 'pending' | 'dirty'>,
  sizes: Sizes,
  afterChanges: number,
): boolean => pending >= afterChanges && pending >= recordsIn(dirty, sizes) * PENDING_SHARE;

/** Bytes at which a journal is compacted, however few the changes: 10,000 edits of a long post would come to a gigabyte. */
const JOURNAL_BYTES_MAX = 64 * 1024 * 1024;

export const isJournalLarge = (bytes: number, snapshotBytes: number): boolean =>
  bytes >= Math.max(JOURNAL_BYTES_MAX, snapshotBytes * PENDING_SHARE);

export const hasBacklog = (
  { pending, dirty }: Pick<Uncompacted, 'pending' | 'dirty'>,
  sizes: Sizes,
  journals: number,
): boolean => journals > MANY_JOURNALS && pending > recordsIn(dirty, sizes) * BACKLOG_SHARE;
