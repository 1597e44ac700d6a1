import { join } from 'node:path';
import { collectionNames, eachCollection } from '../definitions.ts';
import type { Disk } from './disk.ts';
import { journalFirst, journalName } from './journal.ts';
import { load } from './load.ts';
import type { Loaded } from './loaded.ts';
import { writeMeta } from './meta-file.ts';
import type { Migration } from './migration.ts';
import { schemaVersion } from './migrations.ts';
import { lowOf } from './snapshot-file.ts';

/** A new store: meta.json comes last, so that an unfinished one is not taken for one that has lost its records. */
export const createFolder = async (disk: Disk, folder: string, steps: readonly Migration[]): Promise<Loaded> => {
  const schema = schemaVersion(steps);
  const journal = await disk.open(join(folder, journalName(1)), 'new');
  await journal.close();
  for (const name of collectionNames) {
    const low = lowOf(disk, folder, name);
    low.data.schema = schema;
    await low.write();
  }
  const collections = eachCollection(() => ({ sequence: 0, count: 0 }));
  await writeMeta(disk, folder, { schema, sequence: 0, collections });
  const loaded = await load(disk, folder, steps);
  if (!loaded) throw new Error(`The data folder ${folder} does not keep what is written there.`);
  return loaded;
};

/** Removes what a crash left over: temporary files and journals that nothing was written to. */
export const clearFolder = async (disk: Disk, folder: string, journals: readonly string[]) => {
  for (const name of await disk.list(folder)) {
    const unused = journalFirst(name) !== null && !journals.includes(name);
    if (unused || name.endsWith('.json.tmp')) await disk.remove(join(folder, name));
  }
};
