import { beforeEach, describe, expect, it } from 'vitest';
import { applyRetention } from '#api/privacy/apply-retention.ts';
import { collectionNames } from '#api/store/definitions.ts';
import { defaultRetention } from '#contract/privacy/retention.ts';
import { addPerson, personNamed } from '../support/people.ts';
import { runsIn } from '../support/runs.ts';
import { formOf, makeOffer, pngFile, STORY, submitStory } from '../support/submissions.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

const EMAIL = 'Maire.Nolan@post.example';

let api: TestApi;
let admin: Headers;
beforeEach(async () => {
  api = testApi();
  admin = await api.staff();
});

const post = (path: string, json: unknown, as = admin) => api.call('post', path, { as, json });
const log = () => [...api.deps.store.data.audit.all()];

/** A testimonial and an offer with photos by one person, and another person's testimonial. */
const history = async () => {
  const story = (await submitStory(api, { name: 'Máire Nolan', email: EMAIL, image: pngFile() })).body;
  const offer = (await makeOffer(api, { submitterEmail: EMAIL.toLowerCase() })).body;
  await api.call('post', `/donationitems/${offer.id}/photos`, { form: formOf({ photos: [pngFile(), pngFile()] }) });
  await api.call('put', `/testimonials/${story.id}/status`, { as: admin, json: { action: 'approve' } });
  const other = (await submitStory(api, { name: 'Brigid', email: 'brigid@post.example', content: `${STORY} Twice.` }))
    .body;
  await api.deps.outbox.deliverDue();
  return { story, offer, other };
};

describe('finding a person', () => {
  it('summarises everything about an address, case-insensitively', async () => {
    const { story, offer } = await history();
    const { status, body, headers } = await post('/privacy/find', { email: ` ${EMAIL.toUpperCase()} ` });
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body).toMatchObject({
      testimonials: [{ id: story.id, name: 'Máire Nolan', status: 'approved', photos: 1 }],
      donations: [{ id: offer.id, reference: offer.reference, photos: 2 }],
      account: null,
      audit: [{ subjectId: story.id, action: 'approved' }],
    });
  });

  it('finds a staff account and its audit entries, without secrets', async () => {
    const person = await addPerson(api.deps, { email: 'brid@charity.example', name: 'Bríd' });
    const { body, text } = await post('/privacy/find', { email: 'brid@charity.example' });
    expect(body.account).toMatchObject({ id: person.id, name: 'Bríd' });
    expect(text).not.toContain('passwordHash');
  });

  it('finds nothing about a stranger, and refuses an invalid address', async () => {
    await history();
    const nothing = { testimonials: [], donations: [], messages: [], account: null, audit: [] };
    expect((await post('/privacy/find', { email: 'nobody@post.example' })).body).toEqual(nothing);
    const refused = await post('/privacy/find', { email: 'nobody' });
    expect([refused.status, refused.body.fields.email]).toEqual([400, 'Please enter a valid email address']);
  });

  it.each(['find', 'export', 'erase'])('%s is for administrators', async (call) => {
    await history();
    const volunteer = await api.staff('Volunteer');
    expect((await post(`/privacy/${call}`, { email: EMAIL }, volunteer)).status).toBe(403);
    expect((await post(`/privacy/${call}`, { email: EMAIL }, {})).status).toBe(401);
    expect(api.deps.store.data.testimonials.size).toBe(2);
  });
});

describe('exporting a person', () => {
  it('is a file with every text and photo, and nothing of anybody else', async () => {
    const { story } = await history();
    const { status, body, text, headers } = await post('/privacy/export', { email: EMAIL });
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toBe('attachment; filename="personal-data.json"');
    expect(body.mails.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
      'offer-received',
      'testimonial-published',
      'testimonial-received',
    ]);
    expect(body.testimonials).toEqual([expect.objectContaining({ id: story.id, content: STORY, email: EMAIL })]);
    expect(body.testimonials[0].picture).toMatch(/^data:image\/webp;base64,/);
    expect(body.donations[0]).toMatchObject({ pickupAddress: '3 Quay Street, New Ross' });
    expect(body.donations[0].photos).toHaveLength(2);
    expect(text).not.toMatch(/linkHash|passwordHash|brigid/i);
  });

  it('holds what a donor asked for also where it is kept only for the undo of a decision', async () => {
    const made = runsIn(api, admin);
    const { id, token } = await made.pickupOf({ submitterEmail: EMAIL });
    await made.yours(token, '/another-day', { note: 'Only after 5.' });
    await made.review(id, { status: 'collected' });
    const { body } = await post('/privacy/export', { email: EMAIL });
    expect(body.donations[0].dayAskedBefore).toMatchObject({ note: 'Only after 5.' });
  });

  it('is logged without the address', async () => {
    await history();
    await post('/privacy/export', { email: EMAIL });
    expect(log().at(-1)).toMatchObject({ action: 'exported', detail: '1 testimonial, 1 donation' });
    expect(JSON.stringify(log())).not.toMatch(/post\.example|Nolan/i);
  });
});

describe('erasing a person', () => {
  it('deletes their records, photos and mails, and nobody else’s', async () => {
    const { other } = await history();
    expect(await api.deps.images.list()).toHaveLength(3);
    // To Máire about the testimonial (when its picture is made) and the offer, and to Brigid; the decision still waits.
    api.deps.clock.advance({ seconds: 10 });
    await api.deps.outbox.deliverDue();
    expect(api.deps.mails).toHaveLength(3);
    const { status, body } = await post('/privacy/erase', { email: EMAIL });
    expect([status, body]).toEqual([200, { testimonials: 1, donations: 1, messages: 0, photos: 3, account: false }]);
    expect([...api.deps.store.data.testimonials.all()].map(({ id }) => id)).toEqual([other.id]);
    expect(api.deps.store.data.donations.size).toBe(0);
    expect(await api.deps.images.list()).toEqual([]);
    expect(api.deps.mails.map(({ to }) => to)).toEqual(['brigid@post.example']);
    expect((await api.get('/testimonials/approved')).body.total).toBe(0);
    expect(log().at(-1)).toMatchObject({
      action: 'erased',
      detail: '1 testimonial, 1 donation',
      actorId: personNamed(api.deps, 'Aoife Byrne').id,
    });
    expect(JSON.stringify(log())).not.toMatch(/post\.example|Nolan/i);
    expect((await post('/privacy/erase', { email: EMAIL })).status).toBe(404);
  });

  it('hands out and deletes their messages, and nobody else’s', async () => {
    const letter = { about: 'question', name: 'Maura', phone: '', message: 'When are you open on Saturdays?' };
    const own = (await post('/messages', { ...letter, email: EMAIL })).body;
    const other = (await post('/messages', { ...letter, name: 'Brigid', email: 'brigid@post.example' })).body;
    const idsOf = (messages: Iterable<{ id: string }>) => [...messages].map(({ id }) => id);
    expect(idsOf((await post('/privacy/export', { email: EMAIL })).body.messages)).toEqual([own.id]);
    expect((await post('/privacy/erase', { email: EMAIL })).body).toMatchObject({ messages: 1 });
    expect(idsOf(api.deps.store.data.messages.all())).toEqual([other.id]);
  });

  it('removes the name of a staff account from the audit log, and its sessions', async () => {
    const brid = await addPerson(api.deps, { email: 'brid@charity.example', name: 'Bríd' });
    const aoife = personNamed(api.deps, 'Aoife Byrne');
    const rename = await api.call('patch', `/people/${brid.id}`, { as: admin, json: { name: 'Bríd Roche' } });
    expect(rename.status).toBe(200);
    expect(JSON.stringify(log())).toContain('Bríd');
    expect((await post('/privacy/erase', { email: 'brid@charity.example' })).body.account).toBe(true);
    expect([...api.deps.store.data.people.all()].map(({ id }) => id)).toEqual([aoife.id]);
    expect(JSON.stringify(log())).not.toContain('Bríd');
    expect(log().every(({ actorId }) => actorId === aoife.id)).toBe(true);
  });

  it('shows “A former colleague” instead of the erased name, and no other name', async () => {
    const brid = await api.staff('Administrator', 'Bríd Nolan');
    const { story, offer } = await history();
    const call = (method: string, path: string, json: unknown) => api.call(method, path, { as: brid, json });
    await call('put', `/testimonials/${story.id}/redaction`, { content: 'Shorter, for privacy.' });
    await call('put', `/testimonials/${story.id}/status`, { action: 'approve' });
    await call('patch', `/donationitems/${offer.id}/review`, { status: 'approved' });
    await call('patch', `/donationitems/${offer.id}/review`, { status: 'collected' });
    const place = { tags: ['a'], relativeUrl: '/about' };
    const text = (await call('post', '/textcontainers', { ...place, content: 'One' })).body;
    await call('put', `/textcontainers/${text.id}`, { content: 'Two' });
    const published = (await call('post', '/blogs', { title: 'Open day' })).body;
    await call('post', `/blogs/${published.id}/publish`, {});
    await call('post', '/people/invitations', { email: 'new@charity.example', name: 'New', role: 'Volunteer' });
    await api.call('post', '/media', { as: brid, form: formOf({ image: pngFile(), altText: 'A van' }) });
    await api.call('put', `/textcontainers/${text.id}`, { as: admin, json: { content: 'Three' } });

    const answers = async () =>
      JSON.stringify([
        (await api.get('/testimonials', admin)).body,
        (await api.get('/donationitems', admin)).body,
        (await api.get(`/textcontainers/${text.id}/versions`, admin)).body,
        (await api.get('/blogs')).body,
        (await api.get('/blogs/open-day')).body,
        (await api.get('/audit?pageSize=100', admin)).body,
      ]);
    const before = (await answers()).match(/Bríd Nolan/g)?.length;
    expect(before).toBeGreaterThan(10);
    const everything = () => JSON.stringify(collectionNames.map((name) => [...api.deps.store.data[name].all()]));
    // The account itself alone has the name in the store.
    expect(everything().match(/Bríd Nolan/g)).toHaveLength(1);
    const account = personNamed(api.deps, 'Bríd Nolan');
    expect((await post('/privacy/erase', { email: account.email })).status).toBe(200);
    expect(everything()).not.toContain('Bríd Nolan');
    expect((await answers()).match(/A former colleague/g)).toHaveLength(before ?? 0);
    expect((await api.get(`/textcontainers/${text.id}/versions`, admin)).body.current.by).toBe('Aoife Byrne');
  });

  it('does not change the name on a namesake’s decisions', async () => {
    const first = await api.staff('Volunteer', 'Bríd Nolan');
    const account = personNamed(api.deps, 'Bríd Nolan');
    const second = await api.staff('Volunteer', 'Bríd Nolan');
    const { story, offer } = await history();
    await api.call('put', `/testimonials/${story.id}/status`, {
      as: first,
      json: { action: 'reject', adminNotes: 'No.' },
    });
    await api.call('patch', `/donationitems/${offer.id}/review`, { as: second, json: { status: 'approved' } });
    expect((await post('/privacy/erase', { email: account.email })).status).toBe(200);
    expect((await api.get(`/donationitems/${offer.id}`, admin)).body.reviewedBy).toBe('Bríd Nolan');
    expect((await api.get(`/testimonials/${story.id}`, admin)).body.reviewedBy).toBe('A former colleague');
  });

  it('refuses one’s own account', async () => {
    const [self] = [...api.deps.store.data.people.all()];
    const { status, body } = await post('/privacy/erase', { email: self?.email });
    expect([status, body.code]).toEqual([409, 'conflict']);
    expect(api.deps.store.data.people.size).toBe(1);
  });
});

describe('the retention periods', () => {
  const save = (json: unknown, as = admin) => api.call('put', '/privacy/retention', { as, json });

  it('can be read by everyone and set by administrators', async () => {
    expect((await api.get('/privacy/retention')).body).toEqual(defaultRetention);
    const periods = { rejectedTestimonials: 6, closedDonations: 18, messages: 3, audit: 60 };
    expect((await save(periods)).body).toEqual(periods);
    expect((await api.get('/privacy/retention')).body).toEqual(periods);
    expect((await save(periods, await api.staff('Volunteer'))).status).toBe(403);
    expect(log().at(-1)).toMatchObject({ action: 'retention changed', before: defaultRetention, after: periods });
  });

  it('stay when other settings are saved', async () => {
    await save({ rejectedTestimonials: 6, closedDonations: 18, audit: 60 });
    const settings = (await api.get('/settings')).body;
    expect(settings.retention).toBeUndefined();
    expect((await api.call('put', '/settings', { as: admin, json: settings })).status).toBe(200);
    expect((await api.get('/privacy/retention')).body.audit).toBe(60);
  });

  it.each([[0], [121], [1.5], [''], [null]])('are whole months from 1 to 120: %j is refused', async (audit) => {
    const { status, body } = await save({ ...defaultRetention, audit });
    expect([status, body.fields.audit]).toEqual([400, 'Please write a whole number of months from 1 to 120']);
  });

  it('delete expired records, to the day, but nothing pending or public', async () => {
    const { story, other, offer } = await history();
    const reject = { action: 'reject', adminNotes: 'We have this one.' };
    await api.call('put', `/testimonials/${other.id}/status`, { as: admin, json: reject });
    await api.call('patch', `/donationitems/${offer.id}/review`, { as: admin, json: { status: 'approved' } });
    await api.call('patch', `/donationitems/${offer.id}/review`, { as: admin, json: { status: 'collected' } });
    const waiting = (await makeOffer(api)).body;
    api.deps.clock.set('2027-03-02T09:00:00.000Z');
    expect(await applyRetention(api.deps)).toEqual({ testimonials: 0, donations: 0, messages: 0, audit: 0 });
    api.deps.clock.set('2027-03-02T09:00:00.001Z');
    expect(await applyRetention(api.deps)).toEqual({ testimonials: 1, donations: 0, messages: 0, audit: 0 });
    api.deps.clock.set('2028-03-02T09:00:00.001Z');
    expect(await applyRetention(api.deps)).toEqual({ testimonials: 0, donations: 1, messages: 0, audit: 0 });
    const { testimonials, donations } = api.deps.store.data;
    expect([...testimonials.all()].map(({ id }) => id)).toEqual([story.id]);
    expect([...donations.all()].map(({ id }) => id)).toEqual([waiting.id]);
    expect(await api.deps.images.list()).toEqual([testimonials.get(story.id)?.picture?.id]);
  });

  it('delete mails from the outbox after 30 days', async () => {
    await history();
    api.deps.clock.advance({ days: 15 });
    await submitStory(api, { email: 'later@post.example', content: `${STORY} Later.` });
    await api.deps.outbox.deliverDue();
    api.deps.clock.advance({ days: 15 });
    await applyRetention(api.deps);
    // Received, published and the offer for Máire, received for Brigid, and the later one.
    expect(api.deps.mails).toHaveLength(5);
    api.deps.clock.advance({ seconds: 1 });
    await applyRetention(api.deps);
    expect(api.deps.mails.map(({ to }) => to)).toEqual(['later@post.example']);
  });

  it('log each run, and add an audit entry for deletions', async () => {
    const lines: unknown[] = [];
    const info = (event: string, fields?: object) => void (event === 'retention.applied' && lines.push(fields));
    api = testApi({ log: { info, warn: () => {}, error: () => {} } });
    admin = await api.staff();
    const { other } = await history();
    await api.call('put', `/testimonials/${other.id}/status`, {
      as: admin,
      json: { action: 'reject', adminNotes: 'We have this one.' },
    });
    const before = api.deps.store.data.audit.size;
    await applyRetention(api.deps);
    expect(api.deps.store.data.audit.size).toBe(before);
    api.deps.clock.advance({ days: 40 * 31 });
    await applyRetention(api.deps);
    expect(lines).toEqual([
      { testimonials: 0, donations: 0, messages: 0, audit: 0, pictures: 0, mails: 0 },
      { testimonials: 1, donations: 0, messages: 0, audit: before, pictures: 0, mails: 1 },
    ]);
    expect(log()).toMatchObject([
      { action: 'deleted by age', actorId: null, detail: `1 testimonial, ${before} entries of the log` },
    ]);
  });

  it('deletes many in batches', async () => {
    const { body } = await submitStory(api);
    const record = api.deps.store.data.testimonials.get(body.id);
    if (!record) throw new Error('It was not kept.');
    await api.deps.store.change((draft) => {
      for (let at = 0; at < 1200; at += 1)
        draft.testimonials.put({ ...record, id: String(at).padStart(22, '0'), status: 'rejected' });
    });
    api.deps.clock.advance({ days: 400 });
    expect((await applyRetention(api.deps)).testimonials).toBe(1200);
    expect(api.deps.store.data.testimonials.size).toBe(1);
  });
});
