import { beforeEach, describe, expect, it } from 'vitest';
import { pngFile, STORY, submitStory } from '../support/submissions.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

let api: TestApi;
let aoife: Headers;
let brian: Headers;
beforeEach(async () => {
  api = testApi();
  aoife = await api.staff('Volunteer', 'Aoife Byrne');
  brian = await api.staff('Administrator', 'Brian Roche');
});

const story = async (fields = {}): Promise<string> => (await submitStory(api, fields)).body.id;
const decide = (id: string, as: Headers, json: unknown) => api.call('put', `/testimonials/${id}/status`, { as, json });
const approvedIds = async () =>
  (await api.get('/testimonials/approved')).body.testimonials.map(({ id }: { id: string }) => id);

describe('an invalid decision', () => {
  it.each([
    [{ action: 'publish' }, 'action', 'Action must be approve or reject.'],
    [{}, 'action', 'Action must be approve or reject.'],
    [{ action: 'approve', adminNotes: 'x'.repeat(2001) }, 'adminNotes', 'Please use at most 2000 characters'],
    [{ action: 'approve', from: 'nowhere' }, 'from', 'Status must be pending, approved or rejected.'],
  ])('is refused with a sentence: %j', async (json, field, sentence) => {
    const { status, body } = await decide(await story(), aoife, json);
    expect([status, body.fields]).toEqual([400, { [field]: sentence }]);
  });

  it.each(['null', '[]', '"approve"', '7'])('is refused when it is %s', async (raw) => {
    const headers = { 'content-type': 'application/json' };
    const sent = await api.call('put', `/testimonials/${await story()}/status`, { as: aoife, raw, headers });
    expect([sent.status, sent.body.code]).toEqual([400, 'invalid']);
  });

  it('ignores fields that only the server sets', async () => {
    const id = await story();
    const forged = { approvedBy: 'Someone', approvedAt: '1999-01-01T00:00:00.000Z', id: 'x', content: 'changed' };
    const { body } = await decide(id, aoife, { action: 'approve', ...forged });
    expect(body).toMatchObject({ id, approvedBy: 'Aoife Byrne', content: STORY });
  });

  it('is 404 for an unknown testimonial', async () => {
    for (const id of ['AAAAAAAAAAAAAAAAAAAAAA', 'x', '__proto__', '%00']) {
      expect((await decide(id, aoife, { action: 'approve' })).status).toBe(404);
    }
  });
});

describe('deleting a testimonial', () => {
  it('erases the record and its picture', async () => {
    const { body } = await submitStory(api, { image: pngFile() });
    await decide(body.id, aoife, { action: 'approve' });
    const gone = await api.call('delete', `/testimonials/${body.id}`, { as: brian });
    expect([gone.status, gone.text]).toEqual([204, '']);
    expect(await approvedIds()).toEqual([]);
    expect(await api.deps.images.list()).toEqual([]);
    expect((await api.get(body.imageUrl.replace('/api', ''), brian)).status).toBe(404);
    expect((await api.call('delete', `/testimonials/${body.id}`, { as: brian })).status).toBe(404);
  });

  it('is not for volunteers', async () => {
    const id = await story();
    expect((await api.call('delete', `/testimonials/${id}`, { as: aoife })).status).toBe(403);
    expect(api.deps.store.data.testimonials.size).toBe(1);
  });
});
