import { join } from 'node:path';
import { type Entry, filesOf, readArchive, writeArchive } from './archive.ts';
import { collectionNames, eachCollection } from './definitions.ts';
import { nodeDisk } from './disk.ts';
import type { DiskStore, Frozen } from './disk-store.ts';
import { journalFirst, journalName } from './journal.ts';
import { META_FILE, metaBytes } from './meta.ts';
import { snapshotSlices } from './snapshot-file.ts';

/** Files beside the records that belong to the data. The key is one of them, so that people stay signed in after a restore. */
const BESIDE = ['secret.key', 'uploads'];

/** True for the top-level names that are data: not the lock, the backups or anything temporary. */
export const isStoreData = (name: string): boolean =>
  name === META_FILE ||
  BESIDE.includes(name) ||
  journalFirst(name) !== null ||
  collectionNames.some((collection) => name === `${collection}.json`);

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

/** The path of the newest backup in a folder whose checksums match, or null. Names are expected to sort by time. */
export const newestGoodBackup = async (folder: string): Promise<string | null> => {
  const names = (await nodeDisk.list(folder)).filter((name) => name.endsWith('.tar'));
  const age = (name: string) => /\d{4}-.*$/.exec(name)?.[0] ?? '';
  for (const name of names.sort((a, b) => (age(a) < age(b) ? 1 : -1))) {
    const path = join(folder, name);
    const drain = async ({ slices }: Entry) => {
      for await (const _ of slices);
    };
    if (
      await readArchive(path, drain).then(
        () => true,
        () => false,
      )
    )
      return path;
  }
  return null;
};
