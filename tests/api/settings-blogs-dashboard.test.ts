import { beforeEach, describe, expect, it } from 'vitest';
import type { StoredPost } from '#contract/blogs/blogs.ts';
import { defaultSettings } from '#contract/settings/default-settings.ts';
import { makeOffer, STORY, submitStory } from '../support/submissions.ts';
import { type TestApi, testApi } from '../support/test-api.ts';

let api: TestApi;
beforeEach(() => {
  api = testApi();
});

describe('the settings', () => {
  const changed = { ...defaultSettings, contact: { ...defaultSettings.contact, phone: '020 915 2000' } };
  /** With the links of the telephone numbers, which are not saved. */
  const shown = (settings: object) => ({ ...settings, phoneParts: expect.any(Object) });

  it('have public defaults', async () => {
    const { status, body } = await api.get('/settings');
    expect([status, body]).toEqual([200, shown(defaultSettings)]);
  });

  it('are replaced by an administrator, at once for everyone', async () => {
    await api.get('/settings');
    const put = await api.call('put', '/settings', { as: await api.staff(), json: changed });
    expect([put.status, put.body]).toEqual([200, shown({ ...changed, revision: 1 })]);
    expect((await api.get('/settings')).body).toEqual(shown({ ...changed, revision: 1 }));
    expect(api.deps.store.data.audit.list('newest', 'all')).toMatchObject([{ action: 'changed', detail: '' }]);
  });

  it('are not overwritten with an edit of an older revision', async () => {
    const as = await api.staff();
    const begun = (await api.get('/settings')).body;
    const [first, second] = ['020 915 2001', '020 915 2002'].map((phone) => ({
      ...begun,
      contact: { ...begun.contact, phone },
    }));
    expect((await api.call('put', '/settings', { as, json: first })).status).toBe(200);
    const late = await api.call('put', '/settings', { as, json: second });
    expect([late.status, late.body.code, late.body.message]).toEqual([
      409,
      'conflict',
      'Someone else has changed this in the meantime. Please reload the page and try again.',
    ]);
    expect((await api.get('/settings')).body.contact.phone).toBe('020 915 2001');
    const { revision, ...without } = second;
    expect((await api.call('put', '/settings', { as, json: without })).body.revision).toBe(2);
    const changes = api.deps.store.data.audit.list('newest', 'all').flatMap(({ after }) => Object.keys(after ?? {}));
    expect(changes).toEqual(['contact.phone', 'contact.phone']);
  });

  it('are not for volunteers', async () => {
    const put = await api.call('put', '/settings', { as: await api.staff('Volunteer'), json: changed });
    expect(put.status).toBe(403);
    expect((await api.get('/settings')).body).toEqual(shown(defaultSettings));
  });

  it('do not change if the new ones are invalid', async () => {
    const as = await api.staff();
    const [first, ...others] = defaultSettings.shops;
    const lateShop = { ...first, hours: { ...first?.hours, monday: { opens: '9', closes: '17:00' } } };
    for (const json of [{}, { ...changed, shops: [] }, { ...changed, shops: [lateShop, ...others] }]) {
      const { status, body } = await api.call('put', '/settings', { as, json });
      expect([status, body.code]).toEqual([400, 'invalid']);
    }
    expect((await api.get('/settings')).body).toEqual(shown(defaultSettings));
  });

  it('drop unknown fields', async () => {
    const as = await api.staff();
    await api.call('put', '/settings', { as, json: { ...changed, id: 'other', secret: 'x' } });
    expect([...api.deps.store.data.settings.all()]).toEqual([{ id: 'settings', ...changed, revision: 1 }]);
  });
});

describe('the blog posts', () => {
  const post = (slug: string, fields: Partial<StoredPost> = {}): StoredPost => ({
    id: api.deps.newId(),
    slug,
    title: slug,
    excerpt: 'In short.',
    body: 'The secret draft text.',
    cover: null,
    coverAlt: '',
    author: 'name:Brian Roche',
    status: 'published',
    publishedAt: '2026-03-01T10:00:00.000Z',
    createdAt: '2026-02-01T10:00:00.000Z',
    updatedAt: '2026-02-01T10:00:00.000Z',
    revision: 1,
    ...fields,
  });
  const put = (...posts: StoredPost[]) =>
    api.deps.store.change((draft) => {
      for (const one of posts) draft.posts.put(one);
    });
  const slugs = async (query = '') => {
    const { body } = await api.get(`/blogs${query}`);
    return [body.posts.map(({ slug }: { slug: string }) => slug), body.total];
  };

  it('are empty at first', async () => {
    expect((await api.get('/blogs')).body).toEqual({ posts: [], total: 0 });
  });

  it('are listed newest first, without drafts and scheduled posts', async () => {
    const later = '2026-03-02T10:00:00.000Z';
    await put(
      post('old', { publishedAt: '2026-02-20T10:00:00.000Z' }),
      post('new'),
      post('draft', { status: 'draft' }),
      post('undated', { publishedAt: null }),
      post('scheduled', { publishedAt: later }),
    );
    expect(await slugs()).toEqual([['new', 'old'], 2]);
    api.deps.clock.set(later);
    expect(await slugs()).toEqual([['scheduled', 'new', 'old'], 3]);
    expect(await slugs('?page=2&pageSize=2')).toEqual([['old'], 3]);
    expect((await api.get('/blogs?page=0')).status).toBe(400);
  });

  it('show the public fields, with the cover', async () => {
    await put(post('new', { cover: { id: 'cover-of-the-post-0001', width: 640, height: 480 }, coverAlt: 'Us' }));
    const [first] = (await api.get('/blogs')).body.posts;
    expect(first).toEqual({
      id: expect.any(String),
      slug: 'new',
      title: 'new',
      excerpt: 'In short.',
      author: 'Brian Roche',
      coverUrl: '/api/media/cover-of-the-post-0001/640x480.webp',
      coverAlt: 'Us',
      publishedAt: '2026-03-01T10:00:00.000Z',
    });
  });
});

describe('the dashboard', () => {
  it('counts all and pending submissions', async () => {
    const as = await api.staff('Volunteer');
    const offers = [(await makeOffer(api)).body, (await makeOffer(api)).body];
    const stories = [(await submitStory(api)).body, (await submitStory(api)).body, (await submitStory(api)).body];
    await api.call('patch', `/donationitems/${offers[0].id}/review`, { as, json: { status: 'approved' } });
    await api.call('put', `/testimonials/${stories[0].id}/status`, { as, json: { action: 'approve' } });
    const { status, body } = await api.get('/dashboard', as);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      pendingDonations: 1,
      pendingTestimonials: 2,
      donations: 2,
      testimonials: 3,
      approvedTestimonials: 1,
      blogs: 0,
    });
  });

  it('shows the ten newest changes, newest first, and whom they are about, without any text of a person', async () => {
    const as = await api.staff('Volunteer', 'Aoife Byrne');
    for (let count = 0; count < 11; count += 1) {
      const { body } = await submitStory(api, { name: 'Máire' });
      api.deps.clock.advance({ seconds: 1 });
      await api.call('put', `/testimonials/${body.id}/status`, { as, json: { action: 'approve' } });
    }
    const { body, text } = await api.get('/dashboard', as);
    expect(body.recent).toHaveLength(10);
    expect(body.recent[0]).toMatchObject({
      action: 'approved',
      actorName: 'Aoife Byrne',
      subjectName: 'Máire',
      at: '2026-03-02T09:00:11.000Z',
    });
    expect(text).not.toContain(STORY);
    expect(JSON.stringify([...api.deps.store.data.audit.all()])).not.toContain('Máire');
  });

  it('shows volunteers no change of what only administrators may open, and what is older in its place', async () => {
    const as = await api.staff('Administrator', 'Aoife Byrne');
    const volunteer = await api.staff('Volunteer', 'Brian Roche');
    const { body: story } = await submitStory(api);
    await api.call('put', `/testimonials/${story.id}/status`, { as, json: { action: 'approve' } });
    const draft = { title: 'A title nobody has seen', excerpt: 'Not for anyone yet.', body: 'Words.', coverAlt: '' };
    const { body: post } = await api.call('post', '/blogs', { as, json: draft });
    for (let count = 0; count < 10; count += 1) {
      const json = { ...draft, excerpt: `Not for anyone yet, ${count}.` };
      expect((await api.call('put', `/blogs/${post.id}`, { as, json })).status).toBe(200);
    }
    const settings = { ...defaultSettings, contact: { ...defaultSettings.contact, phone: '020 915 2000' } };
    await api.call('put', '/settings', { as, json: settings });
    const kindsFor = async (reader: typeof as) =>
      (await api.get('/dashboard', reader)).body.recent.map((one: { subjectKind: string }) => one.subjectKind);
    expect(await kindsFor(volunteer)).toEqual(['testimonial']);
    expect((await api.get('/dashboard', volunteer)).text).not.toMatch(/nobody has seen|Not for anyone|020 915/);
    expect(await kindsFor(as)).toEqual(['settings', ...Array(9).fill('post')]);
  });

  it('shows volunteers what was changed about themselves, and of nobody else', async () => {
    const volunteers = [await api.staff('Volunteer', 'Brian Roche'), await api.staff('Volunteer', 'Cara Daly')];
    const admin = await api.staff('Administrator', 'Aoife Byrne');
    const people = (await api.get('/people', admin)).body.people as { id: string; name: string }[];
    const brian = people.find(({ name }) => name === 'Brian Roche');
    await api.call('patch', `/people/${brian?.id}`, { as: admin, json: { name: 'Brian Roche-Daly' } });
    const subjects = await Promise.all(
      volunteers.map(async (as) =>
        (await api.get('/dashboard', as)).body.recent.map((one: { subjectId: string }) => one.subjectId),
      ),
    );
    expect(subjects).toEqual([[brian?.id], []]);
  });

  it('no longer names who was deleted', async () => {
    const as = await api.staff('Administrator', 'Aoife Byrne');
    const { body } = await submitStory(api, { name: 'Máire' });
    await api.call('put', `/testimonials/${body.id}/status`, { as, json: { action: 'approve' } });
    await api.call('delete', `/testimonials/${body.id}`, { as });
    const { text } = await api.get('/dashboard', as);
    expect(text).toContain('approved');
    expect(text).not.toContain('Máire');
  });

  it('lists what waits in both orders, words of crisis always first', async () => {
    const as = await api.staff('Volunteer', 'Aoife Byrne');
    const ids: string[] = [];
    for (const content of [`${STORY} One.`, 'I want to kill myself and nobody would notice it.', `${STORY} Three.`]) {
      ids.push((await submitStory(api, { content })).body.id);
      api.deps.clock.advance({ minutes: 1 });
    }
    const [one, urgent, three] = ids;
    const all = async (order: string) =>
      (await api.get(`/testimonials?sort=${order}`, as)).body.testimonials.map(({ id }: { id: string }) => id);
    expect([await all('oldest'), await all('newest')]).toEqual([ids, [...ids].reverse()]);
    const listed = async (order: string) =>
      (await api.get(`/testimonials/pending?sort=${order}`, as)).body.testimonials.map(({ id }: { id: string }) => id);
    expect(await listed('oldest')).toEqual([urgent, one, three]);
    expect(await listed('newest')).toEqual([urgent, three, one]);
    const later = (await submitStory(api, { content: 'I want to die, and nobody would notice it at all.' })).body.id;
    expect(await listed('oldest')).toEqual([urgent, later, one, three]);
    expect(await listed('newest')).toEqual([later, urgent, three, one]);
    expect(await all('oldest')).toEqual([...ids, later]);
    expect((await api.get('/testimonials/pending?sort=sideways', as)).status).toBe(400);
    const offers = [(await makeOffer(api)).body.id];
    api.deps.clock.advance({ minutes: 1 });
    offers.push((await makeOffer(api)).body.id);
    const { body } = await api.get('/donationitems/status/pending?sort=oldest&pageSize=1&page=2', as);
    expect(body).toMatchObject({ items: [{ id: offers[1] }], total: 2 });
  });
});
