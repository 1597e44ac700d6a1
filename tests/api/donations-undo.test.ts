import { beforeEach, describe, expect, it } from 'vitest';
import { offersIn } from '../support/offers.ts';
import { personNamed } from '../support/people.ts';
import { formOf, pngFile } from '../support/submissions.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

const NOBODY = 'AAAAAAAAAAAAAAAAAAAAAA';

let api: TestApi;
let aoife: Headers;
let declan: Headers;
let offerOf: ReturnType<typeof offersIn>['offerOf'];
let review: ReturnType<typeof offersIn>['review'];
beforeEach(async () => {
  api = testApi();
  aoife = await api.staff('Volunteer', 'Aoife Byrne');
  declan = await api.staff('Volunteer', 'Declan Roche');
  ({ offerOf, review } = offersIn(api, aoife));
});

const undo = (id: string, as = aoife, more = {}) => api.call('put', `/donationitems/${id}/undo`, { as, ...more });
const read = async (id: string) => (await api.get(`/donationitems/${id}`, aoife)).body;
const rejection = { status: 'rejected', adminNotes: 'Worn through.' };

describe('undoing a decision on a donation', () => {
  it.each([{ status: 'approved', adminNotes: 'Van on Tuesday.' }, rejection])(
    'restores status, notes and reviewer, and writes the way back into the history: %j',
    async (decision) => {
      const { id } = await offerOf();
      await api.deps.outbox.deliverDue();
      const before = await read(id);
      const decided = (await review(id, decision)).body;
      expect(decided.undoUntil).toBe('2026-03-03T09:01:00.000Z');
      api.deps.clock.advance({ minutes: 1 });
      const { status, body } = await undo(id);
      const entry = {
        at: '2026-03-02T09:02:00.000Z',
        by: 'Aoife Byrne',
        from: decision.status,
        to: 'pending',
        notes: null,
      };
      expect(status).toBe(200);
      expect(body).toEqual({ ...before, history: [...decided.history, entry] });
      expect(body).toMatchObject({ adminNotes: null, reviewedBy: null, reviewedAt: null, undoUntil: null });
      expect((await api.get('/donationitems/status/pending', aoife)).body.total).toBe(1);
      expect((await api.get('/donationitems/counts', aoife)).body).toMatchObject({ pending: 1, [decision.status]: 0 });
    },
  );

  it('goes back one step, even to a state that no decision allows: from rejected to a colleague’s approval', async () => {
    const { id } = await offerOf();
    const approved = (await review(id, { status: 'approved', adminNotes: 'Van on Tuesday.' }, declan)).body;
    api.deps.clock.advance({ minutes: 5 });
    await review(id, rejection);
    const { body } = await undo(id);
    expect(body).toMatchObject({
      status: 'approved',
      adminNotes: 'Van on Tuesday.',
      reviewedBy: 'Declan Roche',
      reviewedAt: approved.reviewedAt,
      undoUntil: null,
    });
    const again = await undo(id);
    expect([again.status, again.body.code]).toEqual([409, 'conflict']);
  });

  it('restores the time of collection', async () => {
    const { id } = await offerOf();
    await review(id, { status: 'approved' });
    const { collectedAt } = (await review(id, { status: 'collected' })).body;
    api.deps.clock.advance({ minutes: 5 });
    await review(id, { status: 'approved' });
    expect((await undo(id)).body).toMatchObject({ status: 'collected', collectedAt });
  });

  it('is in the audit log without the notes', async () => {
    const { id, reference } = await offerOf();
    await review(id, rejection);
    await undo(id);
    const [entry] = api.deps.store.data.audit.list('newest', 'all');
    expect(entry).toMatchObject({
      actorId: personNamed(api.deps, 'Aoife Byrne').id,
      action: 'decision undone',
      subjectKind: 'donation',
      subjectId: id,
      detail: reference,
      before: { status: 'rejected', notesLength: 13 },
      after: { status: 'pending', notesLength: 0 },
    });
    expect(JSON.stringify(entry)).not.toContain('Worn');
  });

  it('lets the offer be decided again, and its photos be added again', async () => {
    const { id } = await offerOf();
    await review(id, rejection);
    await undo(id);
    const photos = await api.call('post', `/donationitems/${id}/photos`, { form: formOf({ photos: [pngFile()] }) });
    expect(photos.status).toBe(201);
    expect((await review(id, { status: 'approved', from: 'pending' })).body.status).toBe('approved');
  });

  it('returns the previous state in no response', async () => {
    const { id } = await offerOf();
    const decided = await review(id, rejection);
    const list = await api.get('/donationitems', aoife);
    for (const { text } of [decided, list]) expect(text).not.toContain('previous');
  });
});

describe('undoing is refused', () => {
  const conflictWith = (said: string) => [409, 'conflict', expect.stringContaining(said)];
  const refusal = async (work: ReturnType<typeof undo>) => {
    const { status, body } = await work;
    return [status, body.code, body.message];
  };

  it('if there is nothing to undo', async () => {
    const { id } = await offerOf();
    expect(await refusal(undo(id))).toEqual(conflictWith('no decision to undo'));
  });

  it('if a colleague decided since, and changes nothing', async () => {
    const { id } = await offerOf();
    await review(id, { status: 'approved' });
    await review(id, { status: 'collected' }, declan);
    const before = await read(id);
    expect(await refusal(undo(id))).toEqual(conflictWith('Declan Roche made this decision'));
    expect(await read(id)).toEqual(before);
  });

  it('after a day', async () => {
    const { id } = await offerOf();
    await review(id, { status: 'approved' });
    api.deps.clock.advance({ days: 1 });
    expect((await undo(id, await api.again('Aoife Byrne'))).status).toBe(200);
    await review(id, { status: 'approved' }, await api.again('Aoife Byrne'));
    api.deps.clock.advance({ days: 1, seconds: 1 });
    const late = undo(id, await api.again('Aoife Byrne'));
    expect(await refusal(late)).toEqual(conflictWith('more than a day ago'));
  });

  it('for strangers, and for an unknown donation', async () => {
    const { id } = await offerOf();
    await review(id, { status: 'approved' });
    expect((await undo(id, {})).status).toBe(401);
    expect((await undo(NOBODY)).status).toBe(404);
    expect((await read(id)).status).toBe('approved');
  });

  it('for one of two concurrent calls', async () => {
    const { id } = await offerOf();
    await review(id, { status: 'approved' });
    const statuses = (await Promise.all([undo(id), undo(id)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
  });
});
