import { join } from 'node:path';
import { Low } from 'lowdb';
import type { CollectionName } from './collections.ts';
import { Damage } from './damage.ts';
import { collectionNames, eachCollection, type Stored } from './definitions.ts';
import type { Disk } from './disk.ts';
import { journalFirst, withoutRoom } from './journal.ts';
import { META_FILE, type Meta, readMeta } from './meta.ts';
import { checkVersion, currentRecord, type Migration, schemaVersion } from './migrations.ts';
import { loadJournals } from './replay.ts';
import { type Snapshot, SnapshotFile } from './snapshot-file.ts';

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

/** One collection's snapshot file behind lowdb. */
export const lowOf = (disk: Disk, folder: string, collection: CollectionName): Low<Snapshot> =>
  new Low<Snapshot>(new SnapshotFile(disk, folder, collection), {
    collection,
    schema: 1,
    sequence: 0,
    count: 0,
    records: [],
  });

/**
 * Reads snapshots and journals and checks every record. Null when the folder holds no store.
 * @throws Damage when anything is missing, damaged or of a newer version.
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
    outdated: meta.schema < schemaVersion(steps),
    journals: [],
    length: 0,
    torn: 0,
  };
  const folded = eachCollection(() => 0);
  for (const name of collectionNames) folded[name] = await loadSnapshot(disk, folder, name, loaded, steps);
  await loadJournals(disk, folder, names, { loaded, folded, steps });
  return loaded;
};

/** Without meta.json only the first, unfinished steps of a new store may be there. */
const checkEmpty = async (disk: Disk, folder: string, names: readonly string[]) => {
  for (const name of names) {
    const collection = collectionNames.find((known) => name === `${known}.json`);
    if (!collection && journalFirst(name) === null) continue;
    const bytes = (await disk.read(join(folder, name))) ?? Buffer.alloc(0);
    const holds = collection ? !/"count":0,/.test(bytes.toString('latin1', 0, 200)) : withoutRoom(bytes).length > 0;
    if (holds) throw new Damage(META_FILE, `it is missing, though ${name} is there.`);
  }
};

const loadSnapshot = async (
  disk: Disk,
  folder: string,
  name: CollectionName,
  loaded: Loaded,
  steps: readonly Migration[],
): Promise<number> => {
  const low = lowOf(disk, folder, name);
  low.data.sequence = -1;
  await low.read();
  try {
    return await takeSnapshot(name, low.data, loaded, steps);
  } catch (error) {
    // A damaged file may seem to be anything, an older or a newer one: that it is damaged comes first.
    await low.data.check?.();
    throw error;
  }
};

const takeSnapshot = async (
  name: CollectionName,
  { sequence, schema, count, batches }: Snapshot,
  loaded: Loaded,
  steps: readonly Migration[],
): Promise<number> => {
  const file = `${name}.json`;
  const known = loaded.meta.collections[name];
  if (sequence === -1 && !known) return 0;
  if (sequence === -1) throw new Damage(file, 'it is missing.');
  if (known && (sequence < known.sequence || (sequence === known.sequence && count !== known.count))) {
    throw new Damage(file, `it is older than ${META_FILE} says.`);
  }
  checkVersion(file, schema, steps);
  loaded.outdated ||= schema < schemaVersion(steps);
  const kept = loaded.records[name];
  let line = 1;
  for await (const batch of batches ?? []) {
    for (const record of batch) {
      line += 1;
      try {
        const current = currentRecord(name, record, schema, steps);
        if (current) kept.set(current.id, current);
      } catch (error) {
        throw new Damage(file, `line ${line}: ${error instanceof Error ? error.message : error}`);
      }
    }
  }
  if (line !== count + 1) throw new Damage(file, `it holds ${line - 1} records instead of ${count}.`);
  return sequence;
};
