import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fakeSafeStorage, ID, NOW, OTHER_ID, person, temporaryFolder } from './desktop-data.ts';
import {
  fakeServer,
  homeIn,
  keep,
  keysOf,
  openClient,
  openSignedIn,
  readAllFiles,
  recordOf,
  send,
  signedIn,
  signIn,
} from './fake-server.ts';

/** What an app writes that encrypts as the fake does. */
const encrypted = (value: unknown) => [...JSON.stringify(value)].reverse().join('');

/** A decision as version 1 of the app kept it in its queue. */
const oldDecision = {
  ...{ key: '1b671a64-40d5-491e-99b0-da01ff1f3341', kind: 'testimonial', id: ID, title: 'Maeve', decision: 'approved' },
  ...{ notes: '', at: NOW.toISOString(), state: 'waiting', theirs: null, personId: person.id, method: 'PUT' },
  ...{ path: `/api/testimonials/${ID}/status`, body: '{"action":"approve"}', from: 'pending' },
};

describe('calls that wait', () => {
  it('survive a restart in their order, encrypted, and one that is written again keeps its place', async () => {
    const { folder, server, client } = await openSignedIn();
    const [a, b, c] = [recordOf('a', { title: 'Maeve' }), recordOf('b'), recordOf('c', { bytes: 'AAEC' })];
    await keep(client, 'entries', a, b);
    await keep(client, 'entries', c);
    const settled = { ...b, state: 'overtaken' };
    await client.offlineRecords.entries.write({ put: [settled], remove: ['a', 'unknown'] });
    await keep(client, 'entries', a);
    await client.close();
    expect(readAllFiles(folder)).not.toMatch(/Maeve|secret-token/);
    const again = await openClient(folder, server);
    expect(await again.offlineRecords.entries.read()).toEqual([settled, c, a]);
  });

  it('are counted for their own person alone, and stay when that one signs out', async () => {
    const { server, client } = await openSignedIn();
    await keep(client, 'entries', recordOf('a'), recordOf('b'), recordOf('c', { personId: OTHER_ID }));
    expect(client.unsent()).toBe(2);
    await send(client, 'POST', '/api/auth/logout');
    expect(client.unsent()).toBe(0);
    const other = { ...signedIn('other-token'), user: { ...person, id: OTHER_ID, name: 'Brendan Walsh' } };
    server.overrides.set('POST /api/auth/login', () => Response.json(other));
    await signIn(client);
    expect(client.unsent()).toBe(1);
    expect(await keysOf(client)).toEqual(['a', 'b', 'c']);
  });

  it('of an earlier version of the app are handed on as they are', async () => {
    const { folder, server, client } = await openSignedIn();
    await client.close();
    writeFileSync(join(homeIn(folder), 'queue.bin'), encrypted([oldDecision]));
    expect(await (await openClient(folder, server)).offlineRecords.entries.read()).toEqual([oldDecision]);
  });

  it('are all that is written without a key store', async () => {
    const { folder, client } = await openSignedIn({ safeStorage: fakeSafeStorage('memory') });
    await keep(client, 'answers', recordOf('/testimonials'));
    await keep(client, 'entries', recordOf('a'));
    await client.close();
    expect(readdirSync(homeIn(folder))).toEqual(['queue.json']);
  });

  it('one that the disk does not take fails, and leaves those before it here and there', async () => {
    const { folder, server, client } = await openSignedIn();
    await keep(client, 'entries', recordOf('a'));
    const inTheWay = join(homeIn(folder), 'queue.bin.new');
    mkdirSync(inTheWay);
    const change = { put: [recordOf('b')], remove: ['a'] };
    await expect(client.offlineRecords.entries.write(change)).rejects.toThrow('EISDIR');
    expect([await keysOf(client), client.unsent()]).toEqual([['a'], 1]);
    expect(await keysOf(await openClient(folder, server))).toEqual(['a']);
    rmSync(inTheWay, { recursive: true });
    await client.offlineRecords.entries.write(change);
    expect(await keysOf(await openClient(folder, server))).toEqual(['b']);
  });

  it('are as before where the app was killed before a new file took the place of the old one', async () => {
    const { folder, server, client } = await openSignedIn();
    await keep(client, 'entries', recordOf('a'));
    writeFileSync(join(homeIn(folder), 'queue.bin.new'), encrypted([recordOf('a'), recordOf('b')]).slice(7));
    const again = await openClient(folder, server);
    expect(await keysOf(again)).toEqual(['a']);
    await keep(again, 'entries', recordOf('c'));
    expect(await keysOf(await openClient(folder, server))).toEqual(['a', 'c']);
  });

  it('hold up the end of the app until every one is written', async () => {
    const [folder, server, safeStorage] = [await temporaryFolder(), fakeServer(), fakeSafeStorage()];
    const { encrypt } = safeStorage;
    const client = await openClient(folder, server, { safeStorage });
    await signIn(client);
    await client.save();
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    safeStorage.encrypt = async (text) => {
      await answered;
      await new Promise(setImmediate);
      return encrypt(text);
    };
    void keep(client, 'entries', recordOf('a'));
    void keep(client, 'entries', recordOf('b'));
    const closed = client.close();
    answer();
    await closed;
    expect(await keysOf(await openClient(folder, server))).toEqual(['a', 'b']);
  });
});

describe('what was read', () => {
  const AT = '2026-11-20T09:15:00.000Z';

  /** An app whose timers are run by the test. */
  const withTimers = async () => {
    const timers = new Map<() => void, number>();
    const setTimer = (ms: number, work: () => void) => {
      timers.set(work, ms);
      return () => void timers.delete(work);
    };
    const opened = await openSignedIn({ setTimer });
    await opened.client.save();
    return { ...opened, timers, files: () => readdirSync(homeIn(opened.folder)).sort() };
  };

  it('is written once, a little later, is encrypted, and says after a restart how old it is', async () => {
    const { folder, server, client, timers, files } = await withTimers();
    await keep(client, 'answers', recordOf('/runs', { at: AT }), recordOf('/testimonials', { at: AT, text: 'Maeve' }));
    await keep(client, 'answers', recordOf('/runs', { at: NOW.toISOString() }));
    expect(files()).toEqual(['session.bin']);
    expect([...timers.values()]).toEqual([400]);
    for (const work of timers.keys()) work();
    await client.save();
    expect(files()).toEqual(['saved.bin', 'session.bin']);
    expect(readAllFiles(folder)).not.toContain('Maeve');
    server.isDown = true;
    const again = await openClient(folder, server);
    expect(await keysOf(again, 'answers')).toEqual(['/testimonials', '/runs']);
    expect(again.state().syncedAt).toBe(NOW.toISOString());
  });

  it('is 20 MB at most, the oldest goes first', async () => {
    const { client } = await openSignedIn();
    const text = 'x'.repeat(6 * 1024 * 1024);
    for (const key of ['a', 'b', 'c', 'a', 'd']) await keep(client, 'answers', recordOf(key, { text }));
    expect(await keysOf(client, 'answers')).toEqual(['c', 'a', 'd']);
    await keep(client, 'answers', recordOf('e', { text: text.repeat(4) }));
    expect(await keysOf(client, 'answers')).toEqual([]);
  });

  it('goes at once when somebody signs out, and stays when their session ends', async () => {
    const { server, client, files } = await withTimers();
    await keep(client, 'answers', recordOf('/runs'));
    await client.save();
    server.overrides.set('GET /api/settings', () => new Response('{}', { status: 401 }));
    await send(client, 'GET', '/api/settings');
    expect(client.state().user).toBeNull();
    expect(files()).toEqual(['saved.bin']);
    await signIn(client);
    expect(await keysOf(client, 'answers')).toEqual(['/runs']);
    await send(client, 'POST', '/api/auth/logout');
    expect(await keysOf(client, 'answers')).toEqual([]);
    expect(files()).toEqual([]);
  });

  it('by an earlier version of the app is loaded anew, and is nothing to tell of', async () => {
    const { folder, server, client } = await openSignedIn();
    await client.close();
    const answers = [{ path: '/api/testimonials', body: '{}', at: AT }];
    writeFileSync(join(homeIn(folder), 'saved.bin'), encrypted({ personId: person.id, answers }));
    const told: string[] = [];
    const again = await openClient(folder, server, { onPutAside: (path) => told.push(path) });
    expect([await keysOf(again, 'answers'), told]).toEqual([[], []]);
  });
});
