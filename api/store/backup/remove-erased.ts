import { join } from 'node:path';
import type { CollectionName } from '../collections.ts';
import { definitions, type Stored } from '../definitions.ts';
import type { Disk } from '../disk/disk.ts';
import type { Loaded } from '../disk/loaded.ts';
import { writeMeta } from '../disk/meta-file.ts';
import { migrations, schemaVersion } from '../disk/migrations.ts';
import { lowOf } from '../disk/snapshot-file.ts';

const picturesOf = (name: CollectionName, record: Stored): readonly string[] =>
  definitions[name].indexes.picture?.keys(record) ?? [];

/**
 * Takes erased records, and their pictures, out of a folder that was loaded and that nobody owns yet: whoever was erased
 * after a backup was made stays erased. @returns how many there were.
 */
export const forgetErased = async (
  disk: Disk,
  folder: string,
  loaded: Loaded,
  erased: ReadonlySet<string>,
): Promise<number> => {
  const { records, sequence } = loaded;
  const collections = { ...loaded.meta.collections };
  let count = 0;
  for (const name of ['testimonials', 'donations', 'people'] as const) {
    const gone = [...records[name].values()].filter(({ id }) => erased.has(id));
    if (gone.length === 0) continue;
    for (const record of gone) {
      records[name].delete(record.id);
      for (const id of picturesOf(name, record)) await disk.remove(join(folder, 'uploads', id));
    }
    const low = lowOf(disk, folder, name);
    const kept = records[name];
    const schema = schemaVersion(migrations);
    low.data = { collection: name, schema, sequence, count: kept.size, records: kept.values() };
    await low.write();
    collections[name] = { sequence, count: kept.size };
    count += gone.length;
  }
  if (count > 0) await writeMeta(disk, folder, { ...loaded.meta, collections });
  return count;
};
