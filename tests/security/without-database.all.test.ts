import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesLoaded } from '../support/files-loaded.ts';
import { withoutPostgres } from '../support/postgres-binaries.ts';
import { freshDatabase } from '../support/postgres-server.ts';
import type { Product } from '../support/product.ts';

const signIn = (product: Product) => product.signIn();
const isOfDatabase = (name: string) => name.startsWith('open-database');

it('nothing of the database is loaded without DATABASE_URL', async () => {
  const loaded = await filesLoaded(signIn);
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
    const loaded = await filesLoaded(signIn, { DATABASE_URL: await freshDatabase() });
    expect(loaded.filter(isOfDatabase)).toHaveLength(1);
  },
);
