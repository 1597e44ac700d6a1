import { join } from 'node:path';
import { describeError } from '../../core/log.ts';
import { backUpBeforeMigration } from '../backup/backup-before-migration.ts';
import { finishRestore } from '../backup/finish-restore.ts';
import { suggestRestore } from '../backup/suggest-restore.ts';
import { DamagedDataError } from './damaged-data-error.ts';
import { type Disk, nodeDisk } from './disk.ts';
import { createDiskStore, type DiskStore, type StoreOptions } from './disk-store.ts';
import { openErasedIds } from './erased-ids.ts';
import { Journal, journalFirst, journalName } from './journal.ts';
import { load } from './load-folder.ts';
import type { Loaded } from './loaded-data.ts';
import { acquireLock, type Lock } from './lock.ts';
import { writeMeta } from './meta-file.ts';
import { migrations, schemaVersion } from './migrations/apply-migrations.ts';
import type { Migration } from './migrations/migration-type.ts';
import { snapshotCollection } from './snapshot-file.ts';
import { hasBacklog } from './when-to-compact.ts';

/** Writes meta.json last, when the journal is safe: an interrupted creation cannot look like lost records. */
const createDataFolder = async (disk: Disk, folder: string, steps: readonly Migration[]): Promise<Loaded> => {
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

const removeLeftovers = async (disk: Disk, folder: string, journals: readonly string[]) => {
  for (const name of await disk.list(folder)) {
    const unused = journalFirst(name) !== null && !journals.includes(name);
    if (unused || name.endsWith('.json.tmp')) await disk.remove(join(folder, name));
  }
};

/**
 * Creates the store when the folder is empty or missing.
 * @throws Error that says what to do when another process uses the folder, or data is damaged, newer or unreadable.
 */
export const openStore = async (folder: string, options: StoreOptions): Promise<DiskStore> => {
  const disk = options.disk ?? nodeDisk;
  await disk.makeFolder(folder);
  const lock = await acquireLock(folder);
  if (!lock.holdsInContainers) options.log.warn('store.lock-without-socket');
  try {
    await finishRestore(disk, folder);
    return await openOwned(disk, folder, lock, options);
  } catch (error) {
    lock.release();
    throw error instanceof DamagedDataError ? await suggestRestore(error, folder) : error;
  }
};

const openOwned = async (disk: Disk, folder: string, lock: Lock, options: StoreOptions): Promise<DiskStore> => {
  const { log, now, migrations: steps = migrations } = options;
  const schema = schemaVersion(steps);
  const loaded = (await load(disk, folder, steps)) ?? (await createDataFolder(disk, folder, steps));
  if (loaded.tornBytes > 0)
    log.warn('store.journal-truncated', { file: loaded.journals.at(-1), bytes: loaded.tornBytes });
  const journal = await Journal.open(disk, folder, loaded.journals, loaded.length);
  try {
    const isOutdated = loaded.format < schema;
    if (isOutdated) await backUpBeforeMigration(disk, folder, schema, now());
    await removeLeftovers(disk, folder, loaded.journals);
    const erased = await openErasedIds(disk, folder, loaded.records);
    const store = createDiskStore({ disk, folder, lock, journal, erased, loaded, schema }, options);
    if (isOutdated) {
      await store.compact();
      log.info('store.migrated', { from: loaded.meta.schema, to: schema });
    } else if (hasBacklog(loaded, loaded.records, loaded.journals.length)) {
      await store.compact().catch((error) => log.error('store.compaction-failed', describeError(error)));
    }
    return store;
  } catch (error) {
    await journal.close().catch(() => {});
    throw error;
  }
};
