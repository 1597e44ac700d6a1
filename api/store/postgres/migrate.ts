import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import type { Log } from '../../core/log.ts';
import { collectionNames, eachCollection, type Stored } from '../definitions.ts';
import type { Frozen } from '../disk/disk-store.ts';
import { completeMigrations, schemaVersion } from '../disk/migrations/apply-migrations.ts';
import type { Migration } from '../disk/migrations/migration-type.ts';
import { readRecords } from './read-records.ts';
import { moveHead, putRecords, removeRecords } from './write-records.ts';

export interface MigrationParts {
  steps: readonly Migration[];
  log: Log;
  keepEarlier: (earlier: Frozen, format: number) => Promise<void>;
}

const readUnchanged = (_: string, data: string | null) => JSON.parse(data ?? 'null') as Stored;

const migrateLocked = async (client: Client, { steps, log, keepEarlier }: MigrationParts): Promise<void> => {
  const to = schemaVersion(steps);
  // Another process may be at it for a while.
  await client.query('SET LOCAL lock_timeout = 0');
  const { rows } = await client.query<{ sequence: string; format: number }>('SELECT * FROM head FOR UPDATE');
  const [head] = rows;
  if (!head || head.format >= to) return;
  const earlier = await readRecords(client, steps, readUnchanged);
  const records = eachCollection((name) => [...earlier.records[name].values()]);
  await keepEarlier({ schema: head.format, sequence: earlier.head.sequence, records }, to);
  await rewriteAll(client, steps, Number(head.sequence) + 1);
  await client.query('UPDATE head SET format = $1', [to]);
  log.info('store.migrated', { from: head.format, to });
};

const rewriteAll = async (client: Client, steps: readonly Migration[], sequence: number): Promise<void> => {
  const { records, format } = await readRecords(client, steps);
  completeMigrations(records, format, steps);
  for (const name of collectionNames) {
    await removeRecords(client, name, { except: [...records[name].keys()], sequence });
    await putRecords(client, name, [...records[name].values()], sequence);
  }
  await moveHead(client, { sequence, batch: randomUUID() });
};

/**
 * Runs in one transaction once the old format is backed up: a crash leaves the old one. Processes of the older version then
 * refuse to write, and say why.
 * @throws Error when a record does not fit.
 */
export const migrateDatabase = async (client: Client, parts: MigrationParts): Promise<void> => {
  const { rows } = await client.query<{ format: number }>('SELECT format FROM head');
  if (rows[0] && rows[0].format >= schemaVersion(parts.steps)) return;
  await client.query('BEGIN ISOLATION LEVEL READ COMMITTED');
  try {
    await migrateLocked(client, parts);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
};
