import { join } from 'node:path';
import type { CollectionName } from '../collections.ts';
import { definitions, deletedForGood, type Stored } from '../definitions.ts';
import type { Disk } from '../disk/disk.ts';
import type { Loaded } from '../disk/loaded-data.ts';
import { writeMeta } from '../disk/meta-file.ts';
import { migrations, schemaVersion } from '../disk/migrations/apply-migrations.ts';
import { snapshotDatabase } from '../disk/snapshot-file.ts';
import { UPLOADS_FOLDER, WAITING_ENDING } from './store-files.ts';

/** The collections that may hold something of an erased record. */
const affected: readonly CollectionName[] = [...deletedForGood, 'mails'];

/** The ids of what a mail or a comment is about. */
const aboutOf = (name: CollectionName, record: Stored): readonly string[] => {
  const { about, subject } = definitions[name].indexes;
  return (about ?? subject)?.keys(record) ?? [];
};
const picturesOf = (name: CollectionName, record: Stored): readonly string[] =>
  definitions[name].indexes.picture?.keys(record) ?? [];

/**
 * Removes erased records, their pictures, and the mails and comments about them, from a staged folder: what was erased after a backup was made stays erased.
 * @returns how many records there were.
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
    const isErased = (record: Stored) => [record.id, ...aboutOf(name, record)].some((id) => erased.has(id));
    const gone = [...records[name].values()].filter(isErased);
    if (gone.length === 0) continue;
    for (const record of gone) {
      records[name].delete(record.id);
      for (const id of picturesOf(name, record)) {
        await disk.remove(join(folder, UPLOADS_FOLDER, id));
        await disk.remove(join(folder, UPLOADS_FOLDER, `${id}${WAITING_ENDING}`));
      }
    }
    const database = snapshotDatabase(disk, folder, name);
    const left = records[name];
    const schema = schemaVersion(migrations);
    database.data = { collection: name, schema, sequence, count: left.size, records: left.values() };
    await database.write();
    collections[name] = { sequence, count: left.size };
    count += gone.length;
  }
  if (count > 0) await writeMeta(disk, folder, { ...loaded.meta, collections });
  return count;
};
