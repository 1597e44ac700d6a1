import { afterEach } from 'vitest';
import { newId } from '#api/core/new-id.ts';
import { openPostgresStore } from '#api/store/postgres/open-postgres-store.ts';
import { memoryLog } from '../unit/store/records.ts';
import { withoutPostgres } from './postgres-binaries.ts';
import { freshDatabase } from './postgres-server.ts';
import { type TestApi, testApi } from './test-api.ts';

type Options = NonNullable<Parameters<typeof testApi>[0]>;

/** The stores that a test runs on, each with the API on it; PostgreSQL is left out where there are no binaries for it. Databases are closed after each test. */
export const bothStores = (): [name: string, open: (options?: Options) => Promise<TestApi>][] => {
  const opened: { close(): Promise<unknown> }[] = [];
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((store) => store.close()));
  });
  const onPostgres = async (options: Options = {}) => {
    const store = await openPostgresStore(await freshDatabase(), { log: memoryLog() });
    opened.push(store);
    return testApi({ ...options, store, newId });
  };
  const stores: ReturnType<typeof bothStores> = [['the JSON store', async (options = {}) => testApi(options)]];
  return withoutPostgres ? stores : [...stores, ['PostgreSQL', onPostgres]];
};
