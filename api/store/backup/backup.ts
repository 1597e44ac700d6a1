import { setImmediate as nextTurn } from 'node:timers/promises';
import { collectionNames, eachCollection } from '../definitions.ts';
import type { DiskStore, Frozen } from '../disk/disk-store.ts';
import { journalName } from '../disk/journal.ts';
import { META_FILE, metaBytes } from '../disk/meta-file.ts';
import { snapshotChunks } from '../disk/snapshot-file.ts';
import type { ArchiveEntry } from './archive-entry.ts';
import { folderEntries } from './folder-entries.ts';
import { OTHER_FILES } from './store-files.ts';
import { writeArchive } from './write-archive.ts';

/** The size comes first in a tar archive: the text is made twice, so that it never is in memory as a whole. */
const sizeOf = async (chunks: Iterable<Buffer>): Promise<number> => {
  let size = 0;
  for (const chunk of chunks) {
    size += chunk.length;
    await nextTurn();
  }
  return size;
};

async function* entriesOf(
  { schema, sequence, records }: Frozen,
  folder: string,
  signal: AbortSignal | undefined,
): AsyncGenerator<ArchiveEntry> {
  for (const collection of collectionNames) {
    const snapshot = { collection, schema, sequence, count: records[collection].length, records: records[collection] };
    const size = await sizeOf(snapshotChunks(snapshot));
    yield { name: `${collection}.json`, size, chunks: snapshotChunks(snapshot) };
    signal?.throwIfAborted();
  }
  yield { name: journalName(sequence + 1), size: 0, chunks: [] };
  const collections = eachCollection((name) => ({ sequence, count: records[name].length }));
  const meta = metaBytes({ schema, sequence, collections });
  yield { name: META_FILE, size: meta.length, chunks: [meta] };
  for await (const entry of folderEntries(folder, OTHER_FILES)) {
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
