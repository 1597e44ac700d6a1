import type { CollectionName } from '../collections.ts';
import type { Meta } from './meta-file.ts';

/** Changes that are waiting for each record of the collections they touch, before a compaction is due. */
const PENDING_SHARE = 0.5;
/** A server that is killed before a compaction ends leaves a journal: with more than these, compacting first may be quicker. */
const MANY_JOURNALS = 8;
const BACKLOG_SHARE = 2;

/** When to compact: after this many changes at least, and this many milliseconds after an erasure or a failed compaction. */
export interface CompactionSchedule {
  afterChanges: number;
  afterErasureMs: number;
}

/** Changes that the journal has and the snapshots have not. */
export interface Uncompacted {
  meta: Meta;
  /** The collections that were changed. */
  dirty: Set<CollectionName>;
  /** How many changes there are. */
  pending: number;
  /** True when some of them erase text. */
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

/** However few changes they are, so many bytes of them are compacted: 10,000 edits of a long post would come to a gigabyte. */
const JOURNAL_BYTES_MAX = 64 * 1024 * 1024;

/** Whether a journal has so many bytes that it is compacted, though at most as often as costs the same at every size. */
export const isJournalLarge = (bytes: number, snapshotBytes: number): boolean =>
  bytes >= Math.max(JOURNAL_BYTES_MAX, snapshotBytes * PENDING_SHARE);

/** Whether so many journals hold so many outdated changes that every start would be slow until a compaction ends. */
export const hasBacklog = (
  { pending, dirty }: Pick<Uncompacted, 'pending' | 'dirty'>,
  sizes: Sizes,
  journals: number,
): boolean => journals > MANY_JOURNALS && pending > recordsIn(dirty, sizes) * BACKLOG_SHARE;
