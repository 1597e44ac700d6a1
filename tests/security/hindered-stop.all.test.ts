import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { limitMs } from '../../scripts/test-limits.mjs';
import { startServer } from '../support/server-process.ts';
import { dataDirOfEachTest, STOPPED_WITHIN_MS, storedIn, submitTestimonials } from '../support/stopping.ts';

const ENV = { RATE_LIMITS: 'off' };

const dataDir = dataDirOfEachTest();
const json = (name: string) => storedIn(dataDir(), name);

it('a connection that sends nothing delays the stop, but not the JSON files', async () => {
  const server = await startServer(dataDir(), ENV);
  const ids = await submitTestimonials(server.url, 3);
  const slow = request(`${server.url}/api/testimonials/auto-review`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': 100, expect: '100-continue' },
  }).on('error', () => {});
  slow.flushHeaders();
  await once(slow, 'continue');
  const begun = performance.now();
  await server.end('SIGTERM');
  slow.destroy();
  expect(performance.now() - begun).toBeLessThan(STOPPED_WITHIN_MS);
  expect(json('testimonials').count).toBe(ids.length);
});

it('killed while it stops, at any moment, it has lost nothing', { timeout: limitMs(60_000) }, async () => {
  const all: string[] = [];
  for (const delay of [0, 3, 8, 15, 30]) {
    const server = await startServer(dataDir(), ENV);
    all.push(...(await submitTestimonials(server.url, 10)));
    const ended = server.end('SIGTERM');
    await wait(delay);
    try {
      process.kill(server.pid, 'SIGKILL');
    } catch {
      // It was quicker.
    }
    await ended;
  }
  const server = await startServer(dataDir(), ENV);
  await server.end('SIGTERM');
  const stored = json('testimonials').records.map(({ id }: { id: string }) => id);
  expect(stored.sort()).toEqual(all.sort());
});
