import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { acquireLock, readLock } from '#api/store/disk/lock.ts';
import { openStore } from '#api/store/disk/open-store.ts';
import { bundleFixture, startFixture } from './child-processes.ts';
import { now } from './make-records.ts';
import { memoryLog, temporaryFolder } from './records.ts';

const open = (folder: string) => openStore(folder, { log: memoryLog(), now });

describe('the lock of a data folder', () => {
  it('refuses a second process with a sentence that names the first, and lets it in afterwards', async () => {
    const folder = temporaryFolder();
    const store = await open(folder);
    const script = await bundleFixture('starter');
    const second = startFixture(script, folder);
    await second.printed(1);
    expect(second.lines()[0]).toBe(
      `The data folder ${folder} is in use by process ${process.pid}. Please stop that process first, or give this one another folder in DATA_DIR.`,
    );
    await second.end();
    await store.close();
    expect(await readLock(folder)).toBeNull();
    await (await open(folder)).close();
  });
  it('is acquired from a killed process by one of many that start', async () => {
    const folder = temporaryFolder();
    const script = await bundleFixture('starter');
    const killed = startFixture(script, folder);
    await killed.printed(1);
    await killed.kill();
    expect(await readLock(folder)).toMatchObject({ isRunning: false });
    const starters = Array.from({ length: 4 }, () => startFixture(script, folder));
    await Promise.all(starters.map((starter) => starter.printed(1)));
    const words = starters.flatMap((starter) => starter.lines());
    expect(words.filter((line) => line.startsWith('owner '))).toHaveLength(1);
    expect(words.filter((line) => line.includes('is in use by process'))).toHaveLength(3);
    await Promise.all(starters.map((starter) => starter.end()));
    expect(readdirSync(folder).filter((name) => name.includes('lock'))).toEqual([]);
  });
  it('is not held by another process that was given the same number', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'lock.json'), JSON.stringify({ pid: process.pid, started: 'before', token: 'old' }));
    await acquireLock(folder);
    expect(await readLock(folder)).toMatchObject({ pid: process.pid, isRunning: true });
  });
  it('is acquired when a power cut has left it empty', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'lock.json'), '');
    (await acquireLock(folder)).release();
    expect(await readLock(folder)).toBeNull();
  });
  it('can be acquired after an interrupted attempt to replace an owner', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'lock.json'), JSON.stringify({ pid: 2 ** 31 - 1, started: 'a', token: 'first' }));
    const guard = 'lock-a7937b64b8caa58f03721bb6bacf5c78.json';
    writeFileSync(join(folder, guard), JSON.stringify({ pid: 2 ** 31 - 1, started: 'b', token: 'second' }));
    (await acquireLock(folder)).release();
    expect(readdirSync(folder)).toEqual([]);
  });
  it('tells other processes the socket of its owner', async () => {
    const folder = temporaryFolder();
    const lock = await acquireLock(folder);
    lock.describe({ socket: '/run/portal.sock' });
    expect(await readLock(folder)).toMatchObject({ pid: process.pid, isRunning: true, socket: '/run/portal.sock' });
    lock.release();
    expect(await readLock(folder)).toBeNull();
  });
  it('does not release the lock of another process', async () => {
    const folder = temporaryFolder();
    const lock = await acquireLock(folder);
    const other = JSON.stringify({ pid: 1, started: '', token: 'other' });
    writeFileSync(join(folder, 'lock.json'), other);
    lock.release();
    expect(readFileSync(join(folder, 'lock.json'), 'utf8')).toBe(other);
  });
});
