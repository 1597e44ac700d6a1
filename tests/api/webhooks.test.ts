import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { applyRetention } from '#api/privacy/apply-retention.ts';
import { createWebhookDelivery } from '#api/webhooks/deliver.ts';
import { createPost } from '#api/webhooks/post-to-receiver.ts';
import { WEBHOOKS_MAX, webhookEvents } from '#contract/webhooks/webhooks.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';
import { makeOffer, submitStory } from '../support/submissions.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

const ALLOWED = ['127.0.0.0/8'];
const silent = { info: () => {}, warn: () => {}, error: () => {} };

let receiver: Receiver;
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(() => receiver.close());

const portal = (networks: readonly string[] = ALLOWED) => {
  const api = testApi();
  api.deps.policy.webhookNetworks = networks;
  const { store, webhookSecrets: secrets, now } = api.deps;
  const post = createPost(networks, 300);
  const delivery = createWebhookDelivery({ store, secrets, loadPost: async () => post, now, log: silent });
  return { ...api, delivery };
};
const add = async (api: TestApi, as: Headers, body: object = {}) =>
  api.call('post', '/webhooks', {
    as,
    json: { name: 'Newsletter', url: receiver.url, events: webhookEvents, ...body },
  });
const deliveries = (api: TestApi) => [...api.deps.store.data.webhookDeliveries.all()];
const told = () => receiver.received.map(({ body }) => JSON.parse(body).type);

describe('webhooks', () => {
  test('are told of what happens by kind and id alone, signed so that the receiver can check it', async () => {
    const api = portal();
    const admin = await api.staff();
    const { body: made } = await add(api, admin);
    const { body: story } = await submitStory(api, { name: 'Maura Cullen' });
    const { body: given } = await makeOffer(api);
    await api.call('patch', `/donationitems/${given.id}/review`, { as: admin, json: { status: 'approved' } });
    await api.delivery.deliverDue();
    expect(told()).toEqual(['testimonial.received', 'donation.received', 'donation.approved']);
    const [first] = receiver.received;
    expect(JSON.parse(first?.body ?? '')).toEqual({
      type: 'testimonial.received',
      timestamp: api.deps.now().toISOString(),
      data: { id: story.id },
    });
    const key = Buffer.from(made.secret.replace('whsec_', ''), 'base64');
    const signed = `${first?.headers['webhook-id']}.${first?.headers['webhook-timestamp']}.${first?.body}`;
    expect(first?.headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
    expect(receiver.received.map(({ body }) => body).join()).not.toMatch(/Maura|Niamh|post\.example|Quay/);
  });

  test('are told only what they asked for, and of nothing while they are turned off', async () => {
    const api = portal();
    const admin = await api.staff();
    const { body } = await add(api, admin, { events: ['donation.received'] });
    await submitStory(api);
    await api.call('patch', `/webhooks/${body.webhook.id}`, { as: admin, json: { enabled: false } });
    await makeOffer(api);
    expect(deliveries(api)).toEqual([]);
    await api.call('patch', `/webhooks/${body.webhook.id}`, { as: admin, json: { enabled: true } });
    await makeOffer(api, {}, { 'x-forwarded-for': '198.51.100.7' });
    await api.delivery.deliverDue();
    expect(told()).toEqual(['donation.received']);
  });

  test('are told nothing of a change that did not happen, nor of what is held in quarantine', async () => {
    const api = portal();
    const admin = await api.staff();
    await add(api, admin);
    const { body: given } = await makeOffer(api);
    await expect(
      api.deps.store.change((draft) => {
        const one = draft.donations.get(given.id);
        if (one) draft.donations.put({ ...one, status: 'approved' });
        throw new Error('Not after all.');
      }),
    ).rejects.toThrow('Not after all.');
    expect(deliveries(api).map(({ event }) => event)).toEqual(['donation.received']);
    await api.deps.store.change((draft) => {
      const one = draft.donations.get(given.id);
      if (one)
        draft.donations.put({ ...one, quarantinedAt: api.deps.now().toISOString(), quarantineReason: 'ceiling' });
    });
    await api.deps.store.change((draft) => draft.donations.remove(given.id));
    expect(deliveries(api).map(({ event }) => event)).toEqual(['donation.received', 'donation.deleted']);
  });

  test.each([
    ['a server error', 500, 'It answered 500.'],
    [
      'a redirect, which is not followed',
      { location: 'http://127.0.0.1:9/' },
      'It answered 302: redirects are not followed.',
    ],
    ['a connection that ends', 'hang up', 'The connection ended without an answer.'],
    ['silence', 'silence', 'No answer in time.'],
  ] as const)('are told again after %s, under the same id', async (_, reply, sentence) => {
    const api = portal();
    await add(api, await api.staff());
    await makeOffer(api);
    receiver.replies.push(reply);
    await api.delivery.deliverDue();
    expect(deliveries(api)[0]).toMatchObject({ state: 'waiting', attempts: 1, lastError: sentence });
    await api.delivery.deliverDue();
    expect(receiver.received).toHaveLength(1);
    api.deps.clock.advance({ minutes: 1 });
    await api.delivery.deliverDue();
    expect(deliveries(api)[0]).toMatchObject({ state: 'sent', attempts: 2, answered: 204, lastError: null });
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(ids).toEqual([deliveries(api)[0]?.id, deliveries(api)[0]?.id]);
  });

  test('that cannot be reached for four days are given up, each event by itself, and can be sent again', async () => {
    const api = portal();
    const admin = await api.staff();
    const { body } = await add(api, admin);
    await makeOffer(api);
    receiver.replies.push(...Array.from({ length: 100 }, () => 503));
    for (let hours = 0; hours <= 100; hours += 1) {
      await api.delivery.deliverDue();
      api.deps.clock.advance({ hours: 1 });
    }
    const [failed] = deliveries(api);
    expect(failed).toMatchObject({ state: 'failed', answered: 503 });
    const tries = receiver.received.length;
    expect(tries).toBeGreaterThan(15);
    receiver.replies.length = 0;
    const again = `/webhooks/${body.webhook.id}/deliveries/${failed?.id}/resend`;
    expect((await api.call('post', again, { as: await api.again('Aoife Byrne') })).body).toMatchObject({
      state: 'waiting',
    });
    await api.delivery.deliverDue();
    expect(deliveries(api)[0]).toMatchObject({ state: 'sent' });
    expect(receiver.received).toHaveLength(tries + 1);
  });

  test('that answer that they are gone (410) are turned off', async () => {
    const api = portal();
    const admin = await api.staff();
    const { body } = await add(api, admin);
    await makeOffer(api);
    await submitStory(api);
    receiver.replies.push(410);
    await api.delivery.deliverDue();
    expect(receiver.received).toHaveLength(1);
    const { body: list } = await api.get('/webhooks', admin);
    expect(list.webhooks).toMatchObject([{ id: body.webhook.id, enabled: false, waiting: 0, failed: 2 }]);
    expect(list.webhooks[0].goneAt).not.toBeNull();
    const refused = await api.call('post', `/webhooks/${body.webhook.id}/test`, { as: admin });
    expect(refused).toMatchObject({ status: 409 });
  });

  test('are tried at once by a trial, also while they are away, and it is not repeated', async () => {
    const api = portal();
    const admin = await api.staff();
    const { body } = await add(api, admin);
    await makeOffer(api);
    receiver.replies.push(500, 500);
    await api.delivery.deliverDue();
    await api.call('post', `/webhooks/${body.webhook.id}/test`, { as: admin });
    await api.delivery.deliverDue();
    expect(told()).toEqual(['donation.received', 'trial']);
    const { body: list } = await api.get(`/webhooks/${body.webhook.id}/deliveries`, admin);
    expect(list.deliveries).toMatchObject([
      { event: 'trial', subjectId: null, state: 'failed', answered: 500 },
      { event: 'donation.received', state: 'waiting' },
    ]);
  });

  test('that cannot be noted on a full disk are not tried again and again, not even a trial', async () => {
    const api = portal();
    const { store, clock } = api.deps;
    const admin = await api.staff();
    const { body } = await add(api, admin);
    await api.call('post', `/webhooks/${body.webhook.id}/test`, { as: admin });
    const { change } = store;
    let tries = 0;
    store.change = () => {
      tries += 1;
      return Promise.reject(new Error('There is no room on the disk.'));
    };
    for (let round = 0; round < 3; round += 1) await api.delivery.deliverDue();
    expect([tries, told()]).toEqual([1, []]);
    store.change = change;
    clock.advance({ minutes: 1 });
    await api.delivery.deliverDue();
    expect(told()).toEqual(['trial']);
  });

  test('one that is away delays no other', async () => {
    const other = await startReceiver();
    const api = portal();
    const admin = await api.staff();
    await add(api, admin);
    await add(api, admin, { name: 'Accounts', url: other.url });
    await makeOffer(api);
    receiver.replies.push(500);
    await api.delivery.deliverDue();
    expect(other.received).toHaveLength(1);
    await other.close();
  });

  test('keep a thousand events at most for a receiver that is away, and say since when some were left out', async () => {
    const api = portal();
    const admin = await api.staff();
    const { body } = await add(api, admin);
    const url = `/webhooks/${body.webhook.id}/test`;
    for (let count = 0; count < 1000; count += 1) await api.call('post', url, { as: admin });
    expect(await api.call('post', url, { as: admin })).toMatchObject({ status: 409 });
    await makeOffer(api);
    expect(deliveries(api)).toHaveLength(1000);
    const { body: list } = await api.get('/webhooks', admin);
    expect(list.webhooks[0]).toMatchObject({ waiting: 1000, leftOutAt: api.deps.now().toISOString() });
  });
});

test('a delivery is sent again for its own webhook alone', async () => {
  const api = portal();
  const admin = await api.staff();
  const { body: one } = await add(api, admin);
  const { body: other } = await add(api, admin, { name: 'Accounts', events: ['post.published'] });
  await makeOffer(api);
  const [delivery] = deliveries(api);
  const resend = (id: string) => api.call('post', `/webhooks/${id}/deliveries/${delivery?.id}/resend`, { as: admin });
  expect((await resend(other.webhook.id)).status).toBe(404);
  expect((await resend(one.webhook.id)).status).toBe(200);
});

test('the record of a delivery is kept for 30 days', async () => {
  const api = portal();
  await add(api, await api.staff());
  await makeOffer(api);
  await api.delivery.deliverDue();
  api.deps.clock.advance({ days: 30 });
  await applyRetention(api.deps);
  expect(deliveries(api)).toHaveLength(1);
  api.deps.clock.advance({ seconds: 1 });
  await applyRetention(api.deps);
  expect(deliveries(api)).toEqual([]);
});

describe('an address', () => {
  test('is saved without what a server never reads', async () => {
    const api = portal();
    const made = await add(api, await api.staff(), { url: 'https://example.org/hook?key=1#part' });
    expect(made.body.webhook.url).toBe('https://example.org/hook?key=1');
  });

  test.each([
    'http://example.org/hook',
    'ftp://example.org/',
    'https://user:word@example.org/',
    'https://127.0.0.1/',
    'https://localhost:8443/',
    'https://10.1.2.3/',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/',
    'https://[::ffff:192.168.1.1]/',
    'https://0x7f000001/',
    'https://2130706433/',
    'not an address',
  ])('%s is refused in a sentence', async (url) => {
    const api = portal([]);
    const answer = await add(api, await api.staff(), { url });
    expect(answer).toMatchObject({ status: 400, body: { fields: { url: expect.stringMatching(/\.$/) } } });
    expect([...api.deps.store.data.webhooks.all()]).toEqual([]);
  });

  test('of a name that leads to a private network is not called, also when it changed after it was saved', async () => {
    const api = portal([]);
    const post = createPost([]);
    const port = new URL(receiver.url).port;
    await expect(post({ url: `https://localhost:${port}/`, headers: {}, body: '{}' })).rejects.toThrow(
      'The address leads to a private network, where webhooks may not go.',
    );
    await expect(post({ url: `http://127.0.0.1:${port}/`, headers: {}, body: '{}' })).rejects.toThrow(
      'The address has to begin with https://.',
    );
    expect(receiver.received).toEqual([]);
    expect(api.deps.policy.webhookNetworks).toEqual([]);
  });
});

describe('the calls', () => {
  test('are for administrators alone, and show a secret once', async () => {
    const api = portal();
    const admin = await api.staff();
    const volunteer = await api.staff('Volunteer', 'Una Nolan');
    const { body: made, status } = await add(api, admin);
    expect(status).toBe(201);
    expect(made.secret).toMatch(/^whsec_[\w+/]{43}=$/);
    const { id } = made.webhook;
    const own = `/webhooks/${id}`;
    for (const [method, path] of [
      ['get', '/webhooks'],
      ['post', '/webhooks'],
      ['patch', own],
      ['delete', own],
      ['get', `${own}/deliveries`],
      ['post', `${own}/deliveries/x/resend`],
      ['post', `${own}/test`],
    ] as const) {
      const sent = method === 'get' ? {} : { json: {} };
      expect((await api.call(method, path, sent)).status).toBe(401);
      expect((await api.call(method, path, { as: volunteer, ...sent })).status).toBe(403);
    }
    const secret = made.secret.replace('whsec_', '');
    expect((await api.get('/webhooks', admin)).text).not.toContain(secret);
    expect(JSON.stringify([...api.deps.store.data.webhooks.all(), ...api.deps.store.data.audit.all()])).not.toContain(
      secret,
    );
    const { body: changed } = await api.call('patch', own, { as: admin, json: { newSecret: true } });
    expect(changed.secret).not.toBe(made.secret);
    for (const name of ['Letters', 'letters'])
      expect((await api.call('patch', own, { as: admin, json: { name } })).body).toMatchObject({
        secret: null,
        webhook: { name },
      });
  });

  test('refuse a name that is taken and more than ten, and delete with everything that waits', async () => {
    const api = portal();
    const admin = await api.staff();
    const { body } = await add(api, admin);
    expect(await add(api, admin, { name: 'newsletter' })).toMatchObject({ status: 409 });
    for (let count = 1; count < WEBHOOKS_MAX; count += 1) await add(api, admin, { name: `Program ${count}` });
    expect(await add(api, admin, { name: 'One more' })).toMatchObject({ status: 409 });
    await makeOffer(api);
    expect((await api.get(`/webhooks/${body.webhook.id}/deliveries`, admin)).body).toMatchObject({ total: 1 });
    expect((await api.call('delete', `/webhooks/${body.webhook.id}`, { as: admin })).status).toBe(204);
    expect((await api.get(`/webhooks/${body.webhook.id}/deliveries`, admin)).status).toBe(404);
    expect(deliveries(api).some(({ webhookId }) => webhookId === body.webhook.id)).toBe(false);
    expect([...api.deps.store.data.audit.all()].filter(({ subjectKind }) => subjectKind === 'webhook')).toHaveLength(
      11,
    );
  });
});
