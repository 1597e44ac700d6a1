import { beforeEach, describe, expect, it } from 'vitest';
import { signatureOf } from '#api/mail-admin/bounce-signature.ts';
import { testDeps } from '../support/deps.ts';
import { makeOffer } from '../support/submissions.ts';
import { type TestApi, testApi } from '../support/test-api.ts';

const SECRET = 'a secret that only the mail provider has';
const ADDRESS = 'tom@post.example';

let api: TestApi;
beforeEach(() => {
  api = testApi({ policy: { ...testDeps().policy, bounceSecret: SECRET } });
});

const report = (json: object, signature = signatureOf(SECRET, JSON.stringify(json), api.deps.now())) =>
  api.call('post', '/mails/bounces', { json, headers: { 'x-signature': signature } });
const mails = () => [...api.deps.store.data.mails.all()];
const offered = async () => {
  const { body } = await makeOffer(api, { submitterEmail: ADDRESS });
  await api.deps.outbox.deliverDue();
  return body;
};

describe('a report that a mail came back', () => {
  it('for good marks the address: nothing that waits or comes later is sent to it', async () => {
    const { id } = await offered();
    const admin = await api.staff();
    await api.call('patch', `/donationitems/${id}/review`, { as: admin, json: { status: 'approved' } });
    const messageId = `<${mails()[0]?.id}@fund.example>`;
    expect((await report({ type: 'hard', messageId, reason: 'No such mailbox' })).status).toBe(204);
    expect(mails()).toMatchObject([
      { kind: 'offer-received', state: 'failed', lastError: 'Came back: No such mailbox' },
      { kind: 'offer-approved-pickup', state: 'failed' },
    ]);
    await makeOffer(api, { submitterEmail: 'Tom+more@post.example' });
    api.deps.clock.advance({ minutes: 10 });
    await api.deps.outbox.deliverDue();
    expect(api.deps.mails).toHaveLength(1);
    expect((await api.call('post', `/mails/${mails()[0]?.id}/retry`, { as: admin })).status).toBe(409);
    const { store } = api.deps;
    expect(JSON.stringify([...store.data.bouncedMailboxes.all()])).not.toContain('tom');
    await api.call('post', '/privacy/erase', { as: admin, json: { email: ADDRESS } });
    expect([store.data.bouncedMailboxes.size, store.data.mails.size]).toEqual([0, 0]);
  });

  it('can name the address alone; one that is only full changes nothing', async () => {
    await offered();
    expect((await report({ type: 'soft', email: ADDRESS })).status).toBe(204);
    expect(mails()[0]?.state).toBe('sent');
    expect((await report({ type: 'hard', email: ADDRESS })).status).toBe(204);
    expect(api.deps.store.data.bouncedMailboxes.size).toBe(1);
    expect((await report({ type: 'hard' })).status).toBe(400);
  });

  it('is refused without a signature, with a wrong one, with one of another body, and after five minutes', async () => {
    const json = { type: 'hard', email: ADDRESS };
    const body = JSON.stringify(json);
    const old = signatureOf(SECRET, body, new Date(api.deps.now().getTime() - 301_000));
    const ahead = signatureOf(SECRET, body, new Date(api.deps.now().getTime() + 302_000));
    const other = signatureOf(SECRET, '{}', api.deps.now());
    const forged = signatureOf('another secret', body, api.deps.now());
    for (const signature of ['', 'v1=00', old, ahead, other, forged])
      expect((await report(json, signature)).status).toBe(401);
    expect(api.deps.store.data.bouncedMailboxes.size).toBe(0);
  });

  it('is not taken where no secret is set', async () => {
    api = testApi();
    expect((await report({ type: 'hard', email: ADDRESS })).status).toBe(404);
  });
});
