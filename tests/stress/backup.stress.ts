import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { callerTo } from '../support/product.ts';
import { makeDataDir, removeDataDir, startServer } from '../support/server-process.ts';
import { expectAllAcknowledged, offersOf, signIn } from './support/acknowledged-offers.ts';
import { startWriters } from './support/writers.ts';

const ENV = { RATE_LIMITS: 'off' };
const WITHIN_MS = 60_000;

/** Runs `npm run backup` or `npm run restore` as built. */
const command = (name: 'backup' | 'restore', dataDir: string, file: string) =>
  new Promise<string>((done, failed) => {
    const script = resolve(import.meta.dirname, `../../dist/server/${name}-command.js`);
    const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
    execFile(process.execPath, [script, file], { env }, (error, out, err) =>
      error ? failed(new Error(out + err)) : done(out),
    );
  });

const hashOf = (offers: ReadonlyMap<string, string>) =>
  createHash('sha256')
    .update(JSON.stringify([...offers].sort()))
    .digest('hex');

let folders: string[];
beforeEach(async () => {
  folders = await Promise.all([makeDataDir(), makeDataDir(), makeDataDir()]);
});
afterEach(() => Promise.all(folders.map(removeDataDir)));

/** What a server has that runs on a folder. */
const contentsOf = async (dataDir: string) => {
  const server = await startServer(dataDir, ENV);
  try {
    return await offersOf(server.url, await signIn(server.url));
  } finally {
    await server.end();
  }
};

it('a backup while 32 writers write holds what was acknowledged before it, and comes back with equal hashes', async () => {
  const [live = '', first = '', second = ''] = folders;
  const server = await startServer(live, ENV);
  const writers = startWriters(server.url, 32);
  await writers.acknowledged(300);
  const before = [...writers.sent];
  const begun = performance.now();
  await command('backup', live, join(live, 'one.tar'));
  const duringTo = performance.now();
  await writers.acknowledged(writers.sent.length + 100);
  const all = await writers.stop();
  await server.end();

  await command('restore', first, join(live, 'one.tar'));
  expect(performance.now() - begun).toBeLessThan(WITHIN_MS);
  const back = await contentsOf(first);
  expectAllAcknowledged(before, back);
  expectAllAcknowledged(all, await contentsOf(live));
  const known = new Map(all.map(({ mark, id, begun: at }) => [mark, { id, at }]));
  for (const [mark, id] of back) {
    expect(known.get(mark)?.id).toBe(id);
    expect(known.get(mark)?.at).toBeLessThan(duringTo);
  }

  await command('backup', first, join(live, 'two.tar'));
  await command('restore', second, join(live, 'two.tar'));
  expect(hashOf(await contentsOf(second))).toBe(hashOf(back));
});

it('what is erased after a backup stays erased when the backup is brought back', async () => {
  const [live = '', elsewhere = ''] = folders;
  const file = join(elsewhere, 'one.tar');
  const server = await startServer(live, ENV);
  const writers = startWriters(server.url, 8);
  await writers.acknowledged(50);
  const [erased, ...others] = await writers.stop();
  await command('backup', live, file);
  const as = await signIn(server.url);
  expect((await callerTo(server.url)('delete', `/donationitems/${erased?.id}`, { as })).status).toBe(204);
  await server.end();
  await command('restore', live, file);
  const back = await contentsOf(live);
  expect(back.has(erased?.mark ?? '')).toBe(false);
  expectAllAcknowledged(others, back);
});
