import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dublinDay } from '#contract/dublin.ts';
import { asToken } from '../support/api-tokens.ts';
import { type Product, startProduct } from '../support/product.ts';
import type { Headers } from '../support/test-api.ts';

let product: Product;
let admin: Headers;
beforeAll(async () => {
  product = await startProduct();
  admin = await product.signIn();
});
afterAll(() => product.close());

const create = async (name: string): Promise<{ token: { id: string }; secret: string }> => {
  const json = { name, scopes: ['donations:read'], expiresOn: dublinDay(new Date()) };
  const { status, body } = await product.call('post', '/tokens', { as: admin, json });
  expect(status).toBe(201);
  return body;
};
const statusWith = async (secret: string) => (await product.get('/donationitems', asToken(secret))).status;

/** Everything in the data folder, as text. */
const stored = async (): Promise<string> => {
  const { dataDir } = product.server;
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return (await Promise.all(files.map((file) => readFile(file, 'latin1')))).join('\n');
};

it('an API token works after a restart, a revoked one does not, and neither is in a file or in the log', async () => {
  const kept = await create('Kept');
  const revoked = await create('Revoked');
  expect([await statusWith(kept.secret), await statusWith(revoked.secret)]).toEqual([200, 200]);
  expect((await product.call('delete', `/tokens/${revoked.token.id}`, { as: admin })).status).toBe(204);
  await product.restart();
  expect([await statusWith(kept.secret), await statusWith(revoked.secret)]).toEqual([200, 401]);
  const everything = (await stored()) + product.server.output();
  expect(everything).toContain('Kept');
  for (const { secret } of [kept, revoked]) expect(everything).not.toContain(secret.slice(3, 40));
});

it('an API token in the address opens nothing', async () => {
  const { secret } = await create('In an address');
  for (const name of ['token', 'access_token', 'api_key', 'authorization']) {
    expect((await product.get(`/donationitems?${name}=${secret}`)).status).toBe(401);
  }
});
