import { join } from 'node:path';
import type { Disk } from './disk.ts';
import { journalFirst, journalName } from './journal.ts';
import { load } from './load-folder.ts';
import type { Loaded } from './loaded-data.ts';
import { writeMeta } from './meta-file.ts';
import { schemaVersion } from './migrations/apply-migrations.ts';
import type { Migration } from './migrations/migration-type.ts';
import { snapshotCollection } from './snapshot-file.ts';

/** Writes meta.json last, when the journal is safe: an interrupted creation cannot look like lost records. */
export const createDataFolder = async (disk: Disk, folder: string, steps: readonly Migration[]): Promise<Loaded> => {
  const journal = await disk.open(join(folder, journalName(1)), 'new');
  await journal.close();
  // Empty ones, left by an earlier release whose creation was interrupted.
  for (const name of await disk.list(folder)) if (snapshotCollection(name)) await disk.remove(join(folder, name));
  await disk.syncFolder(folder);
  await writeMeta(disk, folder, { schema: schemaVersion(steps), sequence: 0, collections: {} });
  const loaded = await load(disk, folder, steps);
  if (!loaded) throw new Error(`What was written to the data folder ${folder} cannot be read back; check the disk.`);
  return loaded;
};

export const removeLeftovers = async (disk: Disk, folder: string, journals: readonly string[]) => {
  for (const name of await disk.list(folder)) {
    const unused = journalFirst(name) !== null && !journals.includes(name);
    if (unused || name.endsWith('.json.tmp')) await disk.remove(join(folder, name));
  }
};
