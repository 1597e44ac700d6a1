import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { LINK_UNKNOWN } from '#contract/manage-link/manage-link.ts';
import { CONSENT_VERSION } from '#contract/testimonials/testimonials.ts';
import { existing } from '../support/existing.ts';
import { pngFile, STORY, submitStory } from '../support/submissions.ts';
import { type TestApi, testApi } from '../support/test-api.ts';

const OTHER = 'The driver was kind and early, and my mother was never alone in the ward.';
const ALL = ['publication', 'name', 'photo', 'health'];

let api: TestApi;
beforeEach(() => {
  api = testApi();
});

const told = async (fields: Parameters<typeof submitStory>[1] = {}) => {
  const { body } = await submitStory(api, {
    name: 'Máire',
    consent: CONSENT_VERSION,
    consentTo: ALL,
    whose: 'own',
    ...fields,
  });
  return { id: body.id as string, url: body.manageUrl as string, token: String(body.manageUrl).split('#')[1] ?? '' };
};
const approve = async (id: string, more = {}) =>
  api.call('put', `/testimonials/${id}/status`, { as: await api.staff(), json: { action: 'approve', ...more } });
const see = (token: string) => api.call('post', '/testimonials/yours', { json: { token } });
const correct = (json: object) => api.call('put', '/testimonials/yours', { json });
const withdraw = (token: string) => api.call('post', '/testimonials/yours/withdraw', { json: { token } });
const published = async () => (await api.get('/testimonials/approved')).body.testimonials;
const kept = (id: string) => api.deps.store.data.testimonials.get(id);

describe('the manage link', () => {
  it('is sent once, and neither the token nor its hash is stored', async () => {
    const { id, token } = await told();
    expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16);
    expect(kept(id)).toBeDefined();
    expect(JSON.stringify([...api.deps.store.data.testimonials.all()])).not.toContain(token.slice(22));
    expect(kept(id)?.linkHash).toBeUndefined();
    const staff = await api.get(`/testimonials/${id}`, await api.staff());
    expect(staff.text).not.toContain(token);
    expect(staff.body.linkHash).toBeUndefined();
    expect(staff.body.manageUrl).toBeUndefined();
    await approve(id);
    expect((await api.get('/testimonials/approved')).text).not.toMatch(/linkHash|yours#/);
  });

  it('is mailed if an address was given, without text of the sender', async () => {
    const { id, url } = await told({ email: 'maire@post.example' });
    await api.deps.outbox.deliverDue();
    expect(api.deps.mails).toEqual([expect.objectContaining({ to: 'maire@post.example', about: id })]);
    const [mail] = api.deps.mails;
    expect(mail?.text).toContain(url);
    expect(mail?.text).not.toContain('Máire');
    expect(mail?.text).not.toContain('hospital');
    await told();
    await api.deps.outbox.deliverDue();
    expect(api.deps.mails).toHaveLength(1);
  });

  it('is not mailed for a robot, which enters other people’s addresses', async () => {
    await told({ email: 'victim@post.example', website: 'https://spam.example' });
    await api.deps.outbox.deliverDue();
    expect(api.deps.mails).toEqual([]);
  });

  it('is in the response even if the mail fails', async () => {
    const errors: string[] = [];
    const log = { info: () => {}, warn: (event: string) => void errors.push(event), error: () => {} };
    const mailer = {
      mailServer: true,
      send: () => Promise.reject(new Error('no such host')),
      forget: async () => {},
      forgetBefore: async () => 0,
    };
    api = testApi({ mailer, log });
    const { status, body } = await submitStory(api, { email: 'maire@post.example' });
    expect([status, body.manageUrl]).toEqual([201, expect.stringContaining('/testimonials/yours#')]);
    await api.deps.outbox.deliverDue();
    expect(errors).toEqual(['mail.put-off']);
  });
});

describe('behind the manage link', () => {
  it('the author sees the testimonial and its status, by the token or the whole link', async () => {
    const { url, token } = await told({ email: 'maire@post.example', image: pngFile() });
    const expected = {
      name: 'Máire',
      email: 'maire@post.example',
      content: STORY,
      publicContent: null,
      hasImage: true,
      picturesWaiting: 0,
      imageUrl: null,
      status: 'pending',
      createdAt: '2026-03-02T09:00:00.000Z',
      correctedAt: null,
      agreedTo: ALL,
      whose: 'own',
    };
    expect((await see(token)).body).toEqual(expected);
    expect((await see(` ${url} `)).body).toEqual(expected);
  });

  it('never shows the notes or names of staff', async () => {
    const { id, token } = await told();
    const json = { action: 'reject', adminNotes: 'Not for us.' };
    await api.call('put', `/testimonials/${id}/status`, { as: await api.staff(), json });
    const { body, text } = await see(token);
    expect(body.status).toBe('rejected');
    expect(text).not.toMatch(/Not for us|Aoife/);
  });

  it('a correction is removed from the site at once and pending again', async () => {
    const { id, token } = await told();
    await approve(id);
    expect(await published()).toHaveLength(1);
    api.deps.clock.advance({ days: 1 });
    const { status, body } = await correct({ token, content: OTHER });
    expect(status).toBe(200);
    expect(body).toMatchObject({ content: OTHER, status: 'pending', correctedAt: '2026-03-03T09:00:00.000Z' });
    expect(await published()).toEqual([]);
    expect(kept(id)).toMatchObject({ status: 'pending', approvedAt: null, approvedBy: null, reviewedBy: null });
    expect(kept(id)?.previous).toBeUndefined();
    expect(kept(id)?.consent).toMatchObject({ to: ALL });
  });

  it('a decision on the old text can no longer be undone or made', async () => {
    const { id, token } = await told();
    const as = await api.staff();
    await api.call('put', `/testimonials/${id}/status`, { as, json: { action: 'approve' } });
    api.deps.clock.advance({ minutes: 1 });
    await correct({ token, content: OTHER });
    expect((await api.call('put', `/testimonials/${id}/undo`, { as })).status).toBe(409);
    const unread = await approve(id, { correctedAt: null });
    expect([unread.status, unread.body.message]).toEqual([409, expect.stringContaining('read it again')]);
    expect((await approve(id, { correctedAt: kept(id)?.correctedAt })).status).toBe(200);
    expect(await published()).toHaveLength(1);
  });

  it('a correction replaces a redaction, and is not compared with the old text', async () => {
    const { id, token } = await told();
    const json = { content: 'The driver was kind and on time.' };
    await api.call('put', `/testimonials/${id}/redaction`, { as: await api.staff(), json });
    expect((await see(token)).body.publicContent).toBe(json.content);
    const { body } = await correct({ token, content: `${STORY} Thank you.` });
    expect(body.publicContent).toBeNull();
    expect(kept(id)?.review.reasons.map(({ kind }) => kind)).not.toContain('duplicate');
  });

  it('without consent to them, name and picture are deleted; the text stays public', async () => {
    const { id, token } = await told({ image: pngFile() });
    await approve(id);
    const picture = kept(id)?.picture?.id ?? '';
    const { body } = await correct({ token, content: STORY, consentTo: ['publication', 'health'] });
    expect(body).toMatchObject({ name: 'Anonymous', hasImage: false, agreedTo: ['publication', 'health'] });
    expect(await published()).toMatchObject([{ name: 'Anonymous', content: STORY, imageUrl: null }]);
    expect(await api.deps.images.list()).not.toContain(picture);
  });

  it.each([
    ['health', ['publication']],
    ['publication', ['health']],
  ])('without the agreement to %s nothing is saved', async (topic, consentTo) => {
    const { id, token } = await told();
    const before = kept(id);
    const { status, body } = await correct({ token, content: OTHER, consentTo });
    expect([status, Object.keys(body.fields)]).toEqual([400, [`consent-${topic}`]]);
    expect(kept(id)).toBe(before);
  });

  it('the same text again changes nothing and adds no audit entry', async () => {
    const { id, token } = await told();
    const before = kept(id);
    expect((await correct({ token, content: STORY, consentTo: ALL })).status).toBe(200);
    expect(kept(id)).toBe(before);
    expect(api.deps.store.data.audit.size).toBe(0);
  });

  it('who keeps correcting adds one audit entry until staff decide again, and one for each decision that is taken back', async () => {
    const { id, token } = await told();
    const corrections = () =>
      [...api.deps.store.data.audit.all()].filter(({ action }) => action === 'corrected').map(({ after }) => after);
    const keepCorrecting = async (contents: readonly string[], consentTo = ALL) => {
      for (const content of contents) {
        api.deps.clock.advance({ minutes: 13 });
        expect((await correct({ token, content, consentTo })).status).toBe(200);
      }
    };
    await keepCorrecting([OTHER, STORY, OTHER, STORY]);
    expect(corrections()).toEqual([{}]);
    await approve(id, { correctedAt: kept(id)?.correctedAt });
    for (const topics of [['publication', 'health'], ALL, ['publication', 'health']])
      await keepCorrecting([STORY], topics);
    expect(corrections()).toEqual([{}, {}]);
    await keepCorrecting([OTHER, STORY, OTHER]);
    expect(corrections()).toEqual([{}, {}, { status: 'pending' }]);
    const json = { content: 'The driver was kind and on time.' };
    await api.call('put', `/testimonials/${id}/redaction`, { as: await api.staff(), json });
    await keepCorrecting([STORY, OTHER]);
    expect(corrections()).toEqual([{}, {}, { status: 'pending' }, { redacted: false }]);
  });

  it('a correction that says somebody is in danger is taken however many came before', async () => {
    const { id, token } = await told();
    for (const word of ['One.', 'Two.', 'Three.', 'Four.', 'Five.'])
      await correct({ token, content: `${STORY} ${word}` });
    expect((await correct({ token, content: `${STORY} Six.` })).status).toBe(429);
    expect((await correct({ token, content: `${STORY} I want to die most days.` })).status).toBe(200);
    expect(kept(id)?.review.urgent).toBe(true);
  });

  it('five corrections an hour are taken of one testimonial, refused ones aside, while consent is taken back at any time', async () => {
    const { id, token } = await told();
    const other = await told();
    const reword = (more = '', consentTo = ALL, of = token) =>
      correct({ token: of, content: `${STORY} ${more}`, consentTo, whose: 'own' });
    for (const word of ['One.', 'Two.', 'Three.', 'Four.']) expect((await reword(word)).status).toBe(200);
    expect((await reword('Five.', ['name'])).status).toBe(400);
    expect((await reword('Five.')).status).toBe(200);
    expect((await reword('Five.')).status).toBe(200);
    expect(await reword('Six.')).toMatchObject({
      status: 429,
      body: {
        message:
          'This was changed five times within an hour, and a person reads each change. Please change it again in 60 minutes.',
      },
    });
    expect(kept(id)?.content).toBe(`${STORY} Five.`);
    expect((await reword('Five.', ['publication', 'health'])).status).toBe(200);
    expect(kept(id)?.name).toBe('Anonymous');
    expect((await reword('One.', ALL, other.token)).status).toBe(200);
    api.deps.clock.advance({ hours: 1 });
    expect((await reword('Six.', ['publication', 'health'])).status).toBe(200);
  });

  it('a text that is too short is refused with the message of the form', async () => {
    const { token } = await told();
    const { status, body } = await correct({ token, content: 'Too short' });
    expect([status, body.fields.content]).toEqual([400, 'Testimonial must be at least 20 characters long']);
  });

  it('withdrawing deletes everything, from the site too, and the link stops working', async () => {
    const { id, token } = await told({ email: 'maire@post.example', image: pngFile() });
    await approve(id);
    api.deps.clock.advance({ minutes: 2 });
    await api.deps.outbox.deliverDue();
    expect(api.deps.mails).toHaveLength(2);
    expect((await withdraw(token)).status).toBe(204);
    expect(kept(id)).toBeUndefined();
    expect(await published()).toEqual([]);
    expect(await api.deps.images.list()).toEqual([]);
    expect(api.deps.mails).toEqual([]);
    for (const again of [await see(token), await withdraw(token), await correct({ token, content: OTHER })]) {
      expect([again.status, again.body.message]).toEqual([404, LINK_UNKNOWN]);
    }
    const log = JSON.stringify([...api.deps.store.data.audit.all()]);
    expect(log).toContain('withdrawn');
    expect(log).not.toMatch(/Máire|post\.example|hospital/);
  });

  it('gives access to no other testimonial', async () => {
    const { id } = await told();
    const other = await told({ name: 'Brigid' });
    await withdraw(other.token);
    expect(kept(id)).toBeDefined();
    for (const token of ['', 'x', id, kept(id)?.linkHash ?? '']) expect((await see(token)).status).toBeGreaterThan(399);
  });

  it('the links of the past, of which the hash is stored, go on working', async () => {
    const { id } = await told();
    const past = 'a'.repeat(32);
    const linkHash = createHash('sha256').update(past).digest('base64url');
    await api.deps.store.change((draft) =>
      draft.testimonials.put({ ...existing(draft.testimonials.get(id)), linkHash }),
    );
    expect((await see(past)).body.content).toBe(STORY);
    expect((await withdraw(past)).status).toBe(204);
    expect(kept(id)).toBeUndefined();
  });

  it('is limited to 60 requests in ten minutes from one address', async () => {
    const statuses = await Promise.all(Array.from({ length: 61 }, async () => (await see('guess')).status));
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect((await submitStory(api)).status).toBe(201);
  });
});
