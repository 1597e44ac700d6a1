import { describe, expect, it } from 'vitest';
import { bothStores } from '../support/both-stores.ts';
import { personNamed } from '../support/people.ts';
import { makeOffer, submitStory } from '../support/submissions.ts';
import { type TestApi, testApi } from '../support/test-api.ts';

const GONE = 'AAAAAAAAAAAAAAAAAAAAAA';

const kinds = [
  { path: '/testimonials', add: async (api: TestApi) => (await submitStory(api)).body.id as string },
  { path: '/donationitems', add: async (api: TestApi) => (await makeOffer(api)).body.id as string },
];

describe.each(bothStores())('on %s', (_, open) => {
  it.each(kinds)('several of $path are assigned to a colleague, and to nobody again', async ({ path, add }) => {
    const api = await open();
    const admin = await api.staff();
    await api.staff('Volunteer', 'Brian Roche');
    const { id: brian } = personNamed(api.deps, 'Brian Roche');
    const id = await add(api);
    const assign = (assignedTo: string | null) =>
      api.call('post', `${path}/assign`, { as: admin, json: { ids: [id, GONE], assignedTo } });
    expect((await assign(brian)).body.results).toMatchObject([
      { id, outcome: 'assigned' },
      { id: GONE, outcome: 'not_found' },
    ]);
    const read = async () => (await api.get(`${path}/${id}`, admin)).body;
    expect(await read()).toMatchObject({ assignedTo: brian, assignedName: 'Brian Roche', status: 'pending' });
    api.deps.clock.advance({ minutes: 1 });
    await assign(null);
    expect(await read()).toMatchObject({ assignedName: null });
    expect(await read()).not.toHaveProperty('assignedTo');
    const { body } = await api.get('/audit', admin);
    expect(body.entries.map(({ action }: { action: string }) => action).slice(0, 2)).toEqual([
      'unassigned',
      'assigned',
    ]);
  });
});

it('nothing is assigned to somebody without an account, or whose account is switched off', async () => {
  const api = testApi();
  const admin = await api.staff();
  await api.staff('Volunteer', 'Brian Roche');
  const { id: brian } = personNamed(api.deps, 'Brian Roche');
  await api.call('patch', `/people/${brian}`, { as: admin, json: { disabled: true } });
  const { id } = (await makeOffer(api)).body;
  for (const assignedTo of [brian, GONE]) {
    const { status, body } = await api.call('post', '/donationitems/assign', {
      as: admin,
      json: { ids: [id], assignedTo },
    });
    expect([status, body.message]).toEqual([400, 'This colleague has no account any more.']);
  }
});

it('a post is given to an administrator alone, who looks after it no more once a volunteer', async () => {
  const api = testApi();
  const admin = await api.staff();
  await api.staff('Administrator', 'Nuala Kehoe');
  await api.staff('Volunteer', 'Brian Roche');
  const [nuala, brian] = ['Nuala Kehoe', 'Brian Roche'].map((name) => personNamed(api.deps, name).id);
  const { id } = (await api.call('post', '/blogs', { as: admin, json: { title: 'The dresser', body: 'Words.' } })).body;
  const assign = (assignedTo: string | undefined) =>
    api.call('post', '/blogs/assign', { as: admin, json: { ids: [id], assignedTo } });
  const refused = await assign(brian);
  expect([refused.status, refused.body.message]).toEqual([
    400,
    'The role of Brian Roche does not include posts. Please choose somebody else.',
  ]);
  expect((await assign(nuala)).body.results).toMatchObject([{ id, outcome: 'assigned' }]);
  const assigned = async () => (await api.get(`/blogs/by-id/${id}`, admin)).body.assignedName;
  expect(await assigned()).toBe('Nuala Kehoe');
  await api.call('patch', `/people/${nuala}`, { as: admin, json: { role: 'Volunteer' } });
  expect(await assigned()).toBeNull();
});

it('who is erased looks after nothing any more', async () => {
  const api = testApi();
  const admin = await api.staff();
  await api.staff('Volunteer', 'Brian Roche');
  const { id: brian, email } = personNamed(api.deps, 'Brian Roche');
  const { id } = (await makeOffer(api)).body;
  await api.call('post', '/donationitems/assign', { as: admin, json: { ids: [id], assignedTo: brian } });
  await api.call('post', '/privacy/erase', { as: admin, json: { email } });
  expect((await api.get(`/donationitems/${id}`, admin)).body).toMatchObject({ assignedName: null });
});

it('approved offers are marked as collected together; one that waits is left as it is', async () => {
  const api = testApi();
  const admin = await api.staff();
  const [a, b] = [(await makeOffer(api)).body.id, (await makeOffer(api)).body.id];
  await api.call('post', '/donationitems/approve', { as: admin, json: { ids: [a] } });
  const { body } = await api.call('post', '/donationitems/collect', { as: admin, json: { ids: [a, b] } });
  expect(body.results).toMatchObject([
    { id: a, outcome: 'collected' },
    { id: b, outcome: 'conflict' },
  ]);
});
