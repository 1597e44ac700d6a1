import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createSafeStorage, type ElectronSafeStorage } from '../../../desktop/main/storage/safe-storage.ts';
import { temporaryFolder } from './desktop-data.ts';
import { fakeServer, homeIn, keep, keysOf, openClient, recordOf, signIn } from './fake-server.ts';

/** The key store of a system as documented: it refuses while it is locked, and may ask to encrypt anew. */
const keyStore = () => {
  const store = {
    isLocked: false,
    /** So many encryptions fail. */
    refusals: 0,
    /** What was decrypted before is decrypted again only after this. */
    late: null as Promise<void> | null,
    shouldReEncrypt: false,
    encrypted: 0,
    open: () => createSafeStorage(electron, false, false),
  };
  const decrypted = new Set<string>();
  const refuse = () => {
    if (store.isLocked) throw new Error('safeStorage is temporarily unavailable. Please try again.');
  };
  const electron: ElectronSafeStorage = {
    isAsyncEncryptionAvailable: async () => true,
    async encryptStringAsync(text) {
      refuse();
      if (store.refusals > 0) {
        store.refusals -= 1;
        throw new Error('safeStorage is temporarily unavailable. Please try again.');
      }
      store.encrypted += 1;
      return Buffer.from([...text].reverse().join(''));
    },
    async decryptStringAsync(encrypted) {
      refuse();
      const content = encrypted.toString('utf8');
      if (store.late && decrypted.has(content)) await store.late;
      if (store.late) decrypted.add(content);
      const { shouldReEncrypt } = store;
      return { result: [...encrypted.toString('utf8')].reverse().join(''), shouldReEncrypt };
    },
  };
  return store;
};

/** A call that waits, kept by an app that has been closed. */
const withWaitingEntry = async () => {
  const folder = await temporaryFolder();
  const server = fakeServer();
  const keys = keyStore();
  const open = async (onPutAside = (_path: string) => {}) =>
    openClient(folder, server, { safeStorage: await keys.open(), onPutAside });
  const client = await open();
  await signIn(client);
  await keep(client, 'entries', recordOf('earlier'));
  await client.close();
  const home = () => homeIn(folder);
  return { keys, reopen: open, home, files: () => readdirSync(home()).sort() };
};

describe('a key store that is locked when the app starts', () => {
  it('loses nothing: the app says so, keeps what is new, and puts it behind once it is unlocked', async () => {
    const { keys, reopen, files } = await withWaitingEntry();
    keys.isLocked = true;
    const locked = await reopen();
    expect(locked.state()).toMatchObject({ user: null, queueLocked: true });
    expect(files()).toContain('queue.bin');
    await signIn(locked);
    await keep(locked, 'entries', recordOf('newer'));
    expect([await keysOf(locked), locked.unsent()]).toEqual([['newer'], 1]);
    // A restart in which it stays locked changes nothing.
    await locked.close();
    const again = await reopen();
    await signIn(again);
    expect(await keysOf(again)).toEqual(['newer']);
    keys.isLocked = false;
    await again.sync();
    expect([await keysOf(again), again.unsent(), again.state().queueLocked]).toEqual([['earlier', 'newer'], 2, false]);
    expect(await keysOf(await reopen())).toEqual(['earlier', 'newer']);
  });

  it('is asked by one sync at a time, so that what was sent meanwhile does not come back', async () => {
    const { keys, reopen } = await withWaitingEntry();
    keys.isLocked = true;
    const locked = await reopen();
    keys.isLocked = false;
    let answer = () => {};
    keys.late = new Promise((resolve) => {
      answer = resolve;
    });
    const [first, second] = [locked.sync(), locked.sync()];
    await first;
    await locked.offlineRecords.entries.write({ put: [], remove: ['earlier'] });
    answer();
    await second;
    expect(await keysOf(locked)).toEqual([]);
  });

  it('takes what is written while it decrypts, and loses none of both', async () => {
    const { keys, reopen } = await withWaitingEntry();
    keys.isLocked = true;
    const locked = await reopen();
    keys.isLocked = false;
    const synced = locked.sync();
    await keep(locked, 'entries', recordOf('newer'));
    await synced;
    expect(await keysOf(await reopen())).toEqual(['earlier', 'newer']);
  });

  it('is given up on when the person says so, and the file is put aside', async () => {
    const { keys, reopen, files } = await withWaitingEntry();
    keys.isLocked = true;
    const locked = await reopen();
    await locked.giveUpLocked();
    expect(locked.state().queueLocked).toBe(false);
    expect(files()).toContain('queue.bin.unreadable');
  });
});

it('what is kept while the key store is locked is on disk, and what was sent before does not come back', async () => {
  const { keys, reopen } = await withWaitingEntry();
  const client = await reopen();
  keys.isLocked = true;
  await client.offlineRecords.entries.write({ put: [recordOf('newer')], remove: ['earlier'] });
  await client.close();
  keys.isLocked = false;
  expect(await keysOf(await reopen())).toEqual(['newer']);
});

it('what is kept at the same moment is on disk, also when the key store refuses only the first', async () => {
  const { keys, reopen } = await withWaitingEntry();
  const client = await reopen();
  keys.refusals = 1;
  await Promise.all(['a', 'b'].map((key) => keep(client, 'entries', recordOf(key))));
  expect(keys.refusals).toBe(0);
  expect(await keysOf(await reopen())).toEqual(['earlier', 'a', 'b']);
});

it('what is decrypted but not understood is kept aside, and nothing takes its place', async () => {
  const { reopen, files, home } = await withWaitingEntry();
  const queue = join(home(), 'queue.bin');
  writeFileSync(queue, [...'[{"from":"a later version"}]'].reverse().join(''));
  const before = readFileSync(queue, 'utf8');
  const told: string[] = [];
  expect(await keysOf(await reopen((path) => told.push(path)))).toEqual([]);
  expect(told).toEqual([`${queue}.unreadable`]);
  expect(readFileSync(`${queue}.unreadable`, 'utf8')).toBe(before);
  expect(files()).not.toContain('queue.bin');
});

it('what the key store wants to be encrypted anew is written again', async () => {
  const { keys, reopen } = await withWaitingEntry();
  const before = keys.encrypted;
  keys.shouldReEncrypt = true;
  await reopen();
  expect(keys.encrypted).toBeGreaterThan(before);
});
