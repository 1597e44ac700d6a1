import { describe, expect, it } from 'vitest';
import { bothStores } from '../support/both-stores.ts';
import { personNamed } from '../support/people.ts';
import { makeOffer } from '../support/submissions.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

const WEXFORD = { screen: 'donations/pending', name: 'Wexford, by van', query: 'pickup=yes&page=3&area=Wexford' };

const keep = (api: TestApi, as: Headers, fields: object = {}) =>
  api.call('post', '/views', { as, json: { ...WEXFORD, ...fields } });
const namesOf = async (api: TestApi, as: Headers): Promise<string[]> =>
  (await api.get('/views', as)).body.views.map(({ name }: { name: string }) => name);

describe.each(bothStores())('views on %s', (_, open) => {
  it('are kept for oneself or for everybody, without the page on which one is', async () => {
    const api = await open();
    const [admin, brian] = [await api.staff(), await api.staff('Volunteer', 'Brian Roche')];
    const { status, body } = await keep(api, brian);
    expect([status, body]).toMatchObject([201, { query: 'area=Wexford&pickup=yes', mine: true, by: 'Brian Roche' }]);
    await keep(api, brian, { name: 'For all', shared: true });
    expect(await namesOf(api, brian)).toEqual(['For all', 'Wexford, by van']);
    expect(await namesOf(api, admin)).toEqual(['For all']);
  });
});

it('the same name replaces one’s own view; without filters there is nothing to keep', async () => {
  const api = testApi();
  const admin = await api.staff();
  await keep(api, admin);
  await keep(api, admin, { query: 'pickup=no' });
  expect((await api.get('/views', admin)).body.views).toMatchObject([{ query: 'pickup=no' }]);
  expect((await keep(api, admin, { query: 'page=2' })).status).toBe(400);
  expect((await keep(api, admin, { screen: 'settings' })).status).toBe(400);
});

it('others’ own views cannot be deleted or found; shared ones are deleted by administrators', async () => {
  const api = testApi();
  const [admin, brian] = [await api.staff(), await api.staff('Volunteer', 'Brian Roche')];
  const remove = async (id: string, as: Headers) => (await api.call('delete', `/views/${id}`, { as })).status;
  const own = (await keep(api, admin)).body.id;
  const shared = (await keep(api, admin, { name: 'For all', shared: true })).body.id;
  expect([await remove(own, brian), await remove(shared, brian)]).toEqual([404, 403]);
  const his = (await keep(api, brian, { shared: true })).body.id;
  expect(await remove(his, admin)).toBe(204);
});

it('who is erased is searched for by no view, and leaves only shared ones', async () => {
  const api = testApi();
  const [admin, brian] = [await api.staff(), await api.staff('Volunteer', 'Brian Roche')];
  await keep(api, brian);
  await keep(api, brian, { name: 'For all', shared: true });
  await keep(api, admin, { name: 'Him', query: 'q=brian%40charity.example' });
  const { email } = personNamed(api.deps, 'Brian Roche');
  await keep(api, admin, { name: 'His address', query: `q=${encodeURIComponent(email)}` });
  await api.call('post', '/privacy/erase', { as: admin, json: { email } });
  expect(await namesOf(api, admin)).toEqual(email === 'brian@charity.example' ? ['For all'] : ['For all', 'Him']);
});

it('a view of a whole district or network stays when one person there is erased; of their address or number, it goes', async () => {
  const api = testApi();
  const admin = await api.staff();
  await makeOffer(api, {
    submitterEmail: 'mary@post.example',
    submitterPhone: '087 123 4567',
    pickupEircode: 'Y34 VX20',
  });
  for (const q of ['Y34', '087', 'Y35 VX20']) await keep(api, admin, { name: q, query: `q=${q}` });
  for (const q of ['y34vx20', 'oak Y34 VX20', '+353871234567'])
    await keep(api, admin, { name: q, query: `q=${encodeURIComponent(q)}` });
  await api.call('post', '/privacy/erase', { as: admin, json: { email: 'mary@post.example' } });
  expect((await namesOf(api, admin)).sort()).toEqual(['087', 'Y34', 'Y35 VX20']);
});
