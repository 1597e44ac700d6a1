import { beforeEach, describe, expect, it } from 'vitest';
import { donationTransitions } from '#contract/donations/donation-desk.ts';
import { donationStatuses } from '#contract/donations/donations.ts';
import { offersIn } from '../support/offers.ts';
import { formOf, pngFile } from '../support/submissions.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

let api: TestApi;
let staff: Headers;
let offerOf: ReturnType<typeof offersIn>['offerOf'];
let review: ReturnType<typeof offersIn>['review'];
beforeEach(async () => {
  api = testApi();
  staff = await api.staff('Volunteer', 'Aoife Byrne');
  ({ offerOf, review } = offersIn(api, staff));
});

const reason = { adminNotes: 'Worn through.' };

describe('reviewing a donation', () => {
  it('adds an entry to the history: who, when, from, to and why', async () => {
    const { id } = await offerOf();
    const { status, body } = await review(id, { status: 'rejected', ...reason });
    expect(status).toBe(200);
    const at = '2026-03-02T09:01:00.000Z';
    expect(body).toMatchObject({ status: 'rejected', reviewedBy: 'Aoife Byrne', reviewedAt: at, ...reason });
    expect(body.history).toEqual([{ at, by: 'Aoife Byrne', from: 'pending', to: 'rejected', notes: 'Worn through.' }]);
  });

  it('sets the time of collection, and clears it when that is reverted', async () => {
    const { id } = await offerOf();
    await review(id, { status: 'approved' });
    const collected = await review(id, { status: 'collected' });
    expect(collected.body.collectedAt).toBe('2026-03-02T09:01:00.000Z');
    const back = await review(id, { status: 'approved' });
    expect(back.body.collectedAt).toBeNull();
    expect(back.body.history).toHaveLength(3);
  });

  const steps = donationStatuses.flatMap((from) => donationStatuses.map((to) => [from, to] as const));
  const pathTo = { pending: [], approved: ['approved'], rejected: ['rejected'], collected: ['approved', 'collected'] };
  it.each(steps)('allows only valid changes of status: %s to %s', async (from, to) => {
    const { id } = await offerOf();
    for (const status of pathTo[from]) await review(id, { status, ...reason });
    const { status, body } = await review(id, { status: to, ...reason });
    const mayFollow = donationTransitions[from].includes(to);
    expect([status, mayFollow ? body.status : body.code]).toEqual(mayFollow ? [200, to] : [409, 'conflict']);
    if (!mayFollow) expect(api.deps.store.data.donations.get(id)?.status).toBe(from);
  });

  it.each([[{}], [{ adminNotes: ' ' }]])('needs a reason for a rejection: %j', async (notes) => {
    const { id } = await offerOf();
    const { status, body } = await review(id, { status: 'rejected', ...notes });
    expect([status, body.fields]).toEqual([400, { adminNotes: 'Please provide a reason for rejection.' }]);
  });

  it.each([[{}], [{ status: 'lost' }], [{ status: 'Approved' }], [{ status: ['approved'] }]])(
    'refuses %j',
    async (json) => {
      const { id } = await offerOf();
      const { status, body } = await review(id, json);
      expect([status, body.message]).toEqual([400, 'Status must be pending, approved, rejected or collected.']);
    },
  );

  it('by two people at once succeeds once, and the other learns who decided', async () => {
    const { id } = await offerOf();
    const brian = await api.staff('Administrator', 'Brian Roche');
    const answers = await Promise.all([
      review(id, { status: 'approved', from: 'pending' }),
      review(id, { status: 'rejected', from: 'pending', ...reason }, brian),
    ]);
    const [done, refused] = answers.toSorted((a, b) => a.status - b.status);
    expect([done?.status, refused?.status]).toEqual([200, 409]);
    const { status, reviewedBy } = done?.body ?? {};
    expect(refused?.body.message).toContain(`was ${status} by ${reviewedBy} on 2 March 2026 at 09:01`);
  });

  it('ignores fields that only the server sets, and is 404 for an unknown donation', async () => {
    const { id } = await offerOf();
    const forged = { reviewedBy: 'Someone', id: 'x', history: [], description: 'changed' };
    expect((await review(id, { status: 'approved', ...forged })).body).toMatchObject({
      id,
      reviewedBy: 'Aoife Byrne',
      description: 'A solid oak table with four chairs.',
    });
    expect((await review('AAAAAAAAAAAAAAAAAAAAAA', { status: 'approved' })).status).toBe(404);
  });
});

describe('deleting a donation', () => {
  it('erases the record and its photos', async () => {
    const { id, reference } = await offerOf();
    await api.call('post', `/donationitems/${id}/photos`, { form: formOf({ photos: [pngFile(), pngFile()] }) });
    const as = await api.staff();
    expect((await api.call('delete', `/donationitems/${id}`, { as })).status).toBe(204);
    expect((await api.get(`/donationitems/${id}`, staff)).status).toBe(404);
    expect(await api.deps.images.list()).toEqual([]);
    const [entry] = api.deps.store.data.audit.list('newest', 'all');
    expect(entry).toMatchObject({ action: 'deleted', subjectKind: 'donation', detail: reference });
    expect(JSON.stringify(entry)).not.toContain('Niamh');
    expect((await api.call('delete', `/donationitems/${id}`, { as })).status).toBe(404);
  });

  it('is not for volunteers', async () => {
    const { id } = await offerOf();
    expect((await api.call('delete', `/donationitems/${id}`, { as: staff })).status).toBe(403);
    expect(api.deps.store.data.donations.get(id)).toBeDefined();
  });
});
