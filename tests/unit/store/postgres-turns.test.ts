import { afterEach, describe, expect, it } from 'vitest';
import { Connection } from '#api/store/postgres/connection.ts';
import { takeTurn } from '#api/store/postgres/one-process-at-a-time.ts';
import { openPostgresStore } from '#api/store/postgres/open-postgres-store.ts';
import { withoutPostgres } from '../../support/postgres-binaries.ts';
import { freshDatabase } from '../../support/postgres-server.ts';
import { memoryLog } from './records.ts';

let connections: Connection[] = [];
afterEach(async () => {
  await Promise.all(connections.map((connection) => connection.close()));
});

/** Connections of three processes to a new database with its tables. */
const connectThree = async () => {
  const url = await freshDatabase();
  await (await openPostgresStore(url, { log: memoryLog() })).close();
  connections = [1, 2, 3].map(() => new Connection(url));
};
const askAll = async (name: string, seconds: number) =>
  (await Promise.all(connections.map((connection) => takeTurn(connection, name, seconds)))).filter(Boolean).length;

describe.skipIf(withoutPostgres)(`turns in the database${withoutPostgres ? ` (${withoutPostgres})` : ''}`, () => {
  it('gives each turn to exactly one of three that ask at once', async () => {
    await connectThree();
    for (let day = 0; day < 50; day += 1) expect(await askAll(`daily ${day}`, 3600)).toBe(1);
    expect(await askAll('daily 1', 3600)).toBe(0);
  });

  it('gives the next turn when the time of the last is over', async () => {
    await connectThree();
    expect(await askAll('cleanup', 3600)).toBe(1);
    await connections[0]?.query(`UPDATE turn SET taken_at = taken_at - interval '1 hour'`);
    expect(await askAll('cleanup', 3600)).toBe(1);
  });
});
