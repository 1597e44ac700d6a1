import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runOnData } from '#api/control/owner.ts';
import { acquireLock, readLock } from '#api/store/disk/lock.ts';
import { openStore } from '#api/store/disk/open-store.ts';
import { openOwnerSocket } from '#api/store/disk/owner-socket.ts';
import { plainPasswords } from '../../support/plain-passwords.ts';
import { bundleFixture, hasNamespaces, startInNamespace } from './child-processes.ts';
import { now } from './make-records.ts';
import { memoryLog, temporaryFolder } from './records.ts';

const ENDED = 2 ** 31 - 1;

/** An owner in another container, as its lock names it, which listens; `fields` replace what it says. */
const ownerElsewhere = async (folder: string, fields: Record<string, unknown> = {}) => {
  const socket = await openOwnerSocket(folder, 'elsewhere');
  const owner = { pid: ENDED, started: 'a', token: 'elsewhere', namespace: 'pid:[1]', ownerSocket: socket?.name };
  writeFileSync(join(folder, 'lock.json'), JSON.stringify({ ...owner, ...fields }));
  return { name: socket?.name ?? '', end: () => socket?.close() };
};
const inUse = (folder: string, pid: number) =>
  `The data folder ${folder} is in use by process ${pid} in another container. Please stop that process first, or give this one another folder in DATA_DIR.`;

const ownLock = async (): Promise<string> => {
  const folder = temporaryFolder();
  const lock = await acquireLock(folder);
  const text = readFileSync(join(folder, 'lock.json'), 'utf8');
  lock.release();
  return text;
};

describe.skipIf(process.platform !== 'linux')('the lock of an owner in another container', () => {
  it('is respected while the owner listens, and acquired at once when it does not', async () => {
    const folder = temporaryFolder();
    const owner = await ownerElsewhere(folder);
    await expect(acquireLock(folder)).rejects.toThrow(inUse(folder, ENDED));
    expect(readdirSync(folder).sort()).toEqual([owner.name, 'lock.json']);
    owner.end();
    (await acquireLock(folder)).release();
    expect(readdirSync(folder)).toEqual([]);
  });
  it('is not mistaken for that of a process with the same number and start here', async () => {
    const folder = temporaryFolder();
    const { started } = JSON.parse(await ownLock());
    const owner = await ownerElsewhere(folder, { pid: process.pid, started });
    owner.end();
    expect(await readLock(folder)).toMatchObject({ isRunning: false, isElsewhere: true });
  });
  it('holds in a folder whose path is longer than that of a socket may be', async () => {
    const folder = join(temporaryFolder(), 'x'.repeat(100), '\u00fa'.repeat(100));
    mkdirSync(folder, { recursive: true });
    const owner = await ownerElsewhere(folder);
    expect(await readLock(folder)).toMatchObject({ isRunning: true });
    owner.end();
    const lock = await acquireLock(folder);
    lock.release();
    expect(readdirSync(folder)).toEqual([]);
  });
  it('is none in a copy of the folder', async () => {
    const folder = temporaryFolder();
    const copy = temporaryFolder();
    const owner = await ownerElsewhere(folder);
    cpSync(join(folder, 'lock.json'), join(copy, 'lock.json'));
    (await acquireLock(copy)).release();
    expect(await readLock(folder)).toMatchObject({ isRunning: true });
    owner.end();
  });
  it('is none without a socket: where it cannot be made, the lock says that it does not hold there', async () => {
    const folder = temporaryFolder();
    expect(await openOwnerSocket(join(folder, 'missing'), 'a')).toBeNull();
    writeFileSync(join(folder, 'lock.json'), JSON.stringify({ pid: 1, started: '', token: 'a', namespace: 'pid:[1]' }));
    expect(await readLock(folder)).toMatchObject({ isRunning: false });
  });
  it('makes a command say where to run it', async () => {
    const folder = temporaryFolder();
    const owner = await ownerElsewhere(folder, { socket: join(folder, 'not-in-this-container') });
    const passwordStrength = { adviceOn: async () => null };
    const deps = { passwords: plainPasswords(), passwordStrength, newId: () => 'a', now, log: memoryLog() };
    await expect(runOnData(folder, deps)('people.list', null)).rejects.toThrow(
      `The data folder ${folder} is in use by process ${ENDED} in another container. Please run this command there.`,
    );
    owner.end();
  });
});

const namespaces = hasNamespaces();

describe.skipIf(!namespaces)(`servers in PID namespaces${namespaces ? '' : ' (needs root and unshare)'}`, () => {
  it('respect each other, though each is process 1, and also one that is suspended', async () => {
    const folder = temporaryFolder();
    const script = await bundleFixture('starter');
    const first = startInNamespace(script, folder);
    onTestFinished(first.kill);
    await first.printed(1);
    expect(first.lines()).toEqual(['owner 1']);
    const [inside] = readFileSync(`/proc/${first.pid}/task/${first.pid}/children`, 'utf8').split(' ');
    process.kill(Number(inside), 'SIGSTOP');
    const second = startInNamespace(script, folder);
    await second.printed(1);
    expect(second.lines()).toEqual([inUse(folder, 1)]);
    await expect(openStore(folder, { log: memoryLog(), now })).rejects.toThrow(inUse(folder, 1));
    process.kill(Number(inside), 'SIGCONT');
    await first.end();
    expect(await readLock(folder)).toBeNull();
  });
  it('respect one outside of containers, which has no socket to be asked, until its lock is removed', async () => {
    const folder = temporaryFolder();
    const lock = { pid: ENDED, started: 'a', token: 'outside', namespace: 'pid:[4026531836]' };
    writeFileSync(join(folder, 'lock.json'), JSON.stringify(lock));
    const script = await bundleFixture('starter');
    const refused = startInNamespace(script, folder);
    await refused.printed(1);
    const words = inUse(folder, ENDED).replace('in another container', 'outside of this container');
    expect(refused.lines()).toEqual([`${words} If it has ended, remove lock.json from the folder.`]);
    rmSync(join(folder, 'lock.json'));
    const taken = startInNamespace(script, folder);
    await taken.printed(1);
    expect(taken.lines()).toEqual(['owner 1']);
    await taken.end();
  });
  it('let one of many replace one that was killed', async () => {
    const folder = temporaryFolder();
    const script = await bundleFixture('starter');
    const killed = startInNamespace(script, folder);
    await killed.printed(1);
    await killed.kill();
    const starters = Array.from({ length: 3 }, () => startInNamespace(script, folder));
    await Promise.all(starters.map((starter) => starter.printed(1)));
    const words = starters.flatMap((starter) => starter.lines());
    expect(words.filter((line) => line === 'owner 1')).toHaveLength(1);
    expect(words.filter((line) => line === inUse(folder, 1))).toHaveLength(2);
    await Promise.all(starters.map((starter) => starter.end()));
    expect(readdirSync(folder).filter((name) => name.includes('lock'))).toEqual([]);
  });
});
