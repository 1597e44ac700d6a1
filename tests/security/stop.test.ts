import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { callerTo } from '../support/product.ts';
import { makeDataDir, removeDataDir, STAFF, startServer } from '../support/server-process.ts';
import { formOf, offer, STORY } from '../support/submissions.ts';

const ENV = { RATE_LIMITS: 'off' };
const GONE_WITHIN_MS = 5000;

let dataDir: string;
beforeEach(async () => {
  dataDir = await makeDataDir();
});
afterEach(() => removeDataDir(dataDir));

const json = (name: string) => JSON.parse(readFileSync(join(dataDir, `${name}.json`), 'utf8'));
const journals = () => readdirSync(dataDir).filter((name) => name.startsWith('journal-'));

const submit = async (url: string, count: number): Promise<string[]> => {
  const call = callerTo(url);
  const answers = await Promise.all(
    Array.from({ length: count }, () => call('post', '/testimonials', { form: formOf({ content: STORY }) })),
  );
  return answers.map(({ body }) => body.id);
};

it('after SIGTERM the JSON files hold every record, and the journal nothing', async () => {
  const server = await startServer(dataDir, ENV);
  const call = callerTo(server.url);
  const ids = await submit(server.url, 5);
  const { body } = await call('post', '/donationitems/simple', { json: offer });
  expect((await call('post', '/auth/login', { json: STAFF })).status).toBe(200);
  const begun = performance.now();
  await server.end('SIGTERM');
  expect(performance.now() - begun).toBeLessThan(GONE_WITHIN_MS);
  expect(
    json('testimonials')
      .records.map(({ id }: { id: string }) => id)
      .sort(),
  ).toEqual(ids.sort());
  expect(json('donations').records).toMatchObject([{ id: body.id, reference: body.reference }]);
  expect(json('people').records).toMatchObject([{ email: STAFF.email, lastLogin: expect.any(String) }]);
  expect(json('sessions').count).toBe(1);
  expect(journals().map((name) => statSync(join(dataDir, name)).size)).toEqual([0]);
});

it('a connection that sends nothing delays the stop, but not the JSON files', async () => {
  const server = await startServer(dataDir, ENV);
  const ids = await submit(server.url, 3);
  const slow = request(`${server.url}/api/testimonials/auto-review`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': 100, expect: '100-continue' },
  }).on('error', () => {});
  slow.flushHeaders();
  await once(slow, 'continue');
  const begun = performance.now();
  await server.end('SIGTERM');
  slow.destroy();
  expect(performance.now() - begun).toBeLessThan(GONE_WITHIN_MS);
  expect(json('testimonials').count).toBe(ids.length);
});

it('killed while it stops, at any moment, it has lost nothing', { timeout: 60_000 }, async () => {
  const all: string[] = [];
  for (const delay of [0, 3, 8, 15, 30]) {
    const server = await startServer(dataDir, ENV);
    all.push(...(await submit(server.url, 10)));
    const ended = server.end('SIGTERM');
    await wait(delay);
    try {
      process.kill(server.pid, 'SIGKILL');
    } catch {
      // It was quicker.
    }
    await ended;
  }
  const server = await startServer(dataDir, ENV);
  await server.end('SIGTERM');
  const stored = json('testimonials').records.map(({ id }: { id: string }) => id);
  expect(stored.sort()).toEqual(all.sort());
});
