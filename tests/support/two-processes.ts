import { afterEach } from 'vitest';
import { newId } from '#api/core/new-id.ts';
import { openPostgresStore } from '#api/store/postgres/open-postgres-store.ts';
import { memoryLog } from '../unit/store/records.ts';
import { freshDatabase } from './postgres-server.ts';
import { type TestApi, testApi } from './test-api.ts';

type Options = NonNullable<Parameters<typeof testApi>[0]>;

/** Opens two processes on one new database, which are closed after each test. */
export const twoProcesses = (): ((options?: Options) => Promise<readonly [TestApi, TestApi]>) => {
  const opened: { close(): Promise<unknown> }[] = [];
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((store) => store.close()));
  });
  return async (options = {}) => {
    const url = await freshDatabase();
    const stores = await Promise.all([1, 2].map(() => openPostgresStore(url, { log: memoryLog() })));
    opened.push(...stores);
    const [first, second] = stores.map((store) => testApi({ ...options, store, newId }));
    if (!first || !second) throw new Error('There are no two processes.');
    return [first, second];
  };
};
