import { beforeEach, describe, expect, it } from 'vitest';
import { makeOffer, submitStory } from '../support/submissions.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

let api: TestApi;
let aoife: Headers;
beforeEach(async () => {
  api = testApi();
  aoife = await api.staff('Volunteer', 'Aoife Byrne');
});

const review = (id: string, status: string, key: string, as = aoife) =>
  api.call('patch', `/donationitems/${id}/review`, { as, json: { status }, headers: { 'idempotency-key': key } });
const approve = (id: string, key: string, json: Record<string, unknown> = {}) =>
  api.call('put', `/testimonials/${id}/status`, {
    as: aoife,
    json: { action: 'approve', ...json },
    headers: { 'idempotency-key': key },
  });
const audits = () => api.deps.store.data.audit.size;

describe('a decision that is sent again with the same Idempotency-Key', () => {
  it('gets the same response and is done only once', async () => {
    const { id } = (await makeOffer(api)).body;
    const first = await review(id, 'approved', 'decision-0001');
    const again = await review(id, 'approved', 'decision-0001');
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect([again.body.history.length, audits()]).toEqual([1, 1]);
  });

  it('does not revert later changes', async () => {
    const { id } = (await makeOffer(api)).body;
    await review(id, 'approved', 'decision-0001');
    await review(id, 'collected', 'decision-0002');
    expect((await review(id, 'approved', 'decision-0001')).body.status).toBe('collected');
  });

  it('works for testimonials, too', async () => {
    const { id } = (await submitStory(api)).body;
    await approve(id, 'decision-0001', { from: 'pending' });
    await api.call('put', `/testimonials/${id}/undo`, { as: aoife });
    const again = await approve(id, 'decision-0001', { from: 'pending' });
    expect([again.status, again.body.status]).toEqual([200, 'pending']);
  });

  it('is independent for each person', async () => {
    const { id } = (await makeOffer(api)).body;
    const declan = await api.staff('Volunteer', 'Declan Roche');
    await review(id, 'approved', 'decision-0001');
    expect((await review(id, 'approved', 'decision-0001', declan)).status).toBe(409);
  });

  it('is remembered for a day', async () => {
    const { id } = (await makeOffer(api)).body;
    await review(id, 'approved', 'decision-0001');
    api.deps.clock.advance({ days: 1 });
    aoife = await api.staff('Volunteer', 'Aoife Byrne');
    expect((await review(id, 'approved', 'decision-0001')).status).toBe(409);
  });

  it('changes nothing after that day either where it says what was seen, and is no conflict with itself', async () => {
    const { id } = (await makeOffer(api)).body;
    const json = { status: 'approved', from: 'pending' };
    const headers = { 'idempotency-key': 'decision-0001' };
    const send = (as: Headers) => api.call('patch', `/donationitems/${id}/review`, { as, json, headers });
    const first = await send(aoife);
    api.deps.clock.advance({ days: 3 });
    const again = await send(await api.again('Aoife Byrne'));
    expect([again.status, again.body.history]).toEqual([200, first.body.history]);
    expect((await send(await api.staff('Volunteer', 'Declan Roche'))).status).toBe(409);
  });
});

it('a call is a conflict if its key was used for another request', async () => {
  const [a, b] = [(await makeOffer(api)).body.id, (await makeOffer(api)).body.id];
  await review(a, 'approved', 'decision-0001');
  const other = await review(b, 'approved', 'decision-0001');
  expect([other.status, other.body.message]).toEqual([409, expect.stringContaining('Idempotency-Key')]);
});

it('a call can be tried again with the same key after it was refused', async () => {
  const { id } = (await makeOffer(api)).body;
  expect((await review(id, 'collected', 'decision-0001')).status).toBe(409);
  await review(id, 'approved', 'decision-0002');
  expect((await review(id, 'collected', 'decision-0001')).status).toBe(200);
});

it.each(['short', 'with a space in it', 'x'.repeat(201)])('refuses the key %j', async (key) => {
  const { id } = (await makeOffer(api)).body;
  const { status, body } = await review(id, 'approved', key);
  expect([status, body.code]).toEqual([400, 'invalid']);
});

it('the audit log shows no key', async () => {
  const { id } = (await makeOffer(api)).body;
  await review(id, 'approved', 'decision-0001');
  const { text, body } = await api.get('/audit', await api.staff('Administrator'));
  expect(body.total).toBe(1);
  expect(text).not.toMatch(/repeatKey|decision-0001/);
});

describe('undoing the decision that was sent with a key', () => {
  const undo = (kind: string, id: string, key: string, as = aoife) =>
    api.call('put', `/${kind}/${id}/undo?decision=${key}`, { as, json: {} });
  const later = () => api.deps.clock.advance({ minutes: 1 });

  it('undoes it, once', async () => {
    const { id } = (await submitStory(api)).body;
    await approve(id, 'decision-0001');
    later();
    for (let time = 0; time < 2; time += 1)
      expect((await undo('testimonials', id, 'decision-0001')).body.status).toBe('pending');
  });

  it('leaves an earlier decision of the same person alone, and keeps the one that arrives late from being made', async () => {
    const story = (await submitStory(api)).body.id;
    await approve(story, 'decision-0001');
    const offer = (await makeOffer(api)).body.id;
    await review(offer, 'approved', 'decision-0002');
    later();
    expect((await undo('testimonials', story, 'decision-0003')).body.status).toBe('approved');
    expect((await undo('donationitems', offer, 'decision-0004')).body.status).toBe('approved');
    expect((await review(offer, 'collected', 'decision-0004')).status).toBe(409);
    expect((await api.get(`/donationitems/${offer}`, aoife)).body.status).toBe('approved');
  });

  it('leaves a later decision alone, and one of a colleague with the same key', async () => {
    const { id } = (await makeOffer(api)).body;
    await review(id, 'approved', 'decision-0001');
    later();
    await review(id, 'collected', 'decision-0002');
    expect((await undo('donationitems', id, 'decision-0001')).body.status).toBe('collected');
    const declan = await api.staff('Volunteer', 'Declan Roche');
    expect((await undo('donationitems', id, 'decision-0002', declan)).body.status).toBe('collected');
    expect((await undo('donationitems', id, 'decision-0002')).body.status).toBe('approved');
  });
});
