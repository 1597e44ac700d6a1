import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { limitMs } from '../../../scripts/test-limits.mjs';
import { fakeSafeStorage, ID, NOW, OTHER_ID, person, temporaryFolder } from './desktop-data.ts';
import {
  approve,
  fakeServer,
  namesIn,
  openClient,
  openSignedIn,
  PENDING,
  readAllFiles,
  send,
  signedIn,
  signIn,
} from './fake-server.ts';

describe('without a connection', () => {
  it('lists are shown with the waiting decisions applied, and only requests that were never made before fail', async () => {
    const { server, client } = await openSignedIn();
    server.isDown = true;
    const decided = await approve(client);
    expect(await decided.json()).toMatchObject({ status: 'approved', isApproved: true });
    expect(await namesIn(await send(client, 'GET', PENDING))).toEqual(['Sinead']);
    const unknown = await send(client, 'GET', '/api/donationitems');
    expect([unknown.status, unknown.headers.get('x-offline')]).toEqual([503, '1']);
    expect(client.state()).toMatchObject({ online: false, syncedAt: NOW.toISOString() });
  });
  it('the queue survives a restart, is encrypted, and is sent once with its key', async () => {
    const { folder, server, client } = await openSignedIn();
    server.isDown = true;
    await approve(client);
    const [queued] = client.state().queue;
    await client.close();
    expect(readAllFiles(folder)).not.toMatch(/Maeve|secret-token/);
    const again = await openClient(folder, server);
    expect(again.state()).toMatchObject({
      user: { name: 'Aoife Byrne' },
      queue: [{ title: 'Maeve', state: 'waiting' }],
    });
    expect(await namesIn(await send(again, 'GET', PENDING))).toEqual(['Sinead']);
    server.isDown = false;
    await Promise.all([again.sync(), again.sync()]);
    const sent = server.requests.filter(({ method }) => method === 'PUT');
    expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual([queued?.key]);
    expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({ action: 'approve', from: 'pending' });
  });
  it('a waiting decision is sent by the next start that has a connection', async () => {
    const { folder, server, client } = await openSignedIn();
    server.isDown = true;
    await approve(client);
    await client.close();
    server.isDown = false;
    const again = await openClient(folder, server);
    await expect.poll(() => again.state().queue, { timeout: limitMs(10_000) }).toEqual([]);
    expect(server.requests.filter(({ method }) => method === 'PUT')).toHaveLength(1);
  });
  it('without a key store nothing but the queue is written', async () => {
    const folder = await temporaryFolder();
    const server = fakeServer();
    const client = await openClient(folder, server, fakeSafeStorage('memory'));
    await signIn(client);
    await send(client, 'GET', PENDING);
    server.isDown = true;
    await approve(client);
    await client.close();
    const [home = ''] = readdirSync(folder);
    expect(readdirSync(join(folder, home))).toEqual(['queue.json']);
  });
  it('a decision that cannot be written fails, is not sent later, and leaves the one before it', async () => {
    const [server, safeStorage] = [fakeServer(), fakeSafeStorage()];
    const { encrypt } = safeStorage;
    const client = await openClient(await temporaryFolder(), server, safeStorage);
    await signIn(client);
    await send(client, 'GET', PENDING);
    server.isDown = true;
    await approve(client);
    safeStorage.encrypt = () => Promise.reject(new Error('The disk is full.'));
    const reject = send(client, 'PUT', `/api/testimonials/${ID}/status`, { action: 'reject', adminNotes: 'No.' });
    await expect(reject).rejects.toThrow('The disk is full.');
    safeStorage.encrypt = encrypt;
    expect(client.state().queue).toMatchObject([{ decision: 'approved' }]);
  });
  it('the end of the app waits for every decision that is being written', async () => {
    const [folder, server, safeStorage] = [await temporaryFolder(), fakeServer(), fakeSafeStorage()];
    const { encrypt } = safeStorage;
    const client = await openClient(folder, server, safeStorage);
    await signIn(client);
    await send(client, 'GET', PENDING);
    await client.save();
    server.isDown = true;
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    safeStorage.encrypt = async (text) => {
      await answered;
      await new Promise(setImmediate);
      return encrypt(text);
    };
    for (const [index, id] of [ID, OTHER_ID].entries()) {
      void send(client, 'PUT', `/api/testimonials/${id}/status`, { action: 'approve' });
      await expect.poll(() => client.state().queue).toHaveLength(index + 1);
    }
    const closed = client.close();
    answer();
    await closed;
    expect((await openClient(folder, server)).state().queue).toHaveLength(2);
  });
  it('a later decision about the same item replaces the one that waits', async () => {
    const { server, client } = await openSignedIn();
    server.isDown = true;
    await approve(client);
    await send(client, 'PUT', `/api/testimonials/${ID}/status`, { action: 'reject', adminNotes: 'Names a patient.' });
    expect(client.state().queue).toMatchObject([{ decision: 'rejected', notes: 'Names a patient.' }]);
  });
});

describe('when the connection is back', () => {
  const queueAfter = async (status: number, message = '') => {
    const { server, client } = await openSignedIn();
    server.isDown = true;
    await approve(client);
    server.isDown = false;
    const problem = { code: 'conflict', message };
    server.overrides.set(`PUT /api/testimonials/${ID}/status`, () => Response.json(problem, { status }));
    await client.sync();
    return client.state().queue;
  };
  it('an overtaken decision stays in the queue with the server’s message', async () => {
    expect(await queueAfter(409, 'This testimonial was already rejected by Brendan.')).toMatchObject([
      { state: 'overtaken', theirs: 'This testimonial was already rejected by Brendan.' },
    ]);
    expect(await queueAfter(404, 'There is no such testimonial.')).toMatchObject([{ state: 'overtaken' }]);
  });
  it('a refused one keeps the reason, and after a server error it waits', async () => {
    expect(await queueAfter(403, 'You may not.')).toMatchObject([{ state: 'refused', theirs: 'You may not.' }]);
    expect(await queueAfter(500)).toMatchObject([{ state: 'waiting' }]);
    for (const status of [408, 429]) expect(await queueAfter(status)).toMatchObject([{ state: 'waiting' }]);
  });
  it.each([
    ['is removed when it stands on the server as this person’s own', person.id, []],
    ['is overtaken when a namesake decided the same', OTHER_ID, [{ title: 'D-1', state: 'overtaken' }]],
  ])('a decision on a donation %s', async (_name, reviewedById, left) => {
    const { server, client } = await openSignedIn();
    const donation = { id: ID, reference: 'D-1', status: 'pending', adminNotes: null, reviewedById: null };
    const list = '/api/donationitems/status/pending?page=1&pageSize=10';
    server.overrides.set(`GET ${list}`, () => Response.json({ items: [donation], total: 1 }));
    await send(client, 'GET', list);
    server.isDown = true;
    await send(client, 'PATCH', `/api/donationitems/${ID}/review`, { status: 'approved' });
    expect(client.state().queue).toMatchObject([{ title: 'D-1', state: 'waiting' }]);
    server.isDown = false;
    const problem = { code: 'conflict', message: 'This donation was approved.' };
    server.overrides.set(`PATCH /api/donationitems/${ID}/review`, () => Response.json(problem, { status: 409 }));
    const decided = { ...donation, status: 'approved', reviewedBy: person.name, reviewedById };
    server.overrides.set(`GET /api/donationitems/${ID}`, () => Response.json(decided));
    await client.sync();
    expect(client.state().queue).toMatchObject(left);
  });
  it('what was cached is forgotten when the server says that the role does not allow it any more', async () => {
    const { server, client } = await openSignedIn();
    await send(client, 'GET', PENDING);
    const problem = { code: 'forbidden', message: 'Your role does not allow this.' };
    server.overrides.set(`GET ${PENDING}`, () => Response.json(problem, { status: 403 }));
    expect((await send(client, 'GET', PENDING)).status).toBe(403);
    server.isDown = true;
    expect((await send(client, 'GET', PENDING)).status).toBe(503);
  });
  it('another person neither sees nor sends a colleague’s decisions', async () => {
    const { server, client } = await openSignedIn();
    server.isDown = true;
    await approve(client);
    await send(client, 'POST', '/api/auth/logout');
    server.isDown = false;
    const other = { ...signedIn('other-token'), user: { ...person, id: OTHER_ID, name: 'Brendan Walsh' } };
    server.overrides.set('POST /api/auth/login', () => Response.json(other));
    await signIn(client);
    await client.sync();
    expect(client.state().queue).toEqual([]);
    expect(server.requests.filter(({ method }) => method === 'PUT')).toEqual([]);
  });
});
