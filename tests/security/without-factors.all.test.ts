import { expect, it } from 'vitest';
import { filesLoaded } from '../support/files-loaded.ts';
import { setUpApp } from '../support/product-factors.ts';
import { STAFF } from '../support/server-process.ts';

const isOfFactors = (name: string) => /^(otpauth|simplewebauthn|esm-)/.test(name);

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
