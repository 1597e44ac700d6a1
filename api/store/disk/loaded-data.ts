import type { CollectionName } from '../collections.ts';
import type { Stored } from '../definitions.ts';
import type { Meta } from './meta-file.ts';

export interface Loaded {
  meta: Meta;
  sequence: number;
  records: Record<CollectionName, Map<string, Stored>>;
  dirty: Set<CollectionName>;
  pending: number;
  erasing: boolean;
  format: number;
  /** Writing continues in the last one at `length`, where `tornBytes` of an interrupted write follow. */
  journals: string[];
  length: number;
  tornBytes: number;
}
