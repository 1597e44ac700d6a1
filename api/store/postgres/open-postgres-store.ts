import type { Log } from '../../core/log.ts';
import { BatchingStore } from '../batching-store.ts';
import { definitions, eachCollection } from '../definitions.ts';
import type { Frozen } from '../disk/disk-store.ts';
import { migrations, schemaVersion } from '../disk/migrations/apply-migrations.ts';
import type { Migration } from '../disk/migrations/migration-type.ts';
import { MemoryTable } from '../memory-table.ts';
import type { Store } from '../store.ts';
import { Connection } from './connection.ts';
import { startWatch } from './follow-changes.ts';
import { type MigrationParts, migrateDatabase } from './migrate.ts';
import { readSnapshot } from './read-records.ts';
import { Replica } from './replica.ts';
import { ensureSchema } from './schema.ts';
import { startUpkeep } from './upkeep.ts';
import { CHANNEL } from './write-records.ts';
import { createWriter, type WriterParts } from './writer.ts';

export interface PostgresStoreOptions extends Partial<Pick<WriterParts, 'isolation' | 'notices'>> {
  log: Log;
  /** Milliseconds for which erased text may stay in the files of the database. */
  afterErasureMs?: number;
  keepEarlier?: MigrationParts['keepEarlier'];
  migrations?: readonly Migration[];
}

export interface PostgresStore extends Store {
  readonly sequence: number;
  freeze(): Promise<Frozen>;
}

const prepare = async (url: string, parts: MigrationParts): Promise<void> => {
  const connection = new Connection(url, { patient: true });
  try {
    const client = await connection.get();
    await ensureSchema(client, schemaVersion(parts.steps));
    await migrateDatabase(client, parts);
  } finally {
    await connection.close();
  }
};

/**
 * Creates what is missing there.
 * @throws Error when the database cannot be reached, or a newer version of the program has written it.
 */
export const openPostgresStore = async (url: string, options: PostgresStoreOptions): Promise<PostgresStore> => {
  const { log, migrations: steps = migrations, notices = true, isolation = 'READ COMMITTED' } = options;
  let replica: Replica | undefined;
  const reader = new Connection(url, {
    setUp: async (client) => {
      if (!notices) return;
      client.on('notification', ({ payload }) => replica?.noticed(Number(payload)));
      await client.query(`LISTEN ${CHANNEL}`);
    },
  });
  const connection = new Connection(url);
  for (const each of [reader, connection]) each.warmUp();
  try {
    await prepare(url, { steps, log, keepEarlier: options.keepEarlier ?? (async () => {}) });
    const { head, records } = await readSnapshot(await reader.get(), steps);
    const tables = eachCollection((name) => new MemoryTable(definitions[name].indexes, records[name]));
    const current = new Replica({ reader, tables, absorb: (changes) => batching.absorb(changes), head, steps, log });
    replica = current;
    const writer = createWriter({ connection, replica: current, steps, log, notices, isolation });
    const batching: BatchingStore = new BatchingStore(tables, writer, log);
    const changes = startWatch(() => current.look(), log, { notices });
    const figures = () => {
      const read = batching.watch.figures();
      return { ...read, isFailing: read.isFailing || changes.isAway() };
    };
    const upkeep = startUpkeep({ url, connection: reader, log, everyMs: options.afterErasureMs ?? 20_000 });
    return {
      data: batching.data,
      watch: { ...batching.watch, figures },
      change: (edit) => batching.change(edit),
      fresh: changes.fresh,
      subscribe: (listener) => batching.subscribe(listener),
      freeze: () =>
        batching.exclusive(async () => ({
          schema: schemaVersion(steps),
          sequence: current.position.sequence,
          records: eachCollection((name) => [...tables[name].all()]),
        })),
      get sequence() {
        return current.position.sequence;
      },
      async close() {
        await batching.close();
        changes.stop();
        await upkeep.stop();
        await Promise.all([connection.close(), reader.close()]);
      },
    };
  } catch (error) {
    await Promise.all([connection.close(), reader.close()]);
    throw error;
  }
};
