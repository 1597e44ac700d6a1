import { beforeEach, describe, expect, it } from 'vitest';
import { REJECT_REASON_REQUIRED } from '#contract/moderation/moderation.ts';
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
const audit = () => api.deps.store.data.audit.list('newest', 'all').map(({ action, detail }) => [action, detail]);

describe('approving a testimonial', () => {
  it('publishes it; only staff see who approved it and when', async () => {
    const id = await story({ email: 'maire@post.example' });
    api.deps.clock.advance({ minutes: 30 });
    const { status, body } = await decide(id, aoife, { action: 'approve', adminNotes: ' Lovely. ' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'approved',
      isApproved: true,
      approvedAt: '2026-03-02T09:30:00.000Z',
      approvedBy: 'Aoife Byrne',
      reviewedBy: 'Aoife Byrne',
      adminNotes: 'Lovely.',
      email: 'maire@post.example',
    });
    const list = await api.get('/testimonials/approved');
    expect(list.body.testimonials).toEqual([
      {
        id,
        name: 'Anonymous',
        content: STORY,
        imageUrl: null,
        createdAt: '2026-03-02T09:00:00.000Z',
        approvedAt: '2026-03-02T09:30:00.000Z',
      },
    ]);
    for (const secret of ['maire@post.example', 'Aoife', 'Lovely', 'review']) expect(list.text).not.toContain(secret);
  });

  it('needs no notes, and adds an audit entry without any text of the person', async () => {
    const id = await story({ name: 'Máire' });
    expect((await decide(id, aoife, { action: 'approve' })).body.adminNotes).toBeNull();
    expect(audit()).toEqual([['approved', '']]);
  });

  it('makes its picture public', async () => {
    const { body } = await submitStory(api, { image: pngFile() });
    const address = body.imageUrl.replace('/api', '');
    await decide(body.id, aoife, { action: 'approve' });
    const picture = await api.get(address);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
    await decide(body.id, brian, { action: 'reject', adminNotes: 'The person asked.' });
    expect((await api.get(address)).status).toBe(404);
  });

  it('done again by the same person changes nothing', async () => {
    const id = await story();
    const first = await decide(id, aoife, { action: 'approve' });
    api.deps.clock.advance({ minutes: 5 });
    const second = await decide(id, aoife, { action: 'approve' });
    expect([second.status, second.body]).toEqual([200, first.body]);
    expect(audit()).toHaveLength(1);
  });

  it('done again by the same person with other notes changes the notes alone', async () => {
    const id = await story();
    await decide(id, aoife, { action: 'approve' });
    api.deps.clock.advance({ minutes: 5 });
    const { body } = await decide(id, aoife, { action: 'approve', adminNotes: 'Consent by telephone.' });
    expect(body).toMatchObject({ adminNotes: 'Consent by telephone.', approvedAt: '2026-03-02T09:00:00.000Z' });
  });

  it('done again by another person is a conflict that names who decided and when', async () => {
    const id = await story();
    await decide(id, aoife, { action: 'approve' });
    const { status, body } = await decide(id, brian, { action: 'approve' });
    expect([status, body.code]).toEqual([409, 'conflict']);
    expect(body.message).toBe('This testimonial was already approved by Aoife Byrne on 2 March 2026 at 09:00.');
  });
});

it.each(['', 'accepted', 'APPROVE', 'delete', null])(
  'a testimonial is not decided with the action %j',
  async (action) => {
    const id = await story();
    expect((await decide(id, aoife, { action, adminNotes: 'x' })).status).toBe(400);
  },
);

describe('rejecting a testimonial', () => {
  it.each([[{}], [{ adminNotes: '' }], [{ adminNotes: '  ' }]])('needs a reason: %j', async (notes) => {
    const id = await story();
    const { status, body } = await decide(id, aoife, { action: 'reject', ...notes });
    expect([status, body.code, body.message]).toEqual([400, 'invalid', REJECT_REASON_REQUIRED]);
    expect(body.fields).toEqual({ adminNotes: 'Please provide a reason for rejection.' });
    expect((await api.get('/testimonials/pending', aoife)).body.total).toBe(1);
  });

  it('removes it from the pending and the approved list, but not from the list of all', async () => {
    const id = await story();
    const { body } = await decide(id, aoife, { action: 'reject', adminNotes: 'Names a doctor.' });
    expect(body).toMatchObject({
      status: 'rejected',
      isApproved: false,
      approvedAt: null,
      adminNotes: 'Names a doctor.',
    });
    expect(await approvedIds()).toEqual([]);
    expect((await api.get('/testimonials/pending', aoife)).body).toEqual({ testimonials: [], total: 0 });
    expect((await api.get('/testimonials', aoife)).body.total).toBe(1);
  });

  it('can be reversed, in both directions', async () => {
    const id = await story();
    await decide(id, aoife, { action: 'reject', adminNotes: 'Names a doctor.' });
    expect((await decide(id, brian, { action: 'approve' })).body).toMatchObject({ approvedBy: 'Brian Roche' });
    expect(await approvedIds()).toEqual([id]);
    await decide(id, aoife, { action: 'reject', adminNotes: 'She asked us to.' });
    expect(await approvedIds()).toEqual([]);
  });
});

describe('two people deciding at once', () => {
  it('alike: one succeeds, the other gets a conflict', async () => {
    const id = await story();
    const answers = await Promise.all([aoife, brian].map((as) => decide(id, as, { action: 'approve' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(audit()).toHaveLength(1);
  });

  it('differently: the one who saw it pending gets a conflict', async () => {
    const id = await story();
    const answers = await Promise.all([
      decide(id, aoife, { action: 'approve', from: 'pending' }),
      decide(id, brian, { action: 'reject', adminNotes: 'No.', from: 'pending' }),
    ]);
    const [done, refused] = answers.toSorted((a, b) => a.status - b.status);
    expect([done?.status, refused?.status]).toEqual([200, 409]);
    expect(refused?.body.message).toContain(`already ${done?.body.status} by ${done?.body.reviewedBy}`);
    expect(await approvedIds()).toEqual(done?.body.isApproved ? [id] : []);
  });
});
