import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AuditEntry } from '#contract/audit/audit.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { jsonRequest, sendRaw } from '../../support/raw-socket.ts';
import type { Headers } from '../../support/test-api.ts';

let product: Product;
let admin: Headers;
beforeAll(async () => {
  product = await startProduct({ RATE_LIMITS: 'on' });
  admin = await product.signIn();
});
afterAll(() => product.close());

const entries = async (action: string): Promise<AuditEntry[]> =>
  (await product.get(`/audit?pageSize=100&action=${encodeURIComponent(action)}`, admin)).body.entries;

let addresses = 1;
const newAddress = () => {
  addresses += 1;
  return `127.7.${addresses >> 8}.${addresses & 255}`;
};
const login = (email: string, from = newAddress(), password = 'a wrong guess 31') =>
  sendRaw(product.server.url, jsonRequest('POST', '/api/auth/login', { email, password }), { from, withinMs: 40_000 });

const bytesStored = async () => {
  const names = await readdir(product.server.dataDir, { recursive: true });
  const sizes = names.map((name) =>
    stat(join(product.server.dataDir, name)).then(
      (file) => (file.isFile() ? file.size : 0),
      () => 0,
    ),
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
};

it('a sign-in is in the log with its way, and whether the device is new', async () => {
  const account = await product.account('Volunteer', 'Nuala Kehoe');
  const first = await product.call('post', '/auth/login', { json: account });
  const headers = { cookie: first.headers.get('set-cookie')?.split(';')[0] ?? '' };
  await product.call('post', '/auth/login', { json: account, headers });
  const own = (await entries('signed in')).filter(({ actorId }) => actorId === first.body.user.id);
  expect(own.map(({ detail }) => detail)).toEqual(['password', 'password, new device']);
  expect(own[0]).toMatchObject({ actorName: 'Nuala Kehoe', subjectKind: 'person', subjectId: first.body.user.id });
});

it('failures and lock-outs are one entry for an account and hour, without an address', async () => {
  const account = await product.account('Volunteer', 'Declan Roche');
  const from = newAddress();
  for (let at = 0; at < 5; at += 1) await login(account.email, from);
  const failed = async () => (await entries('sign-in failed')).filter(({ detail }) => detail === 'Declan Roche');
  const before = await failed();
  expect(before.map(({ after }) => after?.times).reduce((sum, times) => Number(sum) + Number(times))).toBe(5);
  for (let at = 0; at < 30; at += 1) await login(account.email, from);
  // Two, if the hour has just ended.
  expect((await failed()).length).toBeLessThanOrEqual(2);
  const refused = (await entries('locked out')).filter(({ detail }) => detail === 'Declan Roche');
  expect(refused.map(({ after }) => Number(after?.times)).reduce((sum, times) => sum + times)).toBe(30);
  expect(refused[0]).toMatchObject({ actorId: null, subjectKind: 'person' });
  const log = (await product.get('/audit.csv', admin)).text;
  for (const secret of [from, account.email, 'a wrong guess']) expect(log).not.toContain(secret);
});

it('what is typed for an address without an account is stored nowhere', async () => {
  const typed = 'my-password-instead@charity.example';
  await login(typed);
  const unknown = (await entries('sign-in failed')).filter(({ subjectId }) => subjectId === 'unknown');
  expect(unknown.length).toBeGreaterThan(0);
  expect((await product.get('/audit.csv', admin)).text).not.toContain('my-password-instead');
});

it('a flood of failures fills neither the log nor the disk', async () => {
  const { email } = await product.account('Volunteer', 'Flooded Fahy');
  await entries('sign-in failed');
  const [before, total] = [await bytesStored(), (await product.get('/audit', admin)).body.total];
  const senders = [newAddress(), newAddress()];
  await Promise.all(
    Array.from({ length: 300 }, (_, at) =>
      login(at % 4 > 1 ? email : `made-up-${at}@charity.example`, senders[at % 2] ?? ''),
    ),
  );
  expect((await product.get('/audit', admin)).body.total - total).toBeLessThanOrEqual(8);
  expect((await bytesStored()) - before).toBeLessThan(100 * 1024);
});

it('exports are in the log: who, what, and which filters were on, but not for what was searched', async () => {
  const volunteer = await product.signIn(await product.account('Volunteer', 'Tom Doyle'));
  const json = { rejectionReasons: [], volunteersExport: true };
  await product.call('put', '/settings/review', { as: admin, json });
  await product.get('/donationitems.csv?q=Secret%20Donor&category=furniture', volunteer);
  await product.get('/analytics.csv', volunteer);
  await product.get('/audit.csv', admin);
  const exported = await entries('exported');
  expect(exported).toContainEqual(
    expect.objectContaining({ subjectKind: 'donation', actorName: 'Tom Doyle', detail: 'CSV, by q, category' }),
  );
  expect(exported.map(({ subjectKind }) => subjectKind)).toContain('audit');
  expect(JSON.stringify(exported)).not.toContain('Secret');
});

it('the latest changes on the dashboard are not pushed out by sign-ins', async () => {
  await product.signIn(await product.account('Volunteer', 'Orla Walsh'));
  await login('nobody-at-all@charity.example');
  await entries('sign-in failed');
  const { recent } = (await product.get('/dashboard', admin)).body;
  const actions = recent.map(({ action }: AuditEntry) => action);
  expect(actions).toContain('created');
  for (const action of ['signed in', 'sign-in failed', 'locked out', 'exported']) expect(actions).not.toContain(action);
});

it('what was counted is written when the server is stopped', async () => {
  const { email } = await product.account('Volunteer', 'Stopped Sheehy');
  await login(email);
  await product.restart();
  const found = (await entries('sign-in failed')).filter(({ detail }) => detail === 'Stopped Sheehy');
  expect(found).toHaveLength(1);
});
