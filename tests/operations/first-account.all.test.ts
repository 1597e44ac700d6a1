import { afterEach, beforeEach, expect, it } from 'vitest';
import { callerTo } from '../support/product.ts';
import { makeDataDir, removeDataDir, STAFF, startServer } from '../support/server-process.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await makeDataDir();
});
afterEach(() => removeDataDir(dataDir));

it('a sign-in sent while the password of the first account is still being judged waits for the account', async () => {
  const server = await startServer(dataDir);
  const call = callerTo(server.url);
  const [signedIn, page] = await Promise.all([call('post', '/auth/login', { json: STAFF }), call('get', '/health')]);
  await server.end();
  expect([signedIn.status, page.status]).toEqual([200, 200]);
});

it('the portal stops when ADMIN_PASSWORD is too easy to guess, and makes no account with it', async () => {
  const weak = await startServer(dataDir, { ADMIN_PASSWORD: 'tottenham2024' });
  expect(await weak.ended()).toBe(1);
  expect(weak.output()).toContain('The setting ADMIN_PASSWORD cannot be used: This password is too easy to guess.');
  const server = await startServer(dataDir);
  const { status } = await callerTo(server.url)('post', '/auth/login', { json: STAFF });
  await server.end();
  expect(status).toBe(200);
});
