import { describe, expect, it } from 'vitest';
import { bothStores } from '../support/both-stores.ts';
import { personNamed } from '../support/people.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

const change = (api: TestApi, as: Headers, json: object) => api.call('patch', '/preferences', { as, json });
const USUAL = { order: null, pageSize: null, view: null, query: '' };

describe.each(bothStores())('preferences on %s', (_, open) => {
  it('are the usual until something is chosen, belong to one person, and keep what is not changed', async () => {
    const api = await open();
    const [aoife, brian] = [await api.staff(), await api.staff('Volunteer', 'Brian Roche')];
    expect((await api.get('/preferences', brian)).body).toEqual({
      lists: { testimonials: USUAL, donations: USUAL, 'donations/pending': USUAL },
      notices: { submissions: true, concerns: true, digest: false },
      tourDone: false,
      launchAside: false,
      writesMarkdown: false,
      moreTools: false,
    });
    await change(api, brian, { lists: { donations: { order: 'newest', pageSize: 50 } } });
    await change(api, brian, { lists: { donations: { view: 'mine' } }, notices: { submissions: false } });
    await change(api, brian, { lists: { donations: { order: null } }, moreTools: true, launchAside: true });
    const { body } = await api.get('/preferences', brian);
    expect(body.lists.donations).toEqual({ order: null, pageSize: 50, view: 'mine', query: 'assigned=me' });
    expect([body.lists.testimonials, body.notices.submissions]).toEqual([USUAL, false]);
    expect([body.moreTools, body.launchAside]).toEqual([true, true]);
    const hers = (await api.get('/preferences', aoife)).body;
    expect([hers.lists.donations, hers.moreTools]).toEqual([USUAL, false]);
  });
});

it('a list opens with a view that the person has, and with everything once that is deleted', async () => {
  const api = testApi();
  const [aoife, brian] = [await api.staff(), await api.staff('Volunteer', 'Brian Roche')];
  const keep = async (as: Headers, fields: object = {}): Promise<string> => {
    const json = { screen: 'donations/pending', name: 'Wexford', query: 'area=Wexford', ...fields };
    return (await api.call('post', '/views', { as, json })).body.id;
  };
  const choose = (view: string, screen = 'donations/pending') => change(api, brian, { lists: { [screen]: { view } } });
  const [own, shared, hers] = [
    await keep(brian),
    await keep(aoife, { shared: true }),
    await keep(aoife, { name: 'Own' }),
  ];
  expect((await choose(own)).body.lists['donations/pending']).toMatchObject({ view: own, query: 'area=Wexford' });
  expect((await choose(shared)).status).toBe(200);
  expect([(await choose(hers)).status, (await choose(own, 'testimonials')).status]).toEqual([400, 400]);
  await api.call('delete', `/views/${shared}`, { as: aoife });
  expect((await api.get('/preferences', brian)).body.lists['donations/pending']).toEqual(USUAL);
});

it('nothing else is taken, nobody else is asked, and an erased account leaves none', async () => {
  const api = testApi();
  const [aoife, brian] = [await api.staff(), await api.staff('Volunteer', 'Brian Roche')];
  for (const wrong of [
    { lists: { donations: { pageSize: 11 } } },
    { lists: { donations: { order: 'dearest' } } },
    { lists: { settings: { order: 'newest' } } },
    { notices: { submissions: 'yes' } },
  ])
    expect((await change(api, brian, wrong)).status).toBe(400);
  expect([...api.deps.store.data.preferences.all()]).toEqual([]);
  expect((await api.get('/preferences')).status).toBe(401);
  await change(api, brian, { notices: { submissions: false } });
  const { email } = personNamed(api.deps, 'Brian Roche');
  await api.call('post', '/privacy/erase', { as: aoife, json: { email } });
  expect([...api.deps.store.data.preferences.all()]).toEqual([]);
});
