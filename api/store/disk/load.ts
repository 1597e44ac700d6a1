import { join } from 'node:path';
import type { CollectionName } from '../collections.ts';
import { collectionNames, eachCollection } from '../definitions.ts';
import { Damage } from './data-damage.ts';
import type { Disk } from './disk.ts';
import { journalFirst, withoutRoom } from './journal.ts';
import type { Loaded } from './loaded.ts';
import { META_FILE, readMeta } from './meta-file.ts';
import type { Migration } from './migration.ts';
import { checkVersion, currentRecord, schemaVersion } from './migrations.ts';
import { loadJournals } from './replay.ts';
import { lowOf, type Snapshot } from './snapshot-file.ts';

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
  if (loaded.outdated) for (const step of steps) step.complete?.(loaded.records);
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
