import type { CollectionName } from '../collections.ts';

/** How many changes wait for each record of the collections that they touch. */
const UNFOLDED_SHARE = 0.5;
/** Servers that are killed before a fold ends leave one journal each: with more than these, folding first may be quicker. */
const MANY_JOURNALS = 8;
const BACKLOG_SHARE = 2;

/** Changes since the snapshots, and the collections that they touch. */
export interface Waiting {
  pending: number;
  dirty: ReadonlySet<CollectionName>;
}

type Sizes = Readonly<Record<CollectionName, { readonly size: number }>>;

const recordsIn = (dirty: ReadonlySet<CollectionName>, sizes: Sizes): number => {
  let records = 0;
  for (const name of dirty) records += sizes[name].size;
  return records;
};

/** A fold writes whole collections: the larger they are the rarer it comes, so that a change costs the same at every size. */
export const isFull = ({ pending, dirty }: Waiting, sizes: Sizes, afterChanges: number): boolean =>
  pending >= afterChanges && pending >= recordsIn(dirty, sizes) * UNFOLDED_SHARE;

/** Whether the journals say so much more than is left of it that every start would be slow until a fold ends. */
export const isBacklog = ({ pending, dirty }: Waiting, sizes: Sizes, journals: number): boolean =>
  journals > MANY_JOURNALS && pending > recordsIn(dirty, sizes) * BACKLOG_SHARE;
