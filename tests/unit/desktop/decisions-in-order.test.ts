import { describe, expect, it } from 'vitest';
import type { QueuedDecision } from '../../../desktop/bridge/shell-state.ts';
import { heldBack } from '../../support/held-back.ts';
import { fakeSafeStorage, ID, person, temporaryFolder } from './desktop-data.ts';
import { fakeServer, openClient, send, signIn } from './fake-server.ts';

const REVIEW = `/api/donationitems/${ID}/review`;
const LIST = '/api/donationitems?page=1&pageSize=10';

/** An app that has loaded the list of a server with one pending offer, which takes decisions as the real one does. */
const atTheDesk = async () => {
  const server = fakeServer();
  const safeStorage = fakeSafeStorage();
  const donation = {
    id: ID,
    reference: 'D-1',
    status: 'pending',
    adminNotes: null,
    reviewedById: null as string | null,
  };
  const taken: string[] = [];
  server.overrides.set(`GET ${LIST}`, () => Response.json({ items: [donation], total: 1 }));
  server.overrides.set(`GET /api/donationitems/${ID}`, () => Response.json(donation));
  server.overrides.set(`PATCH ${REVIEW}`, (_path, { body }) => {
    const { status, from } = JSON.parse(String(body));
    const message = `This donation was ${donation.status}.`;
    if (from !== donation.status) return Response.json({ code: 'conflict', message }, { status: 409 });
    taken.push(status);
    return Response.json(Object.assign(donation, { status, reviewedById: person.id }));
  });
  const folder = await temporaryFolder();
  const client = await openClient(folder, server, safeStorage);
  await signIn(client);
  await send(client, 'GET', LIST);
  const decide = async (status: string, from: string, more: object = {}) =>
    (await send(client, 'PATCH', REVIEW, { status, from, ...more })).json();
  const statusShown = async () => (await (await send(client, 'GET', LIST)).json()).items[0].status;
  const queue = (): QueuedDecision[] => client.state().queue;
  const connect = async () => {
    server.isDown = false;
    await client.sync();
    return taken;
  };
  return { server, safeStorage, client, folder, donation, taken, decide, statusShown, queue, connect };
};

const cutOff = async () => {
  const desk = await atTheDesk();
  desk.server.isDown = true;
  await desk.decide('approved', 'pending');
  return desk;
};

const NO_ROOM = { adminNotes: 'No room' };

describe('two decisions about a record without a connection', () => {
  it.each(['collected', 'rejected', 'pending'])(
    'are both sent, the second one (%s) after the first',
    async (second) => {
      const { decide, statusShown, queue, connect } = await cutOff();
      expect(await decide(second, 'approved', NO_ROOM)).toMatchObject({ status: second });
      expect([await statusShown(), queue().length]).toEqual([second, 2]);
      expect(await connect()).toEqual(['approved', second]);
      expect([await statusShown(), queue()]).toEqual([second, []]);
    },
  );

  it('are both sent after a restart', async () => {
    const { server, client, folder, decide, taken } = await cutOff();
    await decide('collected', 'approved');
    await client.close();
    const again = await openClient(folder, server);
    server.isDown = false;
    await again.sync();
    expect([taken, again.state().queue]).toEqual([['approved', 'collected'], []]);
  });

  it('are one where the second was made about the same status', async () => {
    const { decide, queue, connect } = await cutOff();
    await decide('collected', 'approved');
    await decide('rejected', 'pending', NO_ROOM);
    expect(queue()).toMatchObject([{ decision: 'rejected' }]);
    expect(await connect()).toEqual(['rejected']);
  });

  it('both come back where a colleague was faster, and say what stands', async () => {
    const { donation, decide, queue, connect } = await cutOff();
    await decide('collected', 'approved');
    donation.status = 'rejected';
    expect(await connect()).toEqual([]);
    const theirs = { state: 'overtaken', theirs: 'This donation was rejected.' };
    expect(queue()).toMatchObject([
      { decision: 'approved', ...theirs },
      { decision: 'collected', ...theirs },
    ]);
  });

  it('keep their order where a third one cannot be written', async () => {
    const { safeStorage, decide, queue } = await cutOff();
    await decide('collected', 'approved');
    const { encrypt } = safeStorage;
    safeStorage.encrypt = () => Promise.reject(new Error('The disk is full.'));
    await expect(decide('rejected', 'approved', NO_ROOM)).rejects.toThrow('The disk is full.');
    safeStorage.encrypt = encrypt;
    expect(queue()).toMatchObject([{ decision: 'approved' }, { decision: 'collected' }]);
  });
});

it('a second decision while the first is on its way is sent after it', async () => {
  const { server, client, taken, decide, queue } = await cutOff();
  const { free, letGo } = heldBack();
  const take = server.overrides.get(`PATCH ${REVIEW}`);
  server.overrides.set(`PATCH ${REVIEW}`, async (path, init) => {
    await free;
    return take?.(path, init) ?? Response.error();
  });
  server.isDown = false;
  const sending = client.sync();
  await expect.poll(() => server.requests.map(({ path }) => path)).toContain(REVIEW);
  expect(await decide('collected', 'approved')).toMatchObject({ status: 'collected' });
  letGo();
  await sending;
  await expect.poll(queue).toEqual([]);
  expect(taken).toEqual(['approved', 'collected']);
});

it.each([
  ['first takes the second with it', 0, 'pending', []],
  ['second leaves the first', 1, 'approved', ['approved']],
])('taking back the %s', async (_name, at, shown, sent) => {
  const { client, decide, statusShown, queue, connect } = await cutOff();
  await decide('collected', 'approved');
  await client.removeDecision(queue()[at]?.key ?? '');
  expect(await statusShown()).toBe(shown);
  expect(await connect()).toEqual(sent);
  expect(queue()).toEqual([]);
});

it('the undo of one that waits does not undo the one before it', async () => {
  const { client, server, decide, queue } = await cutOff();
  await decide('collected', 'approved');
  server.isDown = false;
  const response = await send(client, 'PUT', `/api/donationitems/${ID}/undo`);
  expect([response.status, (await response.json()).message]).toEqual([
    409,
    'This decision has not been sent yet. Take it back under File, Waiting decisions.',
  ]);
  expect(server.requests.map(({ path }) => path)).not.toContain(`/api/donationitems/${ID}/undo`);
  expect(queue()).toMatchObject([{ decision: 'approved' }, { decision: 'collected' }]);
});
