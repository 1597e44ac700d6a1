import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openStore } from '#api/store/disk/open-store.ts';
import { makeDataDir, removeDataDir, startServer } from '../support/server-process.ts';
import { STOPPED_WITHIN_MS } from '../support/stopping.ts';
import { STORY } from '../support/submissions.ts';
import { testimonial } from '../unit/store/make-records.ts';
import { expectAllAcknowledged, offersOf, signIn } from './support/acknowledged-offers.ts';
import { sizes } from './support/sizes.ts';
import { type Sent, startWriters } from './support/writers.ts';

const ENV = { RATE_LIMITS: 'off' };

/** Readers on connections that are kept open, beside the writers. */
const startReaders = (url: string, readers: number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: readers });
  const sent: Sent[] = [];
  const get = (): Promise<Sent> =>
    new Promise((done) => {
      const begun = performance.now();
      const over = (status: number | null, message = '') =>
        done({ mark: 'read', id: null, status, message, begun, ended: performance.now() });
      const asking = request(`${url}/api/testimonials/approved`, { agent }, (answer) => {
        answer.resume().on('end', () => over(answer.statusCode ?? 0));
        answer.on('error', (error) => over(null, error.message));
      });
      asking.on('error', (error) => over(null, error.message)).end();
    });
  const reader = async () => {
    for (;;) {
      const one = await get();
      sent.push(one);
      if (one.status === null) return;
    }
  };
  const over = Promise.all(Array.from({ length: readers }, reader)).finally(() => agent.destroy());
  return { sent, over };
};

const RECORDS = 100_000;

it(`a stop with ${RECORDS} records is over within 5 s, and the JSON files hold them all`, async () => {
  const dataDir = await makeDataDir();
  const silent = { info: () => {}, warn: () => {}, error: () => {} };
  const store = await openStore(dataDir, { log: silent, now: () => new Date() });
  for (let first = 0; first < RECORDS; first += 1000) {
    await store.change((draft) => {
      for (let number = first; number < first + 1000; number += 1) draft.testimonials.put(testimonial(number));
    });
  }
  await store.close();
  const server = await startServer(dataDir, ENV);
  const form = new FormData();
  form.append('content', STORY);
  const answer = await fetch(`${server.url}/api/testimonials`, { method: 'POST', body: form });
  expect(answer.status).toBe(201);
  const asked = performance.now();
  await server.end('SIGTERM');
  expect(performance.now() - asked).toBeLessThan(STOPPED_WITHIN_MS);
  const { count } = JSON.parse(readFileSync(join(dataDir, 'testimonials.json'), 'utf8'));
  expect(count).toBe(RECORDS + 1);
  await removeDataDir(dataDir);
});

it(`a stop under load, ${sizes.stops} times, drops no request that was sent before it, and is over within 5 s`, async () => {
  const dataDir = await makeDataDir();
  const all: Sent[] = [];
  for (let round = 0; round < sizes.stops; round += 1) {
    const server = await startServer(dataDir, ENV);
    const writers = startWriters(server.url, 16);
    const readers = startReaders(server.url, 16);
    const lazy = connect(Number(new URL(server.url).port), '127.0.0.1');
    await once(lazy, 'connect');
    await writers.acknowledged(100 + round * 13);
    const asked = performance.now();
    await server.end('SIGTERM');
    const took = performance.now() - asked;
    const sent = await writers.stop();
    await readers.over;
    lazy.destroy();
    all.push(...sent);
    const dropped = [...sent, ...readers.sent].filter(({ status, begun }) => status === null && begun < asked);
    expect(dropped, `round ${round}: sent before the stop, but not answered`).toEqual([]);
    expect(took, 'milliseconds until it was gone').toBeLessThan(STOPPED_WITHIN_MS);
    const odd = [...sent, ...readers.sent].filter(({ status }) => status !== null && status >= 400);
    expect(odd, 'answered with an error').toEqual([]);
  }
  const server = await startServer(dataDir, ENV);
  expectAllAcknowledged(all, await offersOf(server.url, await signIn(server.url)));
  await server.end();
  await removeDataDir(dataDir);
});
