import { beforeEach, describe, expect, it } from 'vitest';
import { DONATION_LINK_UNKNOWN } from '#contract/donations/managed-donation.ts';
import { LINK_REQUIRED } from '#contract/manage-link/manage-token.ts';
import { existing } from '../support/existing.ts';
import { offersIn } from '../support/offers.ts';
import { formOf, offer, pngFile, submitStory } from '../support/submissions.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

let api: TestApi;
let aoife: Headers;
let made: ReturnType<typeof offersIn>;
beforeEach(async () => {
  api = testApi();
  aoife = await api.staff('Volunteer', 'Aoife Byrne');
  made = offersIn(api, aoife);
});

const tokenOf = (url: string) => url.split('#')[1] ?? '';
const offered = async (fields: Record<string, unknown> = {}) => {
  const body = await made.offerOf(fields);
  return { ...body, token: tokenOf(body.manageUrl) };
};
const see = (token: unknown, headers: Headers = {}) =>
  api.call('post', '/donationitems/yours', { json: { token }, headers });
const withdraw = (token: string, as?: Headers) =>
  api.call('post', '/donationitems/yours/withdraw', { json: { token }, ...(as && { as }) });
const addPhotos = (token: string, photos: Blob[]) =>
  api.call('post', '/donationitems/yours/photos', { form: formOf({ token, photos }) });
const stored = (id: string) => existing(api.deps.store.data.donations.get(id));
const photos = (count: number) => Array.from({ length: count }, (_, at) => pngFile(640 + at, 480));

describe('the donor’s page behind the manage link', () => {
  it('answers the offer and where it stands, by the token, the whole link, or one with a day behind it', async () => {
    const { reference, token, manageUrl } = await offered();
    const expected = {
      reference,
      category: 'furniture',
      condition: 'good',
      description: offer.description,
      status: 'pending',
      statusText: expect.stringContaining('within 2-3 business days'),
      withdrawn: false,
      pickupRequired: true,
      pickupAddress: offer.pickupAddress,
      photos: [],
      picturesWaiting: 0,
      day: null,
      days: [],
      dayAsked: null,
      createdAt: '2026-03-02T09:00:00.000Z',
      decidedAt: null,
      withdrawnAt: null,
      collectedAt: null,
    };
    for (const link of [token, manageUrl, ` ${manageUrl}.a `]) {
      const { status, body, headers } = await see(link);
      expect([status, body]).toEqual([200, expected]);
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });

  it('follows the offer until it is collected', async () => {
    const { id, token } = await offered({ pickupRequired: false });
    await made.review(id, { status: 'approved' });
    const approved = (await see(token)).body;
    expect(approved).toMatchObject({ status: 'approved', decidedAt: '2026-03-02T09:01:00.000Z', collectedAt: null });
    expect(approved.statusText).toContain('shops');
    api.deps.clock.advance({ minutes: 30 });
    await made.review(id, { status: 'collected' });
    expect((await see(token)).body).toMatchObject({
      status: 'collected',
      decidedAt: '2026-03-02T09:01:00.000Z',
      collectedAt: '2026-03-02T09:31:00.000Z',
    });
  });

  it('an offer that staff look at again has no decision', async () => {
    const { id, token } = await offered();
    await made.review(id, { status: 'approved' });
    await made.review(id, { status: 'pending' });
    expect((await see(token)).body).toMatchObject({ status: 'pending', decidedAt: null });
  });

  it('never shows notes or names of staff; the reason for the donor is shown', async () => {
    const { id, token } = await offered();
    const reasonForDonor = 'We may not sell it without its fire label.';
    const { body } = await made.review(id, { status: 'rejected', adminNotes: 'Mouldy, and rude.', reasonForDonor });
    expect(body).toMatchObject({ reasonForDonor, adminNotes: 'Mouldy, and rude.' });
    const own = await see(token);
    expect(own.body).toMatchObject({
      status: 'rejected',
      statusText: reasonForDonor,
      reasonForDonor,
      withdrawn: false,
    });
    expect(own.text).not.toMatch(/Mouldy|Aoife|history|reviewedBy|submitter|niamh/i);
  });

  it('a decline without a reason for the donor says no more than that; undone and approved, the reason is gone', async () => {
    const { id, token } = await offered();
    await made.review(id, { status: 'rejected', adminNotes: 'Mouldy.' });
    const { body } = await see(token);
    expect(body.statusText).toBe('Thank you for offering it. We cannot take it this time.');
    expect(body).not.toHaveProperty('reasonForDonor');
    await made.review(id, { status: 'pending' });
    await made.review(id, { status: 'rejected', reasonForDonor: 'No room.' });
    expect((await see(token)).body.statusText).toBe('No room.');
    await api.call('put', `/donationitems/${id}/undo`, { as: aoife });
    expect(stored(id)).toMatchObject({ status: 'pending' });
    expect(stored(id).reasonForDonor).toBeUndefined();
    expect((await see(token)).text).not.toContain('No room.');
  });

  it('shows the photos, which have no address without a sign-in', async () => {
    const { token } = await offered();
    const { status, body } = await addPhotos(token, photos(2));
    expect([status, body.photoUrls.length, body.picturesWaiting]).toEqual([201, 2, 0]);
    const own = (await see(token)).body;
    expect(own.photos).toHaveLength(2);
    for (const photo of own.photos) expect(photo.dataUrl).toMatch(/^data:image\/webp;base64,\w/);
    expect(own.photos.map(({ width, height }: { width: number; height: number }) => [width, height])).toEqual([
      [400, 300],
      [400, 300],
    ]);
    expect(JSON.stringify(own)).not.toContain('/api/media/');
  });
});

describe.each(['withdrawn', 'approved', 'rejected'])('the mail that an offer has come, once it is %s', (end) => {
  it('is not sent any more where it still waits', async () => {
    const { id, token } = await offered();
    const kinds = () => api.deps.store.data.mails.list('about', id).map(({ kind }) => kind);
    expect(kinds()).toContain('offer-received');
    if (end === 'withdrawn') await withdraw(token);
    else await made.review(id, { status: end, ...(end === 'rejected' && { adminNotes: 'Worn.' }) });
    expect(kinds()).not.toContain('offer-received');
  });
});

describe('withdrawing an offer', () => {
  it.each(['pending', 'approved'])('a %s one becomes rejected by the donor, and staff see why', async (status) => {
    const { id, reference, token } = await offered();
    if (status === 'approved') await made.review(id, { status });
    const { status: code, body } = await withdraw(token);
    expect([code, body]).toEqual([200, expect.objectContaining({ status: 'rejected', withdrawn: true })]);
    expect(body.withdrawnAt).toBe(api.deps.now().toISOString());
    const seen = (await api.get(`/donationitems/${id}`, aoife)).body;
    expect(seen).toMatchObject({ status: 'rejected', reviewedBy: 'The donor', reviewedById: null, undoUntil: null });
    expect(seen.history.at(-1)).toMatchObject({
      by: 'The donor',
      from: status,
      to: 'rejected',
      notes: 'Withdrawn by the donor.',
    });
    const [entry] = (await api.get('/audit', await api.staff())).body.entries;
    expect(entry).toMatchObject({ actorId: null, actorName: 'The donor', action: 'withdrawn', detail: reference });
  });

  it('deletes its photos; once staff look at it again, it takes new ones', async () => {
    const { id, token } = await offered();
    await addPhotos(token, photos(2));
    expect(await api.deps.images.list()).toHaveLength(2);
    expect((await withdraw(token)).body.photos).toEqual([]);
    expect([stored(id).photos, await api.deps.images.list()]).toEqual([[], []]);
    await made.review(id, { status: 'pending' });
    expect((await addPhotos(token, photos(5))).status).toBe(201);
    expect(await api.deps.images.list()).toHaveLength(5);
  });

  it('is no review by staff in the figures', async () => {
    const { token } = await offered();
    await withdraw(token);
    const { body } = await api.get('/analytics', await api.staff());
    expect(body.review.donations).toMatchObject({ reviewed: 0, approved: 0, rejected: 0, approvalRate: null });
  });

  it('twice is the same as once, and keeps the time', async () => {
    const { id, token } = await offered();
    const first = (await withdraw(token)).body;
    api.deps.clock.advance({ hours: 1 });
    expect((await withdraw(token)).body).toEqual(first);
    expect(stored(id).history).toHaveLength(1);
  });

  it('is refused once it is collected or declined, and changes nothing', async () => {
    const collected = await offered();
    await made.review(collected.id, { status: 'approved' });
    await made.review(collected.id, { status: 'collected' });
    const declined = await offered();
    await made.review(declined.id, { status: 'rejected', adminNotes: 'Worn.' });
    for (const { id, token } of [collected, declined]) {
      const before = stored(id);
      const { status, body } = await withdraw(token);
      expect([status, body.code]).toEqual([409, 'conflict']);
      expect(stored(id)).toBe(before);
    }
  });

  it('nobody undoes it, not even one who decided before; staff may look at it again, and then it is not withdrawn', async () => {
    const { id, token } = await offered();
    await made.review(id, { status: 'approved' });
    await withdraw(token);
    expect((await api.call('put', `/donationitems/${id}/undo`, { as: aoife })).status).toBe(409);
    expect((await made.review(id, { status: 'approved' })).status).toBe(409);
    expect((await made.review(id, { status: 'pending' })).status).toBe(200);
    expect((await see(token)).body).toMatchObject({ status: 'pending', withdrawn: false, withdrawnAt: null });
  });

  it('at the moment when staff approve it leaves one of both, told to both', async () => {
    const { id, token } = await offered();
    const [own, staff] = await Promise.all([withdraw(token), made.review(id, { status: 'approved', from: 'pending' })]);
    expect([own.status, [200, 409].includes(staff.status)]).toEqual([200, true]);
    expect(stored(id).status).toBe('rejected');
  });

  it('in quarantine it adds nothing to the log', async () => {
    const { id, token } = await offered();
    const quarantine = { quarantinedAt: api.deps.now().toISOString(), quarantineReason: 'ceiling' } as const;
    await api.deps.store.change((draft) => draft.donations.put({ ...stored(id), ...quarantine }));
    expect((await see(token)).body.status).toBe('pending');
    expect((await withdraw(token)).body.withdrawn).toBe(true);
    expect(api.deps.store.data.audit.size).toBe(0);
  });
});

describe('asking for a day that suits', () => {
  const ask = (token: string, note?: string | null) =>
    api.call('post', '/donationitems/yours/another-day', { json: { token, note } });

  it('reaches staff with the note; a later one replaces it, and the log has one entry without the words', async () => {
    const { id, token } = await offered();
    await made.review(id, { status: 'approved' });
    const { status, body } = await ask(token, ' Mornings are best. ');
    expect([status, body.status, body.dayAsked.note]).toEqual([200, 'approved', 'Mornings are best.']);
    await ask(token, 'Only on Fridays.');
    const seen = await api.get(`/donationitems/${id}`, aoife);
    expect(seen.body.dayAsked).toEqual({ at: api.deps.now().toISOString(), note: 'Only on Fridays.' });
    const log = await api.get('/audit', await api.staff());
    const asked = log.body.entries.filter(({ action }: { action: string }) => action === 'asked for another day');
    expect(asked).toMatchObject([{ actorId: null, actorName: 'The donor' }]);
    expect(log.text).not.toMatch(/Mornings|Fridays/);
  });

  it('is taken five times an hour, while the same wish again is nothing new', async () => {
    const { id, token } = await offered();
    await made.review(id, { status: 'approved' });
    for (const hour of [1, 2, 3, 4, 5]) expect((await ask(token, `After ${hour}.`)).status).toBe(200);
    expect((await ask(token, 'After 5.')).status).toBe(200);
    expect((await ask(token, 'After 6.')).status).toBe(429);
    expect(stored(id).dayAsked?.note).toBe('After 5.');
    api.deps.clock.advance({ hours: 1 });
    expect((await ask(token, 'After 6.')).status).toBe(200);
  });

  it('needs no note, and ends when staff decide again', async () => {
    const { id, token } = await offered();
    await made.review(id, { status: 'approved' });
    expect((await ask(token, null)).body.dayAsked.note).toBe('');
    await made.review(id, { status: 'collected' });
    expect(stored(id).dayAsked).toBeUndefined();
  });

  it.each(['pending', 'rejected', 'collected', 'dropped off'])('is refused for one that is %s', async (state) => {
    const { id, token } = await offered(state === 'dropped off' ? { pickupRequired: false } : {});
    if (state === 'rejected') await made.review(id, { status: state, adminNotes: 'Worn.' });
    if (state === 'collected' || state === 'dropped off') await made.review(id, { status: 'approved' });
    if (state === 'collected') await made.review(id, { status: state });
    expect((await ask(token, 'Mornings.')).status).toBe(409);
    expect(stored(id).dayAsked).toBeUndefined();
  });

  it('refuses a note that is too long, and a wrong token', async () => {
    const { id, token } = await offered();
    await made.review(id, { status: 'approved' });
    expect((await ask(token, 'x'.repeat(501))).body.fields.note).toContain('500');
    expect((await ask(`${id}${'0'.repeat(32)}`)).body.message).toBe(DONATION_LINK_UNKNOWN);
  });
});

describe('photos through the manage link', () => {
  it('are taken days later and after an approval, five in all', async () => {
    const { id, token } = await offered();
    api.deps.clock.advance({ days: 3 });
    expect((await addPhotos(token, photos(2))).status).toBe(201);
    await made.review(id, { status: 'approved' });
    expect((await addPhotos(token, photos(3))).status).toBe(201);
    const { status, body } = await addPhotos(token, photos(1));
    expect([status, body.message]).toEqual([409, 'You can upload a maximum of 5 photos']);
    expect(stored(id).photos).toHaveLength(5);
  });

  it.each(['collected', 'rejected', 'withdrawn'])('are refused once it is %s, and leave no file', async (state) => {
    const { id, token } = await offered();
    if (state === 'withdrawn') await withdraw(token);
    else if (state === 'rejected') await made.review(id, { status: state, adminNotes: 'Worn.' });
    else for (const status of ['approved', 'collected']) await made.review(id, { status });
    expect((await addPhotos(token, photos(1))).status).toBe(409);
    expect([stored(id).photos, await api.deps.images.list()]).toEqual([[], []]);
  });

  it('need a token, and at least one photo', async () => {
    const { id, token } = await offered();
    expect((await addPhotos('', photos(1))).body.fields).toEqual({ token: LINK_REQUIRED });
    expect((await addPhotos(`${id}${'0'.repeat(32)}`, photos(1))).body.message).toBe(DONATION_LINK_UNKNOWN);
    expect((await addPhotos(token, [])).status).toBe(400);
    expect(await api.deps.images.list()).toEqual([]);
  });
});

describe('a manage link of an offer', () => {
  const calls = [
    ['see', (token: string) => see(token)],
    ['withdraw', (token: string) => withdraw(token)],
    ['photos', (token: string) => addPhotos(token, photos(1))],
  ] as const;

  it.each(calls)(
    '%s: wrong, unknown, erased, of an old version and of a testimonial have one answer',
    async (_, call) => {
      const { id, token } = await offered();
      const erased = await offered();
      await api.call('delete', `/donationitems/${erased.id}`, { as: await api.staff() });
      const old = await offered();
      await api.deps.store.change((draft) => draft.donations.put({ ...stored(old.id), linkVersion: 2 }));
      const { body: story } = await submitStory(api);
      const wrong = [`${id}${'0'.repeat(32)}`, 'guess', id, erased.token, old.token, tokenOf(story.manageUrl)];
      const answers = await Promise.all(wrong.map(call));
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(
        new Set([`404 ${JSON.stringify({ code: 'not_found', message: DONATION_LINK_UNKNOWN })}`]),
      );
      expect(stored(id)).toMatchObject({ status: 'pending', photos: [] });
      expect((await see(token)).status).toBe(200);
    },
  );

  it('opens nothing of another donor', async () => {
    const mine = await offered();
    const other = await offered({ submitterName: 'Máire Kelly', description: 'A blue winter coat, size 14.' });
    await withdraw(other.token);
    expect((await see(mine.token)).body).toMatchObject({ reference: mine.reference, status: 'pending' });
    expect((await see(mine.token)).text).not.toContain('coat');
  });

  it('does the same for a volunteer, an administrator and somebody with a bad token as for anyone', async () => {
    const { token } = await offered();
    const answers = await Promise.all(
      [{}, aoife, await api.staff(), { authorization: 'Bearer bad' }].map((headers) => see(token, headers)),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect((await see('guess', await api.staff())).status).toBe(404);
  });

  it('is in no answer but the first, no record, no export and no log entry', async () => {
    const { id, token } = await offered();
    const secret = token.slice(22);
    await made.review(id, { status: 'approved' });
    await see(token);
    await withdraw(token);
    const admin = await api.staff();
    for (const path of [`/donationitems/${id}`, '/donationitems', '/donationitems.csv', '/audit', '/dashboard']) {
      expect((await api.get(path, admin)).text).not.toContain(secret);
    }
    const { text } = await api.call('post', '/privacy/export', { as: admin, json: { email: offer.submitterEmail } });
    expect(text).toContain(offer.description);
    expect(text).not.toMatch(new RegExp(`${secret}|linkVersion`));
    const { donations, audit } = api.deps.store.data;
    expect(JSON.stringify([...donations.all(), ...audit.all()])).not.toContain(secret);
  });

  it('is limited to 60 requests in ten minutes from one address', async () => {
    const answers = await Promise.all(
      Array.from({ length: 61 }, () => see('guess', { 'x-forwarded-for': '192.0.2.9' })),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    expect((await see('guess', { 'x-forwarded-for': '192.0.2.10' })).status).toBe(404);
  });

  it.each([undefined, null, 5, {}, '', 'x'.repeat(201)])('%j is refused with a sentence', async (token) => {
    const { status, body } = await see(token);
    expect([status, typeof body.fields.token]).toEqual([400, 'string']);
  });
});
