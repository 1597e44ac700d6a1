import type { CollectionName } from '../collections.ts';
import type { Stored } from '../definitions.ts';
import type { Meta } from './meta-file.ts';

/** What a data folder holds, checked; nothing on the disk has been touched. */
export interface Loaded {
  meta: Meta;
  sequence: number;
  records: Record<CollectionName, Map<string, Stored>>;
  /** The collections that the journal changed after their snapshot. */
  dirty: Set<CollectionName>;
  /** Changes since the snapshots. */
  pending: number;
  /** True when the journal holds text that has to go. */
  erasing: boolean;
  /** True when something was kept in an older shape. */
  outdated: boolean;
  /** Names of the journals, the last one to go on with at `length`; what follows there is the rest of a write that was cut short. */
  journals: string[];
  length: number;
  torn: number;
}
