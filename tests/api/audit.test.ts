import { beforeEach, describe, expect, it } from 'vitest';
import { defaultSettings } from '#contract/settings/default-settings.ts';
import { personNamed } from '../support/people.ts';
import { makeOffer, offer, STORY, submitStory } from '../support/submissions.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

let api: TestApi;
let admin: Headers;
beforeEach(async () => {
  api = testApi();
  admin = await api.staff('Administrator', 'Aoife Byrne');
});

const audit = async (query = '') => (await api.get(`/audit${query}`, admin)).body;
const actions = async (query = '') => (await audit(query)).entries.map(({ action }: { action: string }) => action);

/** A day of work: a story approved, an offer rejected the day after, the settings changed the day after that. */
const work = async () => {
  const volunteer = await api.staff('Volunteer', 'Máire Ní Bhriain');
  const story = (await submitStory(api, { name: 'Nuala Secret' })).body;
  await api.call('put', `/testimonials/${story.id}/status`, {
    as: volunteer,
    json: { action: 'approve', adminNotes: 'private words' },
  });
  api.deps.clock.advance({ days: 1 });
  const item = (await makeOffer(api)).body;
  const tomorrow = await api.staff('Volunteer', 'Declan Roche');
  const json = { status: 'rejected', adminNotes: 'private reason' };
  await api.call('patch', `/donationitems/${item.id}/review`, { as: tomorrow, json });
  api.deps.clock.advance({ days: 1 });
  admin = await api.staff('Administrator', 'Aoife Byrne');
  const settings = { ...defaultSettings, contact: { ...defaultSettings.contact, phone: '020 915 2000' } };
  await api.call('put', '/settings', { as: admin, json: settings });
  return { story, item };
};

describe('the audit log', () => {
  it('lists who did what and when, newest first, with the fields before and after', async () => {
    const { story, item } = await work();
    const { entries, total, actions } = await audit();
    expect(total).toBe(3);
    expect(actions).toEqual(['approved', 'changed', 'rejected']);
    expect(entries).toMatchObject([
      {
        action: 'changed',
        subjectKind: 'settings',
        before: { 'contact.phone': '020 915 1976' },
        after: { 'contact.phone': '020 915 2000' },
      },
      { action: 'rejected', subjectId: item.id, detail: item.reference, before: { status: 'pending' } },
      {
        action: 'approved',
        actorName: 'Máire Ní Bhriain',
        at: '2026-03-02T09:00:00.000Z',
        subjectId: story.id,
        before: { status: 'pending', notesLength: 0 },
        after: { status: 'approved', notesLength: 13 },
      },
    ]);
  });

  it('contains no text of a submission or of its notes', async () => {
    await work();
    const text = JSON.stringify([...api.deps.store.data.audit.all()]);
    for (const personal of [STORY, 'Nuala', 'private', offer.submitterName, offer.submitterEmail]) {
      expect(text).not.toContain(personal);
    }
  });

  it('can be searched and filtered', async () => {
    await work();
    expect(await actions('?q=bhriain')).toEqual(['approved']);
    expect(await actions('?q=BHRIAIN%20testimonial')).toEqual(['approved']);
    expect(await actions('?q=contact.phone')).toEqual(['changed']);
    expect(await actions('?action=rejected')).toEqual(['rejected']);
    expect(await actions('?subjectKind=donation')).toEqual(['rejected']);
    expect(await actions('?from=2026-03-03&to=2026-03-03')).toEqual(['rejected']);
    expect(await actions('?from=2026-03-03')).toEqual(['changed', 'rejected']);
    expect(await actions('?to=2026-03-02&q=&action=&subjectKind=')).toEqual(['approved']);
    expect(await actions('?page=2&pageSize=2')).toEqual(['approved']);
  });

  it.each(['?from=yesterday', '?to=2026-02-30', '?subjectKind=nothing', '?page=0'])('refuses %s', async (query) => {
    expect((await api.get(`/audit${query}`, admin)).status).toBe(400);
  });

  it('is exported as CSV with the same filters', async () => {
    await work();
    const { status, text, headers } = await api.get('/audit.csv?subjectKind=testimonial', admin);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^text\/csv/);
    expect(headers.get('content-disposition')).toBe('attachment; filename="audit.csv"');
    expect(text.trim().split('\r\n')).toHaveLength(2);
    expect(text).toContain('Máire Ní Bhriain,approved,testimonial');
  });

  it('is exported with an empty place where a field had no value', async () => {
    const { id } = (await makeOffer(api)).body;
    await api.call('put', `/donationitems/${id}/area`, { as: admin, json: { area: 'Gorey' } });
    const { text } = await api.get('/audit.csv', admin);
    expect(text.trim().split('\r\n').at(-1)).toMatch(/,"area: ",area: Gorey$/);
  });

  it('shows the truncated text of a page before and after', async () => {
    const json = { tags: ['managed-text', 'about'], relativeUrl: '/about', content: 'Since 1976.' };
    const { id } = (await api.call('post', '/textcontainers', { as: admin, json })).body;
    const content = `Since 1976 ${'and on '.repeat(100)}`;
    await api.call('put', `/textcontainers/${id}`, { as: admin, json: { content } });
    const [entry] = (await audit('?action=changed')).entries;
    expect(entry).toMatchObject({ subjectKind: 'text', detail: '/about', before: { content: 'Since 1976.' } });
    expect(entry.after.content).toMatch(/^Since 1976 and on .{170,190}…$/);
  });

  it('counts the failed sign-ins of an account and hour in one entry, also after it was read', async () => {
    const { email } = personNamed(api.deps, 'Aoife Byrne');
    const failOnce = () => api.call('post', '/auth/login', { json: { email, password: 'a wrong guess' } });
    const times = async () =>
      (await audit('?action=sign-in%20failed')).entries.map(({ after }: { after: { times: number } }) => after.times);
    await failOnce();
    expect(await times()).toEqual([1]);
    await failOnce();
    expect(await times()).toEqual([2]);
  });

  it('has entries for people, posts, pictures and texts', async () => {
    await api.call('post', '/blogs', { as: admin, json: { title: 'Open day' } });
    await api.call('post', '/people/invitations', {
      as: admin,
      json: { email: 'x@y.example', name: 'X', role: 'Volunteer' },
    });
    const kinds = (await audit()).entries.map(({ subjectKind }: { subjectKind: string }) => subjectKind);
    expect(kinds.sort()).toEqual(['person', 'post']);
  });
});
