import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeDataDir, removeDataDir, type ServerProcess, startServer } from '../support/server-process.ts';
import { checkKept, offersOf, signIn } from './support/kept.ts';
import { sizes } from './support/sizes.ts';
import { type Sent, startWriters } from './support/writers.ts';

const ENV = { RATE_LIMITS: 'off' };
const START_WITHIN_MS = 2000;

let dataDir: string;
let server: ServerProcess;
beforeEach(async () => {
  dataDir = await makeDataDir();
  server = await startServer(dataDir, ENV);
});
afterEach(async () => {
  await server.end('SIGKILL');
  await removeDataDir(dataDir);
});

it(`kill -9 under load, ${sizes.kills} times, loses nothing that was acknowledged, and the next start is quick`, async () => {
  const as = await signIn(server.url);
  const all: Sent[] = [];
  const starts: number[] = [];
  for (let round = 0; round < sizes.kills; round += 1) {
    const writers = startWriters(server.url, 16);
    await writers.acknowledged(1 + ((round * 37) % 200));
    await wait((round * 7) % 23);
    await server.end('SIGKILL');
    const sent = await writers.stop();
    all.push(...sent);
    const begun = performance.now();
    server = await startServer(dataDir, ENV);
    starts.push(performance.now() - begun);
    checkKept(sent, await offersOf(server.url, as, sent.length));
  }
  checkKept(all, await offersOf(server.url, as));
  expect(all.filter(({ status }) => status === 201).length).toBeGreaterThan(sizes.kills);
  expect(Math.max(...starts)).toBeLessThan(START_WITHIN_MS);
});
