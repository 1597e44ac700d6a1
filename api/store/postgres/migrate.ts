import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import type { Log } from '../../core/log.ts';
import { collectionNames } from '../definitions.ts';
import { schemaVersion } from '../disk/migrations/apply-migrations.ts';
import type { Migration } from '../disk/migrations/migration-type.ts';
import { readRecords } from './read-records.ts';
import { moveHead, putRecords, removeRecords } from './write-records.ts';

const migrateLocked = async (client: Client, steps: readonly Migration[], log: Log): Promise<void> => {
  const to = schemaVersion(steps);
  const { rows } = await client.query<{ sequence: string; format: number }>('SELECT * FROM head FOR UPDATE');
  const [head] = rows;
  if (!head || head.format >= to) return;
  const { records } = await readRecords(client, steps);
  for (const step of steps) step.complete?.(records);
  const position = { sequence: Number(head.sequence) + 1, batch: randomUUID() };
  for (const name of collectionNames) {
    await removeRecords(client, name, { except: [...records[name].keys()], sequence: position.sequence });
    await putRecords(client, name, [...records[name].values()], position.sequence);
  }
  await moveHead(client, position);
  await client.query('UPDATE head SET format = $1', [to]);
  log.info('store.migrated', { from: head.format, to });
};

/**
 * Brings all records to today's format, in one transaction: a crash leaves the old one. Processes of the older version refuse to
 * write from then on, and say why. @throws Error when a record does not fit.
 */
export const migrateDatabase = async (client: Client, steps: readonly Migration[], log: Log): Promise<void> => {
  await client.query('BEGIN ISOLATION LEVEL READ COMMITTED');
  try {
    await migrateLocked(client, steps, log);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
};
