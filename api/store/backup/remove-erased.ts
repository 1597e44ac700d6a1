import { join } from 'node:path';
import type { CollectionName } from '../collections.ts';
import { definitions, deletedForGood, type Stored } from '../definitions.ts';
import type { Disk } from '../disk/disk.ts';
import type { Loaded } from '../disk/loaded.ts';
import { writeMeta } from '../disk/meta-file.ts';
import { migrations, schemaVersion } from '../disk/migrations/apply-migrations.ts';
import { snapshotDatabase } from '../disk/snapshot-file.ts';
import { UPLOADS_FOLDER, WAITING_ENDING } from './store-files.ts';

const picturesOf = (name: CollectionName, record: Stored): readonly string[] =>
  definitions[name].indexes.picture?.keys(record) ?? [];

/**
 * Removes erased records and their pictures from a staged folder: what was erased after a backup was made stays erased.
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
  for (const name of deletedForGood) {
    const gone = [...records[name].values()].filter(({ id }) => erased.has(id));
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
