import { mkdirSync, mkdtempSync, readdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { sweepDemoFolders } from '#api/demo/sweep-folders.ts';
import { acquireLock } from '#api/store/disk/lock.ts';

const ENDED = 2 ** 31 - 1;
const HOUR_MS = 3_600_000;

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'portal-sweep-'));
});

const demo = (name: string, lock?: Record<string, unknown>) => {
  const folder = join(parent, `charity-portal-demo-${name}`);
  mkdirSync(join(folder, 'uploads'), { recursive: true });
  writeFileSync(join(folder, 'uploads', 'picture.webp'), 'x');
  if (lock) writeFileSync(join(folder, 'lock.json'), JSON.stringify({ started: 'once', token: 'a', ...lock }));
  return folder;
};
const sweep = (later = 0) => sweepDemoFolders(parent, Date.now() + later);
const left = () => readdirSync(parent).sort();

it('the folder and the socket of a demo that was killed are removed', async () => {
  const socket = join(parent, 'portal-aB3dE6', 'control');
  mkdirSync(join(parent, 'portal-aB3dE6'));
  writeFileSync(socket, '');
  demo('killed', { pid: ENDED, socket });
  await sweep();
  expect(left()).toEqual([]);
});

it('the folder of a demo that runs stays, however old it is', async () => {
  const folder = demo('runs');
  const lock = await acquireLock(folder);
  utimesSync(folder, 0, 0);
  await sweep(HOUR_MS);
  expect(left()).toEqual(['charity-portal-demo-runs']);
  lock.release();
});

it('the folder of a demo in another container stays, as its socket answers', async () => {
  const socket = join(parent, 'control');
  const server = createServer().listen(socket);
  demo('contained', { pid: ENDED, socket });
  await sweep();
  expect(left()).toContain('charity-portal-demo-contained');
  await new Promise((closed) => server.close(closed));
});

it('a folder without a lock stays while its demo may just be starting', async () => {
  demo('starting');
  await sweep();
  expect(left()).toHaveLength(1);
  await sweep(HOUR_MS);
  expect(left()).toEqual([]);
});

it('nothing else is touched: other folders, files, links, and sockets elsewhere', async () => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'portal-sweep-'));
  writeFileSync(join(elsewhere, 'control'), 'x');
  mkdirSync(join(parent, 'portal-data-1'));
  writeFileSync(join(parent, 'charity-portal-demo-file'), 'x');
  symlinkSync(elsewhere, join(parent, 'charity-portal-demo-link'));
  demo('killed', { pid: ENDED, socket: join(elsewhere, 'control') });
  await sweep(HOUR_MS);
  expect(left()).toEqual(['charity-portal-demo-file', 'charity-portal-demo-link', 'portal-data-1']);
  expect(readdirSync(elsewhere)).toEqual(['control']);
});

it('two sweeps at once do not disturb each other', async () => {
  for (let number = 0; number < 20; number += 1) demo(String(number), { pid: ENDED });
  await Promise.all([sweep(), sweep(), sweep()]);
  expect(left()).toEqual([]);
});
