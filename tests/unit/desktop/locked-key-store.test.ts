import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createSafeStorage, type ElectronSafeStorage } from '../../../desktop/main/storage/safe-storage.ts';
import { ID, OTHER_ID, temporaryFolder } from './desktop-data.ts';
import { approve, fakeServer, openClient, PENDING, send, signIn } from './fake-server.ts';

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

/** A decision made without a connection, in the queue of an app that has been closed. */
const withWaitingDecision = async () => {
  const folder = await temporaryFolder();
  const server = fakeServer();
  const keys = keyStore();
  const client = await openClient(folder, server, await keys.open());
  await signIn(client);
  await send(client, 'GET', PENDING);
  server.isDown = true;
  await approve(client);
  await client.close();
  const reopen = async (onPutAside?: (path: string) => void) =>
    openClient(folder, server, await keys.open(), onPutAside);
  const home = () => join(folder, readdirSync(folder)[0] ?? '');
  const files = () => readdirSync(home()).sort();
  return { server, keys, reopen, home, files };
};

const sent = ({ requests }: ReturnType<typeof fakeServer>) =>
  requests.filter(({ method }) => method === 'PUT').map(({ path }) => path);

describe('a key store that is locked when the app starts', () => {
  it('loses no decision: the app says so, keeps new ones, and sends all of them once it is unlocked', async () => {
    const { server, keys, reopen, files } = await withWaitingDecision();
    keys.isLocked = true;
    const locked = await reopen();
    expect(locked.state()).toMatchObject({ user: null, queue: [], queueLocked: true });
    expect(files()).toContain('queue.bin');
    server.isDown = false;
    await signIn(locked);
    await send(locked, 'GET', PENDING);
    server.isDown = true;
    await send(locked, 'PUT', `/api/testimonials/${OTHER_ID}/status`, { action: 'approve' });
    expect(locked.state().queue).toHaveLength(1);
    keys.isLocked = false;
    await locked.sync();
    expect(locked.state()).toMatchObject({ queueLocked: false, queue: [{ state: 'waiting' }, { state: 'waiting' }] });
    server.isDown = false;
    await locked.sync();
    expect(sent(server)).toHaveLength(2);
    expect(locked.state().queue).toEqual([]);
  });

  it('still has the decision after a restart in which it was never unlocked', async () => {
    const { keys, reopen } = await withWaitingDecision();
    keys.isLocked = true;
    await (await reopen()).close();
    keys.isLocked = false;
    expect((await reopen()).state().queue).toMatchObject([{ title: 'Maeve', state: 'waiting' }]);
  });

  it('is asked by one sync at a time, so that nothing is sent a second time', async () => {
    const { server, keys, reopen } = await withWaitingDecision();
    keys.isLocked = true;
    const locked = await reopen();
    server.isDown = false;
    await signIn(locked);
    keys.isLocked = false;
    let answer = () => {};
    keys.late = new Promise((resolve) => {
      answer = resolve;
    });
    const [first, second] = [locked.sync(), locked.sync()];
    await first;
    answer();
    await second;
    expect(sent(server)).toHaveLength(1);
    expect(locked.state().queue).toEqual([]);
  });

  it('is given up on when the person says so, and the file is put aside', async () => {
    const { keys, reopen, files } = await withWaitingDecision();
    keys.isLocked = true;
    const locked = await reopen();
    await locked.giveUpLockedDecisions();
    expect(locked.state().queueLocked).toBe(false);
    expect(files()).toContain('queue.bin.unreadable');
  });
});

it('a decision made while the key store is locked is on disk, and an earlier one that was sent does not come back', async () => {
  const { server, keys, reopen } = await withWaitingDecision();
  const client = await reopen();
  keys.isLocked = true;
  server.isDown = false;
  await client.sync();
  expect(client.state().queue).toEqual([]);
  server.isDown = true;
  await send(client, 'PUT', `/api/testimonials/${OTHER_ID}/status`, { action: 'approve' });
  await client.close();
  keys.isLocked = false;
  expect((await reopen()).state().queue).toMatchObject([{ id: OTHER_ID }]);
});

it('decisions made at the same moment are on disk, also when the key store refuses only the first', async () => {
  const { server, keys, reopen } = await withWaitingDecision();
  const client = await reopen();
  server.isDown = false;
  await client.sync();
  await send(client, 'GET', PENDING);
  server.isDown = true;
  keys.refusals = 1;
  await Promise.all(
    [ID, OTHER_ID].map((id) => send(client, 'PUT', `/api/testimonials/${id}/status`, { action: 'approve' })),
  );
  expect(keys.refusals).toBe(0);
  expect((await reopen()).state().queue.map(({ id }) => id)).toEqual([ID, OTHER_ID]);
});

it('what is decrypted but not understood is kept aside, and nothing takes its place', async () => {
  const { reopen, files, home } = await withWaitingDecision();
  const queue = join(home(), 'queue.bin');
  writeFileSync(queue, [...'[{"from":"a later version"}]'].reverse().join(''));
  const before = readFileSync(queue, 'utf8');
  const told: string[] = [];
  expect((await reopen((path) => told.push(path))).state().queue).toEqual([]);
  expect(told).toEqual([`${queue}.unreadable`]);
  expect(readFileSync(`${queue}.unreadable`, 'utf8')).toBe(before);
  expect(files()).not.toContain('queue.bin');
});

it('what the key store wants to be encrypted anew is written again', async () => {
  const { keys, reopen } = await withWaitingDecision();
  const before = keys.encrypted;
  keys.shouldReEncrypt = true;
  await reopen();
  expect(keys.encrypted).toBeGreaterThan(before);
});
