import { describe, expect, it } from 'vitest';
import { Connection } from '#api/store/postgres/connection.ts';
import { withoutPostgres } from '../../support/postgres-binaries.ts';
import { freshDatabase } from '../../support/postgres-server.ts';

const SESSIONS = 'SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()';

describe.skipIf(withoutPostgres)(`a connection${withoutPostgres ? ` (${withoutPostgres})` : ''}`, () => {
  it('that cannot be set up is ended, and the next one is tried', async () => {
    const url = await freshDatabase();
    const observer = new Connection(url);
    const sessions = async () => (await observer.query(SESSIONS)).rows.length;
    let isRefused = true;
    const connection = new Connection(url, {
      setUp: async (client) => {
        if (isRefused) await client.query('LISTEN 1');
      },
    });
    for (let look = 0; look < 3; look += 1) await expect(connection.get()).rejects.toThrow('syntax error');
    await expect.poll(sessions).toBe(0);
    isRefused = false;
    await connection.query('SELECT 1');
    expect(await sessions()).toBe(1);
    await Promise.all([connection.close(), observer.close()]);
  });
});
