import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from 'pg';
import type { Log } from '../../core/log.ts';
import { backup } from '../backup/backup.ts';
import { filesIn } from '../backup/folder-entries.ts';
import { type Restored, type RestoreOptions, type Staged, stageBackup } from '../backup/restore.ts';
import { KEY_FILE, UPLOADS_FOLDER, WAITING_ENDING } from '../backup/store-files.ts';
import { collectionNames } from '../definitions.ts';
import { nodeDisk } from '../disk/disk.ts';
import { readErased, withoutPresent } from '../disk/erased-ids.ts';
import { migrations, schemaVersion } from '../disk/migrations/apply-migrations.ts';
import { Connection } from './connection.ts';
import { databaseData } from './database-data.ts';
import { readErasedIds } from './erased-in-database.ts';
import { openPostgresStore, type PostgresStore } from './open-postgres-store.ts';
import { cipherPicture, pictureKey } from './picture-cipher.ts';
import { WAITING_PICTURE } from './schema.ts';
import { moveHead, putRecords } from './write-records.ts';

const PUT_PICTURE = { name: 'restore-picture', text: 'INSERT INTO picture (id, name, bytes) VALUES ($1, $2, $3)' };
const PUT_KEY = `INSERT INTO secret (name, value) VALUES ('tokens', $1)
  ON CONFLICT (name) DO UPDATE SET value = excluded.value`;

const putPictures = async (client: Client, staging: string): Promise<void> => {
  await client.query('DELETE FROM picture');
  await client.query('DELETE FROM picture_key');
  await client.query('UPDATE upkeep SET keys_removed = keys_removed + 1');
  for await (const { name } of filesIn(staging, [UPLOADS_FOLDER])) {
    const [, inUploads = '', copy = WAITING_PICTURE] = name.split('/');
    const id = copy === WAITING_PICTURE ? inUploads.slice(0, -WAITING_ENDING.length) : inUploads;
    const bytes = cipherPicture(await pictureKey(client, id), copy, await readFile(join(staging, name)));
    await client.query({ ...PUT_PICTURE, values: [id, copy, bytes] });
  }
};

const replaceAll = async (client: Client, staging: string, { loaded, erased }: Staged): Promise<void> => {
  const { rows } = await client.query<{ sequence: string }>('SELECT sequence FROM head FOR UPDATE');
  const sequence = Number(rows[0]?.sequence) + 1;
  await client.query('DELETE FROM record');
  for (const name of collectionNames) await putRecords(client, name, [...loaded.records[name].values()], sequence);
  await putPictures(client, staging);
  const key = (await nodeDisk.read(join(staging, KEY_FILE)))?.toString().trim();
  if (key) await client.query(PUT_KEY, [key]);
  await client.query('DELETE FROM erased');
  await client.query('INSERT INTO erased SELECT unnest($1::text[])', [[...withoutPresent(erased, loaded.records)]]);
  await moveHead(client, { sequence, batch: randomUUID() });
  await client.query('UPDATE head SET pruned = $1, format = $2', [sequence, schemaVersion(migrations)]);
};

const inTransaction = async (url: string, work: (client: Client) => Promise<void>): Promise<void> => {
  const connection = new Connection(url, { patient: true });
  try {
    const client = await connection.get();
    await client.query('BEGIN ISOLATION LEVEL READ COMMITTED');
    await work(client);
    // A failure before this ends the connection, and the transaction with it.
    await client.query('COMMIT');
  } finally {
    await connection.close();
  }
};

const keepEarlier = async (store: PostgresStore, connection: Connection, folder: string, now: Date) => {
  if (store.sequence === 0) return null;
  const file = join(folder, 'backups', `before-restore-${now.toISOString().replaceAll(':', '-')}.tar`);
  await backup(store, databaseData(connection, join(folder, 'tmp')), file);
  return file;
};

/**
 * Puts the old data into a backup in `backups`; after a crash there is either the old data or the new. Erased people stay
 * erased, unless `withErased` is on.
 * @throws Error with a sentence when the backup is damaged or lacks pictures; then nothing has changed.
 */
export const restoreIntoDatabase = async (
  archive: string,
  { url, folder, log }: { url: string; folder: string; log: Log },
  { now, ...options }: RestoreOptions,
): Promise<Restored> => {
  const temporary = join(folder, 'tmp');
  await mkdir(temporary, { recursive: true, mode: 0o700 });
  const staging = await mkdtemp(join(temporary, 'restoring-'));
  const store = await openPostgresStore(url, { log });
  const connection = new Connection(url);
  try {
    const erasedHere = new Set([...(await readErasedIds(connection)), ...(await readErased(nodeDisk, folder))]);
    const staged = await stageBackup(archive, { folder, staging, erasedHere }, options);
    const earlier = await keepEarlier(store, connection, folder, now());
    await inTransaction(url, (client) => replaceAll(client, staging, staged));
    return { earlier, missingPictures: staged.missingPictures };
  } finally {
    await connection.close();
    await store.close();
    await rm(staging, { recursive: true, force: true });
  }
};
