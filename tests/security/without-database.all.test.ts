import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withoutPostgres } from '../support/postgres-binaries.ts';
import { freshDatabase } from '../support/postgres-server.ts';
import { startProduct } from '../support/product.ts';

/** The built files that a server loads from its start to its end, as Node's own record of them says. */
const filesLoaded = async (env: Record<string, string>): Promise<string[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'loaded-'));
  try {
    const product = await startProduct({ ...env, NODE_V8_COVERAGE: folder });
    await product.signIn();
    await product.close();
    const reports = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')));
    const urls = reports.flatMap((text) => JSON.parse(text).result.map(({ url }: { url: string }) => url));
    return urls.filter((url) => url.includes('/dist/server/')).map((url) => url.split('/').at(-1));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
const isOfDatabase = (name: string) => name.startsWith('open-database');

it('nothing of the database is loaded without DATABASE_URL', async () => {
  const loaded = await filesLoaded({});
  expect(loaded).toContain('main.js');
  expect(loaded.filter(isOfDatabase)).toEqual([]);
  const built = await readdir('dist/server');
  const texts = await Promise.all(loaded.map((name) => readFile(join('dist/server', name), 'utf8')));
  expect(built.filter(isOfDatabase)).toHaveLength(1);
  expect(texts.filter((text) => text.includes('pg_notify') || text.includes('connectionTimeoutMillis'))).toEqual([]);
});

it.skipIf(withoutPostgres)(
  `it is loaded with DATABASE_URL${withoutPostgres ? ` (${withoutPostgres})` : ''}`,
  async () => {
    const loaded = await filesLoaded({ DATABASE_URL: await freshDatabase() });
    expect(loaded.filter(isOfDatabase)).toHaveLength(1);
  },
);
