import type { CollectionName } from '../collections.ts';
import type { Stored } from '../definitions.ts';
import type { Meta } from './meta-file.ts';

/** The checked contents of a data folder; nothing on the disk has been changed. */
export interface Loaded {
  meta: Meta;
  sequence: number;
  records: Record<CollectionName, Map<string, Stored>>;
  /** The collections that the journal changed after their snapshot. */
  dirty: Set<CollectionName>;
  /** Changes since the snapshots. */
  pending: number;
  /** True when the journals erase text. */
  erasing: boolean;
  /** The oldest version in which a part of it is stored. */
  format: number;
  /** Names of the journals. Writing continues in the last one at `length`; `tornBytes` of an interrupted write follow there. */
  journals: string[];
  length: number;
  tornBytes: number;
}
