import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Product, startProduct } from '../support/product.ts';
import { setUpApp } from '../support/product-factors.ts';
import { STAFF } from '../support/server-process.ts';

const isOfFactors = (name: string) => /^(otpauth|simplewebauthn|esm-)/.test(name);

/** The built files that a server has loaded from its start to its end, as Node's own record of them says. */
const filesLoaded = async (use: (product: Product) => Promise<unknown>): Promise<string[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'loaded-'));
  try {
    const product = await startProduct({ NODE_V8_COVERAGE: folder });
    await use(product);
    await product.close();
    const reports = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')));
    const urls = reports.flatMap((text) => JSON.parse(text).result.map(({ url }: { url: string }) => url));
    return urls.filter((url) => url.includes('/dist/server/')).map((url) => url.split('/').at(-1));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

it('a server whose people use no second step loads nothing for it, whatever strangers ask', async () => {
  const loaded = await filesLoaded(async (product) => {
    const as = await product.signIn();
    await product.get('/auth/factors', as);
    expect((await product.call('post', '/auth/passkeys/options', { json: {} })).status).toBe(200);
    expect((await product.call('post', '/auth/second-factor', { json: { ticket: 'x', code: '123456' } })).status).toBe(
      401,
    );
    await product.page('/admin/login');
  });
  expect(loaded).toContain('main.js');
  expect(loaded.filter(isOfFactors)).toEqual([]);
});

it('who sets up an app loads the part for codes, and none for passkeys', async () => {
  const loaded = await filesLoaded(async (product) => {
    await setUpApp(product, await product.signIn(), STAFF.password);
  });
  expect(loaded.filter(isOfFactors)).toEqual([expect.stringMatching(/^otpauth/)]);
});
