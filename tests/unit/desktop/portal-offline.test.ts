import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  approve,
  ask,
  everythingIn,
  fakeServer,
  namesIn,
  open,
  PENDING,
  signedIn,
  signIn,
  started,
} from './fake-portal.ts';
import { ID, NOW, OTHER_ID, person, plainVault, temporaryFolder } from './support.ts';

describe('without a connection', () => {
  it('lists stay, with what was decided taken into account, and only calls that were never made fail', async () => {
    const { server, portal } = await started();
    server.isAway = true;
    const decided = await approve(portal);
    expect(await decided.json()).toMatchObject({ status: 'approved', isApproved: true });
    expect(await namesIn(await ask(portal, 'GET', PENDING))).toEqual(['Sinead']);
    const unknown = await ask(portal, 'GET', '/api/donationitems');
    expect([unknown.status, unknown.headers.get('x-offline')]).toEqual([503, '1']);
    expect(portal.state()).toMatchObject({ online: false, syncedAt: NOW.toISOString() });
  });
  it('everything is there after a restart, unreadable to others, and sent once with its key', async () => {
    const { folder, server, portal } = await started();
    server.isAway = true;
    await approve(portal);
    const [queued] = portal.state().queue;
    await portal.close();
    expect(everythingIn(folder)).not.toMatch(/Maeve|secret-token/);
    const again = await open(folder, server);
    expect(again.state()).toMatchObject({
      user: { name: 'Aoife Byrne' },
      queue: [{ title: 'Maeve', state: 'waiting' }],
    });
    expect(await namesIn(await ask(again, 'GET', PENDING))).toEqual(['Sinead']);
    server.isAway = false;
    await Promise.all([again.sync(), again.sync()]);
    const sent = server.seen.filter(({ method }) => method === 'PUT');
    expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual([queued?.key]);
    expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({ action: 'approve', from: 'pending' });
  });
  it('what waits is sent by the next start that has a connection', async () => {
    const { folder, server, portal } = await started();
    server.isAway = true;
    await approve(portal);
    await portal.close();
    server.isAway = false;
    const again = await open(folder, server);
    await expect.poll(() => again.state().queue, { timeout: 10_000 }).toEqual([]);
    expect(server.seen.filter(({ method }) => method === 'PUT')).toHaveLength(1);
  });
  it('where there is no vault, nothing but the queue is written', async () => {
    const folder = await temporaryFolder();
    const server = fakeServer();
    const portal = await open(folder, server, plainVault('memory'));
    await signIn(portal);
    await ask(portal, 'GET', PENDING);
    server.isAway = true;
    await approve(portal);
    await portal.close();
    const [home = ''] = readdirSync(folder);
    expect(readdirSync(join(folder, home))).toEqual(['queue.json']);
  });
  it('a later decision about the same item takes the place of the one that waits', async () => {
    const { server, portal } = await started();
    server.isAway = true;
    await approve(portal);
    await ask(portal, 'PUT', `/api/testimonials/${ID}/status`, { action: 'reject', adminNotes: 'Names a patient.' });
    expect(portal.state().queue).toMatchObject([{ decision: 'rejected', notes: 'Names a patient.' }]);
  });
});

describe('when the connection is back', () => {
  const settled = async (status: number, message = '') => {
    const { server, portal } = await started();
    server.isAway = true;
    await approve(portal);
    server.isAway = false;
    const problem = { code: 'conflict', message };
    server.special.set(`PUT /api/testimonials/${ID}/status`, () => Response.json(problem, { status }));
    await portal.sync();
    return portal.state().queue;
  };
  it('an overtaken decision stays with what the server says of the other', async () => {
    expect(await settled(409, 'This testimonial was already rejected by Brendan.')).toMatchObject([
      { state: 'overtaken', theirs: 'This testimonial was already rejected by Brendan.' },
    ]);
    expect(await settled(404, 'There is no such testimonial.')).toMatchObject([{ state: 'overtaken' }]);
  });
  it('a refused one says why, and a fault of the server lets it wait', async () => {
    expect(await settled(403, 'You may not.')).toMatchObject([{ state: 'refused', theirs: 'You may not.' }]);
    expect(await settled(500)).toMatchObject([{ state: 'waiting' }]);
    expect(await settled(429)).toMatchObject([{ state: 'waiting' }]);
  });
  it('another person neither sees nor sends what somebody else decided', async () => {
    const { server, portal } = await started();
    server.isAway = true;
    await approve(portal);
    await ask(portal, 'POST', '/api/auth/logout');
    server.isAway = false;
    const other = { ...signedIn('other-token'), user: { ...person, id: OTHER_ID, name: 'Brendan Walsh' } };
    server.special.set('POST /api/auth/login', () => Response.json(other));
    await signIn(portal);
    await portal.sync();
    expect(portal.state().queue).toEqual([]);
    expect(server.seen.filter(({ method }) => method === 'PUT')).toEqual([]);
  });
});
