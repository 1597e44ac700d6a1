import type { CollectionName } from '../../collections.ts';
import type { Stored } from '../../definitions.ts';

export type LoadedRecords = Record<CollectionName, Map<string, Stored>>;

export interface Migration {
  name: string;
  records: { readonly [Name in CollectionName]?: (record: unknown) => unknown };
  /**
   * Runs once every record has been read, and replaces records in place. Those in the new format already must stay as they are.
   */
  complete?: (records: LoadedRecords) => void;
}
