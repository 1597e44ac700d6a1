import { collectionNames, eachCollection } from '../definitions.ts';
import type { DiskStore, Frozen } from '../disk/disk-store.ts';
import { journalName } from '../disk/journal.ts';
import { META_FILE, metaBytes } from '../disk/meta-file.ts';
import { snapshotSlices } from '../disk/snapshot-file.ts';
import { type Entry, filesOf, writeArchive } from './archive.ts';
import { BESIDE } from './store-files.ts';

async function* entriesOf(
  { schema, sequence, records }: Frozen,
  folder: string,
  signal: AbortSignal | undefined,
): AsyncGenerator<Entry> {
  for (const collection of collectionNames) {
    const rows = records[collection];
    yield {
      name: `${collection}.json`,
      slices: snapshotSlices({ collection, schema, sequence, count: rows.length, records: rows }),
    };
  }
  yield { name: journalName(sequence + 1), slices: [] };
  const collections = eachCollection((name) => ({ sequence, count: records[name].length }));
  yield { name: META_FILE, slices: [metaBytes({ schema, sequence, collections })] };
  for await (const entry of filesOf(folder, BESIDE)) {
    signal?.throwIfAborted();
    yield entry;
  }
}

/**
 * Writes the state after one change, all uploads and the signing key into one tar archive, while changes go on.
 * The archive holds personal data and a secret: it is readable by its owner only. `signal` ends it, leaving no file.
 */
export const backup = async (
  store: Pick<DiskStore, 'freeze'>,
  folder: string,
  file: string,
  signal?: AbortSignal,
): Promise<{ sequence: number }> => {
  const frozen = await store.freeze();
  await writeArchive(file, entriesOf(frozen, folder, signal));
  return { sequence: frozen.sequence };
};
