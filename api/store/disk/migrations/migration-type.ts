import type { CollectionName } from '../../collections.ts';
import type { Stored } from '../../definitions.ts';

/** Every record of a folder, by collection and id. */
export type LoadedRecords = Record<CollectionName, Map<string, Stored>>;

/** One change of the stored format; `records` converts single records of the collections that it changes. */
export interface Migration {
  /** What changes, in a few words. */
  name: string;
  records: { readonly [Name in CollectionName]?: (record: unknown) => unknown };
  /**
   * Runs once every record has been read, where a conversion needs other records; replaces records in place. Some records may
   * be in the new format already: those must stay as they are.
   */
  complete?: (records: LoadedRecords) => void;
}
