import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Product, startProduct } from '../support/product.ts';
import { setUpApp } from '../support/product-factors.ts';
import { pathOf, protectedRoutes } from '../support/protected-routes.ts';
import type { Headers } from '../support/test-api.ts';

/** All that is open to whoever still has to set up a second step: the set-up, their sessions, and leaving. */
const OPEN = [
  'POST /auth/logout',
  'GET /auth/me',
  'POST /auth/refresh',
  'POST /auth/change-password',
  'GET /auth/factors',
  'POST /auth/factors/totp',
  'POST /auth/factors/totp/confirm',
  'POST /auth/factors/recovery-codes',
  'POST /auth/factors/passkey/options',
  'POST /auth/factors/passkey',
  'PATCH /auth/factors/:id',
  'DELETE /auth/factors/:id',
  'GET /auth/sessions',
  'DELETE /auth/sessions/:id',
  'POST /auth/sessions/end-others',
  'POST /auth/unlock',
];

let product: Product;
let as: Headers;
let password: string;
beforeAll(async () => {
  product = await startProduct();
  const account = await product.account('Administrator');
  password = account.password;
  const admin = await product.signIn();
  await product.call('put', '/settings/security', { as: admin, json: { secondFactor: 'everybody' } });
  as = await product.signIn(account);
});
afterAll(() => product.close());

it('the set-up that is required leads nowhere else: every other call of the table is 403, also for an administrator', async () => {
  const opened: string[] = [];
  for (const [name, route] of protectedRoutes) {
    if (OPEN.includes(name)) continue;
    const answer = await product.call(route.method, pathOf(route), { as, ...(route.method !== 'get' && { json: {} }) });
    if (answer.status !== 403 || !answer.text.includes('Please set up your second step first.')) opened.push(name);
  }
  expect(opened).toEqual([]);
  expect(protectedRoutes.map(([name]) => name)).toEqual(expect.arrayContaining(OPEN));
});

it('and once it is set up, everything is open', async () => {
  await setUpApp(product, as, password);
  expect((await product.get('/dashboard', as)).status).toBe(200);
});
