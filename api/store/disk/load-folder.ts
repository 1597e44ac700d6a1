import { join } from 'node:path';
import type { CollectionName } from '../collections.ts';
import { durableNames, eachCollection } from '../definitions.ts';
import { DamagedDataError } from './damaged-data-error.ts';
import type { Disk } from './disk.ts';
import { journalFirst, withoutPadding } from './journal.ts';
import type { Loaded } from './loaded-data.ts';
import { META_FILE, readMeta } from './meta-file.ts';
import { checkVersion, completeMigrations, currentRecord } from './migrations/apply-migrations.ts';
import type { Migration } from './migrations/migration-type.ts';
import { loadJournals } from './replay.ts';
import { type Snapshot, snapshotCollection, snapshotDatabase, snapshotName } from './snapshot-file.ts';

/**
 * Null when the folder has no store.
 * @throws DamagedDataError when anything is missing, damaged or of a newer version.
 */
export const load = async (disk: Disk, folder: string, steps: readonly Migration[]): Promise<Loaded | null> => {
  const names = await disk.list(folder);
  const meta = await readMeta(disk, folder);
  if (!meta) {
    await checkEmpty(disk, folder, names);
    return null;
  }
  checkVersion(META_FILE, meta.schema, steps);
  const loaded: Loaded = {
    meta,
    sequence: meta.sequence,
    records: eachCollection(() => new Map()),
    dirty: new Set(),
    pending: 0,
    erasing: false,
    format: meta.schema,
    journals: [],
    length: 0,
    tornBytes: 0,
  };
  const snapshotSequences = eachCollection(() => 0);
  for (const name of durableNames) {
    // A collection has no file until a compaction has written it.
    if (!meta.collections[name] && !names.includes(snapshotName(name))) continue;
    snapshotSequences[name] = await loadSnapshot(disk, folder, name, loaded, steps);
  }
  await loadJournals(disk, folder, names, { loaded, snapshotSequences, steps });
  completeMigrations(loaded.records, loaded.format, steps);
  return loaded;
};

/** Without meta.json only the first files of a new store may exist, and they must be empty; earlier releases began with snapshots. */
const checkEmpty = async (disk: Disk, folder: string, names: readonly string[]) => {
  for (const name of names) {
    const collection = snapshotCollection(name);
    if (!collection && journalFirst(name) === null) continue;
    const bytes = (await disk.read(join(folder, name))) ?? Buffer.alloc(0);
    const hasRecords = collection
      ? !/"count":0,/.test(bytes.toString('latin1', 0, 200))
      : withoutPadding(bytes).length > 0;
    if (hasRecords) throw new DamagedDataError(META_FILE, `it is missing, but ${name} exists.`);
  }
};

const loadSnapshot = async (
  disk: Disk,
  folder: string,
  name: CollectionName,
  loaded: Loaded,
  steps: readonly Migration[],
): Promise<number> => {
  const database = snapshotDatabase(disk, folder, name);
  database.data.sequence = -1;
  await database.read();
  try {
    return await applySnapshot(name, database.data, loaded, steps);
  } catch (error) {
    // A damaged file can look like an older or a newer one, so damage is reported first.
    await database.data.check?.();
    throw error;
  }
};

const applySnapshot = async (
  name: CollectionName,
  { sequence, schema, count, batches }: Snapshot,
  loaded: Loaded,
  steps: readonly Migration[],
): Promise<number> => {
  const file = snapshotName(name);
  const known = loaded.meta.collections[name];
  if (sequence === -1) throw new DamagedDataError(file, 'it is missing.');
  if (known && (sequence < known.sequence || (sequence === known.sequence && count !== known.count))) {
    throw new DamagedDataError(file, `it is older than ${META_FILE} says.`);
  }
  checkVersion(file, schema, steps);
  loaded.format = Math.min(loaded.format, schema);
  const records = loaded.records[name];
  let line = 1;
  for await (const batch of batches ?? []) {
    for (const record of batch) {
      line += 1;
      try {
        const current = currentRecord(name, record, schema, steps);
        if (current) records.set(current.id, current);
      } catch (error) {
        throw new DamagedDataError(file, `line ${line}: ${error instanceof Error ? error.message : error}`);
      }
    }
  }
  if (line !== count + 1) throw new DamagedDataError(file, `it contains ${line - 1} records instead of ${count}.`);
  return sequence;
};
