import { beforeEach, describe, expect, it } from 'vitest';
import { makeOffer, STORY, submitStory } from '../support/submissions.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

const GONE = 'AAAAAAAAAAAAAAAAAAAAAA';
const CRISIS = 'After all this I do not want to live any more, and I have thought about how to end it.';

let api: TestApi;
let admin: Headers;
let volunteer: Headers;
beforeEach(async () => {
  api = testApi();
  admin = await api.staff();
  volunteer = await api.staff('Volunteer', 'Brian Roche');
});

const kinds = [
  {
    kind: 'testimonials',
    add: async () => (await submitStory(api)).body.id as string,
    statusOf: (id: string) => api.deps.store.data.testimonials.get(id)?.status,
  },
  {
    kind: 'donationitems',
    add: async () => (await makeOffer(api)).body.id as string,
    statusOf: (id: string) => api.deps.store.data.donations.get(id)?.status,
  },
];

describe.each(kinds)('several $kind at once', ({ kind, add, statusOf }) => {
  const send = (action: string, json: unknown, as = volunteer, headers: Headers = {}) =>
    api.call('post', `/${kind}/${action}`, { as, json, headers });

  it.each([
    ['approve', 'approved', {}],
    ['reject', 'rejected', { adminNotes: 'Advertising.' }],
  ])('%s what waits, and tell what became of each', async (action, outcome, more) => {
    const [a, b] = [await add(), await add()];
    const { status, body } = await send(action, { ids: [a, GONE, b, a], ...more });
    expect(status).toBe(200);
    expect(body.results).toMatchObject([
      { id: a, outcome },
      { id: GONE, outcome: 'not_found', message: expect.stringContaining('deleted') },
      { id: b, outcome },
    ]);
    expect([a, b].map(statusOf)).toEqual([outcome, outcome]);
  });

  it('need a reason to be rejected, and nothing is rejected without', async () => {
    const id = await add();
    const { status, body } = await send('reject', { ids: [id] });
    expect([status, body.message]).toEqual([400, 'Please provide a reason for rejection.']);
    expect(statusOf(id)).toBe('pending');
  });

  it('are not decided again when a colleague was faster', async () => {
    const id = await add();
    await send('approve', { ids: [id] }, admin);
    const { body } = await send('reject', { ids: [id], adminNotes: 'Advertising.' });
    expect(body.results).toMatchObject([{ id, outcome: 'conflict', message: expect.stringContaining('Aoife Byrne') }]);
    expect(statusOf(id)).toBe('approved');
  });

  it('are answered the same when the answer was lost and the call is sent again', async () => {
    const ids = [await add(), await add()];
    const headers = { 'idempotency-key': 'bulk-0001' };
    const first = await send('approve', { ids }, volunteer, headers);
    await send('undo', { ids: ids.slice(0, 1) });
    const again = await send('approve', { ids }, volunteer, headers);
    expect(again.body).toEqual(first.body);
    expect(ids.map(statusOf)).toEqual(['pending', 'approved']);
  });

  it('are undone together but for one that was decided anew: that decision stays', async () => {
    const ids = [await add(), await add()];
    const headers = { 'idempotency-key': 'bulk-0002' };
    const { results } = (await send('approve', { ids }, volunteer, headers)).body;
    api.deps.clock.advance({ minutes: 1 });
    await send('undo', { ids: ids.slice(1) });
    await send('reject', { ids: ids.slice(1), adminNotes: 'Names a patient.' });
    // An answer that was lost and is asked for again has the times of these decisions, not of later ones.
    expect((await send('approve', { ids }, volunteer, headers)).body.results).toEqual(results);
    const decidedAt = Object.fromEntries(
      results.map((one: { id: string; decidedAt: string }) => [one.id, one.decidedAt]),
    );
    const { body } = await send('undo', { ids, decidedAt });
    expect(body.results).toMatchObject([
      { id: ids[0], outcome: 'undone' },
      { id: ids[1], outcome: 'conflict', message: expect.stringContaining('later decision') },
    ]);
    expect(ids.map(statusOf)).toEqual(['pending', 'rejected']);
  });

  it('are undone together, each by who decided', async () => {
    const ids = [await add(), await add()];
    await send('approve', { ids: ids.slice(0, 1) });
    await send('approve', { ids: ids.slice(1) }, admin);
    const { body } = await send('undo', { ids });
    expect(body.results).toMatchObject([{ outcome: 'undone' }, { outcome: 'conflict' }]);
    expect(ids.map(statusOf)).toEqual(['pending', 'approved']);
  });

  it('are deleted by administrators only', async () => {
    const ids = [await add(), await add()];
    expect((await send('delete', { ids })).status).toBe(403);
    const { body } = await send('delete', { ids }, admin);
    expect(body.results).toEqual(ids.map((id) => ({ id, outcome: 'deleted' })));
    expect(ids.map(statusOf)).toEqual([undefined, undefined]);
    expect((await send('delete', { ids }, admin)).body.results).toMatchObject([
      { outcome: 'not_found' },
      { outcome: 'not_found' },
    ]);
  });

  it('are not deleted together once a colleague has decided: it takes a look at each', async () => {
    const [theirs, own, waiting] = [await add(), await add(), await add()];
    await send('approve', { ids: [theirs] });
    await send('approve', { ids: [own] }, admin);
    const { body } = await send('delete', { ids: [theirs, own, waiting] }, admin);
    expect(body.results).toMatchObject([
      { id: theirs, outcome: 'conflict', message: expect.stringContaining('Brian Roche has decided') },
      { id: own, outcome: 'deleted' },
      { id: waiting, outcome: 'deleted' },
    ]);
    expect(statusOf(theirs)).toBe('approved');
    expect((await api.call('delete', `/${kind}/${theirs}`, { as: admin })).status).toBe(204);
  });

  it.each([{}, { ids: [] }, { ids: ['x'] }, { ids: Array(51).fill(GONE) }])(
    'are 1 to 50: %j is refused',
    async (json) => {
      for (const action of ['approve', 'reject', 'undo', 'delete']) {
        expect((await send(action, { adminNotes: 'Advertising.', ...json }, admin)).status, action).toBe(400);
      }
    },
  );
});

describe('a person at risk', () => {
  it('is left out of every bulk decision until somebody has looked', async () => {
    const { id } = (await submitStory(api, { content: CRISIS })).body;
    expect(api.deps.store.data.testimonials.get(id)?.review.urgent).toBe(true);
    for (const action of ['approve', 'reject', 'delete']) {
      const { body } = await api.call('post', `/testimonials/${action}`, {
        as: admin,
        json: { ids: [id], adminNotes: 'No.' },
      });
      expect(body.results, action).toMatchObject([
        { outcome: 'conflict', message: expect.stringContaining('at risk') },
      ]);
    }
    const json = { ids: [id], includeUrgent: true };
    expect((await api.call('post', '/testimonials/delete', { as: admin, json })).body.results).toEqual([
      { id, outcome: 'deleted' },
    ]);
  });
});

describe('37 a testimonial that its author has corrected', () => {
  const corrected = async () => {
    const { body } = await submitStory(api);
    const token = String(body.manageUrl).split('#')[1];
    await api.call('put', '/testimonials/yours', { json: { token, content: `${STORY} Never again.` } });
    return { id: body.id as string, token };
  };
  const decide = (id: string, json: object) => api.call('put', `/testimonials/${id}/status`, { as: admin, json });

  it('is not approved by who does not say which words were read: alone, in bulk, sent again, or from a rejection', async () => {
    const { id } = await corrected();
    const { status, body } = await decide(id, { action: 'approve' });
    expect([status, body.message]).toEqual([409, expect.stringContaining('Please read it again')]);
    const headers = { 'idempotency-key': 'queue-0001' };
    for (let times = 0; times < 2; times += 1) {
      const queued = { as: admin, json: { action: 'approve', from: 'pending' }, headers };
      expect((await api.call('put', `/testimonials/${id}/status`, queued)).status).toBe(409);
    }
    const bulk = await api.call('post', '/testimonials/approve', { as: admin, json: { ids: [id] } });
    expect(bulk.body.results).toMatchObject([{ outcome: 'conflict' }]);
    expect((await decide(id, { action: 'reject', adminNotes: 'No.' })).status).toBe(200);
    expect((await decide(id, { action: 'approve' })).status).toBe(409);
    expect((await api.get('/testimonials/approved')).body.total).toBe(0);
  });

  it('is approved with the correction that was read', async () => {
    const { id } = await corrected();
    const { correctedAt } = (await api.get(`/testimonials/${id}`, admin)).body;
    expect((await decide(id, { action: 'approve', correctedAt })).status).toBe(200);
    const again = await decide(id, { action: 'approve', adminNotes: 'Lovely.' });
    expect([again.status, again.body.adminNotes]).toEqual([200, 'Lovely.']);
  });
});
