import { durableNames } from '#api/store/definitions.ts';
import { nodeDisk } from '#api/store/disk/disk.ts';
import { readMeta, writeMeta } from '#api/store/disk/meta-file.ts';
import { snapshotDatabase } from '#api/store/disk/snapshot-file.ts';

/** Adds the files of collections without records, as an earlier release or a restore leaves them. */
export const addEmptySnapshots = async (folder: string): Promise<void> => {
  const meta = await readMeta(nodeDisk, folder);
  if (!meta) throw new Error(`No store in ${folder}.`);
  const collections = { ...meta.collections };
  for (const collection of durableNames.filter((name) => !meta.collections[name])) {
    const database = snapshotDatabase(nodeDisk, folder, collection);
    database.data.schema = meta.schema;
    await database.write();
    collections[collection] = { sequence: 0, count: 0 };
  }
  await writeMeta(nodeDisk, folder, { ...meta, collections });
};
