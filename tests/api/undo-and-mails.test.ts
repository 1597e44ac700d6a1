import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { productMailer } from '../support/product-mailer.ts';
import { FRIDAY, type Runs, runsIn, THURSDAY } from '../support/runs.ts';
import { makeOffer, submitStory } from '../support/submissions.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

let api: TestApi;
let aoife: Headers;
let made: Runs;
beforeEach(async () => {
  api = testApi();
  aoife = await api.staff('Volunteer', 'Aoife Byrne');
  made = runsIn(api, aoife);
});

const undo = (id: string, kind = 'donationitems') => api.call('put', `/${kind}/${id}/undo`, { as: aoife });
const mails = (id: string) =>
  api.deps.store.data.mails
    .list('about', id)
    .filter(({ cause }) => cause !== 'form')
    .map(({ kind, state }) => `${kind}: ${state}`)
    .toSorted();

const decisions = [
  { status: 'collected' },
  { status: 'rejected', adminNotes: 'Worn.' },
  { status: 'pending' },
] as const;

describe.each(decisions)('an agreed collection that is set to $status by mistake', (decision) => {
  const agreed = async () => {
    const run = await made.runOf();
    const pickup = await made.pickupOf();
    await made.assign(run, [pickup.id]);
    await made.agree(run.id);
    await made.later(3);
    expect(mails(pickup.id)).toEqual(['day-agreed: sent', 'day-reminder: waiting', 'offer-approved-pickup: sent']);
    return { ...pickup, run };
  };
  const dayOf = async (token: string) => (await made.yours(token)).body.day;

  it('is back on its run with its day and its reminder once that is undone, and nothing is told', async () => {
    const { id, token, run } = await agreed();
    const before = mails(id);
    expect((await made.review(id, decision)).status).toBe(200);
    expect(made.run(run.id).stops).toEqual([]);
    expect((await undo(id)).status).toBe(200);
    expect(await dayOf(token)).toEqual({ date: THURSDAY, from: '09:30', to: '15:30' });
    expect(made.run(run.id)).toMatchObject({ stops: [{ donationId: id }], left: [] });
    expect(made.stored(id).previous).toBeUndefined();
    await made.later(3);
    expect(mails(id)).toEqual(before);
  });

  it('is agreed anew for a donor who was told of the mistake meanwhile', async () => {
    const { id, token } = await agreed();
    await made.review(id, decision);
    await made.later(3);
    await undo(id);
    await made.later(3);
    expect(await dayOf(token)).toMatchObject({ date: THURSDAY });
    expect(mails(id).filter((one) => one.startsWith('day-'))).toEqual([
      'day-agreed: sent',
      'day-agreed: sent',
      ...(decision.status === 'pending' ? ['day-changed: sent'] : []),
      'day-reminder: waiting',
    ]);
  });

  it.each([
    ['is full', (run: { id: string; revision: number }, other: string) => made.assign(run, [other])],
    ['is on another day', (run: { id: string }) => made.change(run.id, { date: FRIDAY })],
    ['is out', (run: { id: string }) => made.change(run.id, { state: 'out' })],
    ['is cancelled', (run: { id: string }) => made.change(run.id, { state: 'cancelled' })],
  ])('is told once to be off where the run %s', async (_, change) => {
    const { id, token, run } = await agreed();
    const other = await made.pickupOf();
    await made.change(run.id, { stopsMax: 1 });
    await made.review(id, decision);
    await change(await made.read(run.id), other.id);
    expect((await undo(id)).status).toBe(200);
    expect(await dayOf(token)).toBeNull();
    await made.later(3);
    await made.later(3);
    const days = mails(id).filter((one) => one.startsWith('day-'));
    expect(days).toEqual(['day-agreed: sent', 'day-changed: sent']);
  });
});

describe.each(['waiting', 'written'])('a receipt that is %s', (state) => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'receipt-'));
    const own = productMailer(folder);
    api = testApi({ mailer: own.mailer });
    own.on(api.deps);
    aoife = await api.staff('Volunteer', 'Aoife Byrne');
    made = runsIn(api, aoife);
  });
  afterEach(() => rm(folder, { recursive: true }));
  const receipts = (id: string) =>
    api.deps.store.data.mails
      .list('about', id)
      .filter(({ kind }) => kind === 'offer-received')
      .map((mail) => mail.state);

  it.each([{ status: 'approved' }, { status: 'rejected', adminNotes: 'Worn.' }])(
    'waits again, once, when a decision is undone: $status',
    async (decision) => {
      const { id } = (await makeOffer(api)).body;
      if (state === 'written') await api.deps.outbox.deliverDue();
      expect(receipts(id)).toEqual([state]);
      expect((await made.review(id, decision)).status).toBe(200);
      expect(receipts(id)).toEqual([]);
      expect((await undo(id)).status).toBe(200);
      expect(receipts(id)).toEqual(['waiting']);
    },
  );
});

describe('a decision that holds again before it was told', () => {
  it('is told to the donor, once', async () => {
    const { id } = await made.pickupOf();
    await made.review(id, { status: 'rejected', adminNotes: 'A mistake.' });
    await undo(id);
    expect(mails(id)).toEqual(['offer-approved-pickup: waiting']);
    await made.later(3);
    await made.review(id, { status: 'rejected', adminNotes: 'A mistake.' });
    await undo(id);
    await made.later(3);
    expect(mails(id)).toEqual(['offer-approved-pickup: sent']);
  });

  it('is told to the author, once', async () => {
    const { id } = (await submitStory(api, { email: 'niamh@post.example' })).body;
    const decide = (json: object) => api.call('put', `/testimonials/${id}/status`, { as: aoife, json });
    await decide({ action: 'approve' });
    await decide({ action: 'reject', adminNotes: 'A mistake.' });
    expect((await undo(id, 'testimonials')).body.status).toBe('approved');
    expect(mails(id)).toEqual(['testimonial-published: waiting']);
    await made.later(3);
    await decide({ action: 'reject', adminNotes: 'A mistake.' });
    await undo(id, 'testimonials');
    await made.later(3);
    expect(mails(id)).toEqual(['testimonial-published: sent']);
  });
});
