import type { CollectionName } from '../collections.ts';
import type { Stored } from '../definitions.ts';

/** Every record of a folder, by collection and id. */
export type LoadedRecords = Record<CollectionName, Map<string, Stored>>;

/** One step of the stored shape; `records` names only the collections it touches, one record at a time. */
export interface Migration {
  /** What changed, for the log. */
  name: string;
  records: { readonly [Name in CollectionName]?: (record: unknown) => unknown };
  /**
   * Finishes the step once every record has been read, where one record needs another: replaces records in place. It also runs
   * over records that are in the new shape already, and must leave those as they are.
   */
  complete?: (records: LoadedRecords) => void;
}
