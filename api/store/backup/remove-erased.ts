import { join } from 'node:path';
import type { StoredRun } from '#contract/runs/runs.ts';
import type { CollectionName } from '../collections.ts';
import { definitions, deletedForGood, type Stored } from '../definitions.ts';
import type { Disk } from '../disk/disk.ts';
import type { Loaded } from '../disk/loaded-data.ts';
import { writeMeta } from '../disk/meta-file.ts';
import { migrations, schemaVersion } from '../disk/migrations/apply-migrations.ts';
import { snapshotDatabase } from '../disk/snapshot-file.ts';
import { runDonationIds } from '../index-keys.ts';
import { withoutOffers } from '../without-offers.ts';
import { UPLOADS_FOLDER, WAITING_ENDING } from './store-files.ts';

const affected: readonly CollectionName[] = [...deletedForGood, 'mails', 'runs'];

const aboutOf = (name: CollectionName, record: Stored): readonly string[] => {
  const { about, subject } = definitions[name].indexes;
  return (about ?? subject)?.keys(record) ?? [];
};
const picturesOf = (name: CollectionName, record: Stored): readonly string[] =>
  definitions[name].indexes.picture?.keys(record) ?? [];

interface Removed {
  count: number;
  pictures: readonly string[];
}

const removeRecords = (name: CollectionName, records: Map<string, Stored>, erased: ReadonlySet<string>): Removed => {
  const isErased = (record: Stored) => [record.id, ...aboutOf(name, record)].some((id) => erased.has(id));
  const removed = [...records.values()].filter(isErased);
  for (const { id } of removed) records.delete(id);
  return { count: removed.length, pictures: removed.flatMap((record) => picturesOf(name, record)) };
};

const removeStops = (runs: Map<string, StoredRun>, erased: ReadonlySet<string>): Removed => {
  const withErased = [...runs.values()].filter((run) => runDonationIds(run).some((id) => erased.has(id)));
  const without = withErased.map((run) => withoutOffers(run, erased));
  for (const { run } of without) runs.set(run.id, run);
  return { count: without.length, pictures: without.flatMap(({ photos }) => photos) };
};

/**
 * Keeps erased what was erased after the backup, with its pictures, mails, comments and stops.
 * @returns how many records were removed or changed.
 */
export const removeErased = async (
  disk: Disk,
  folder: string,
  loaded: Loaded,
  erased: ReadonlySet<string>,
): Promise<number> => {
  const { records, sequence } = loaded;
  const collections = { ...loaded.meta.collections };
  let count = 0;
  for (const name of affected) {
    const removed =
      name === 'runs'
        ? removeStops(records.runs as Map<string, StoredRun>, erased)
        : removeRecords(name, records[name], erased);
    if (removed.count === 0) continue;
    for (const id of removed.pictures) {
      await disk.remove(join(folder, UPLOADS_FOLDER, id));
      await disk.remove(join(folder, UPLOADS_FOLDER, `${id}${WAITING_ENDING}`));
    }
    const database = snapshotDatabase(disk, folder, name);
    const remaining = records[name];
    const schema = schemaVersion(migrations);
    database.data = { collection: name, schema, sequence, count: remaining.size, records: remaining.values() };
    await database.write();
    collections[name] = { sequence, count: remaining.size };
    count += removed.count;
  }
  if (count > 0) await writeMeta(disk, folder, { ...loaded.meta, collections });
  return count;
};
