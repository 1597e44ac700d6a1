import { beforeEach, describe, expect, it } from 'vitest';
import { STORY, submitStory } from '../support/submissions.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

const REDACTED = 'The driver was kind and on time, and [a relative] was never alone.';

let api: TestApi;
let aoife: Headers;
let declan: Headers;
beforeEach(async () => {
  api = testApi();
  aoife = await api.staff('Volunteer', 'Aoife Byrne');
  declan = await api.staff('Volunteer', 'Declan Roche');
});

const story = async (fields: Record<string, string> = {}): Promise<string> => (await submitStory(api, fields)).body.id;
const decide = (id: string, action: string, as = aoife, more: Record<string, unknown> = {}) =>
  api.call('put', `/testimonials/${id}/status`, { as, json: { action, adminNotes: 'Because.', ...more } });
const undo = (id: string, as = aoife) => api.call('put', `/testimonials/${id}/undo`, { as });
const redact = (id: string, content: string, as = aoife) =>
  api.call('put', `/testimonials/${id}/redaction`, { as, json: { content } });
const published = async () => (await api.get('/testimonials/approved')).body.testimonials;

describe('undoing a decision', () => {
  it('restores the state before, publicly too', async () => {
    const id = await story();
    const before = (await api.get(`/testimonials/${id}`, aoife)).body;
    const decided = (await decide(id, 'approve')).body;
    expect(decided.undoUntil).toBe('2026-03-03T09:00:00.000Z');
    expect(await published()).toHaveLength(1);
    const { status, body } = await undo(id);
    expect(status).toBe(200);
    expect(body).toEqual({ ...before, firstReviewedAt: '2026-03-02T09:00:00.000Z' });
    expect(await published()).toEqual([]);
    expect((await api.get('/testimonials/pending', aoife)).body.total).toBe(1);
    expect(api.deps.store.data.audit.list('newest', 'all')[0]).toMatchObject({ action: 'decision undone' });
  });

  it('goes back one step: to the approval that a rejection replaced', async () => {
    const id = await story();
    await decide(id, 'approve', declan);
    api.deps.clock.advance({ minutes: 5 });
    await decide(id, 'reject', aoife);
    const { body } = await undo(id);
    expect(body).toMatchObject({ status: 'approved', approvedBy: 'Declan Roche', undoUntil: null });
    expect(body.approvedAt).toBe('2026-03-02T09:00:00.000Z');
    const twice = await undo(id);
    expect([twice.status, twice.body.code]).toEqual([409, 'conflict']);
  });

  it('is only for the person who decided, within a day', async () => {
    const id = await story();
    expect((await undo(id)).status).toBe(409);
    await decide(id, 'approve', declan);
    const other = await undo(id, aoife);
    expect([other.status, other.body.message]).toEqual([409, expect.stringContaining('Declan Roche')]);
    api.deps.clock.advance({ days: 1, seconds: 1 });
    const late = await undo(id, await api.again('Declan Roche'));
    expect([late.status, late.body.message]).toEqual([409, expect.stringContaining('more than a day ago')]);
    const nowhere = await undo('AAAAAAAAAAAAAAAAAAAAAA', await api.staff('Volunteer'));
    expect(nowhere.status).toBe(404);
  });
});

describe('a redaction', () => {
  it('is what the public reads, marked as edited, while staff see the original', async () => {
    const id = await story();
    await decide(id, 'approve');
    expect((await published())[0]).not.toHaveProperty('edited');
    const { body } = await redact(id, REDACTED);
    expect(body).toMatchObject({ content: REDACTED, originalContent: STORY, edited: true });
    const answer = await api.get('/testimonials/approved');
    expect(answer.body.testimonials[0]).toMatchObject({ content: REDACTED, edited: true });
    expect(answer.text).not.toContain('my mother');
    expect(Object.keys(answer.body.testimonials[0])).not.toContain('originalContent');
  });

  it('is removed with an empty text, or with the original', async () => {
    const id = await story();
    for (const content of ['', STORY]) {
      await redact(id, REDACTED);
      expect((await redact(id, content)).body).toMatchObject({ content: STORY, originalContent: null });
    }
  });

  it('of a text that has changed since it was read is refused, and the same one sent again is not', async () => {
    const id = await story();
    const send = (content: string, seen: string) =>
      api.call('put', `/testimonials/${id}/redaction`, { as: aoife, json: { content, seen } });
    expect((await send(REDACTED, STORY)).status).toBe(200);
    expect((await send(REDACTED, STORY)).status).toBe(200);
    const { status, body } = await send('Another wording of the same.', STORY);
    expect([status, body.message]).toEqual([409, 'This text has changed meanwhile. Please read it again.']);
    expect((await api.get(`/testimonials/${id}`, aoife)).body.content).toBe(REDACTED);
  });

  it('leaves no text in the audit log', async () => {
    const id = await story();
    await redact(id, REDACTED);
    const audits = JSON.stringify([...api.deps.store.data.audit.all()]);
    expect(audits).toContain('"action":"redacted"');
    expect(audits).not.toMatch(/driver|relative|mother/);
  });

  it('is refused when it is too long or not there, and for strangers', async () => {
    const id = await story();
    expect((await redact(id, 'a'.repeat(5001))).status).toBe(400);
    expect((await redact('AAAAAAAAAAAAAAAAAAAAAA', 'x')).status).toBe(404);
    expect((await redact(id, 'x', {})).status).toBe(401);
  });
});

describe('approving many at once', () => {
  const approve = (json: unknown, as = aoife) => api.call('post', '/testimonials/approve', { as, json });

  it('approves what is still pending and returns the outcome of each', async () => {
    const [a, b, c] = [await story(), await story(), await story()];
    await decide(b, 'reject', declan);
    const gone = 'AAAAAAAAAAAAAAAAAAAAAA';
    const { status, body } = await approve({ ids: [a, b, c, gone, a] });
    expect(status).toBe(200);
    expect(body.results).toMatchObject([
      { id: a, outcome: 'approved' },
      { id: b, outcome: 'conflict', message: expect.stringContaining('Declan Roche') },
      { id: c, outcome: 'approved' },
      { id: gone, outcome: 'not_found' },
    ]);
    expect(await published()).toHaveLength(2);
    expect((await undo(a)).body.status).toBe('pending');
  });

  it('skips testimonials that were corrected since they were shown', async () => {
    const { body: sent } = await submitStory(api);
    const other = await story();
    api.deps.clock.advance({ minutes: 5 });
    const token = String(sent.manageUrl).split('#')[1];
    const { body: corrected } = await api.call('put', '/testimonials/yours', { json: { token, content: REDACTED } });
    const ids = [sent.id, other];
    const unread = await approve({ ids, correctedAt: { [sent.id]: null, [other]: null } });
    expect(unread.body.results).toMatchObject([
      { id: sent.id, outcome: 'conflict', message: expect.stringContaining('read it again') },
      { id: other, outcome: 'approved' },
    ]);
    const read = await approve({ ids: [sent.id], correctedAt: { [sent.id]: corrected.correctedAt } });
    expect(read.body.results).toEqual([{ id: sent.id, outcome: 'approved', decidedAt: api.deps.now().toISOString() }]);
    expect(await published()).toHaveLength(2);
  });

  it.each([
    [{ ids: [] }],
    [{}],
    [{ ids: ['AAAAAAAAAAAAAAAAAAAAAA'], correctedAt: 'never' }],
    [{ ids: ['x'] }],
    [{ ids: Array(51).fill('AAAAAAAAAAAAAAAAAAAAAA') }],
  ])('refuses %j', async (json) => {
    expect((await approve(json)).status).toBe(400);
  });
});

describe('searching', () => {
  it('finds words in any field, without case and accents, in both lists', async () => {
    const a = await story({ name: 'Seán Ó Sé', email: 'sean@post.example' });
    const b = await story({ content: 'The counsellor in Bagnelstown listened to all of it.' });
    await decide(a, 'reject', aoife, { adminNotes: 'Names another person' });
    const ids = async (path: string) =>
      (await api.get(`/testimonials${path}`, aoife)).body.testimonials.map(({ id }: { id: string }) => id);
    expect(await ids('?q=sean%20o%20se')).toEqual([a]);
    expect(await ids('?q=SEAN@POST')).toEqual([a]);
    expect(await ids('?q=names%20driver')).toEqual([a]);
    expect(await ids('?q=bagnelstown')).toEqual([b]);
    expect(await ids('/pending?q=sean')).toEqual([]);
    expect(await ids('/pending?q=counsellor')).toEqual([b]);
    expect(await ids('?status=rejected')).toEqual([a]);
    expect(await ids('?status=&q=')).toHaveLength(2);
    expect((await api.get('/testimonials?status=lost', aoife)).status).toBe(400);
  });
});
