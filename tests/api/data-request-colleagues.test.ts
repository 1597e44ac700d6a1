import { expect, it } from 'vitest';
import { bothStores } from '../support/both-stores.ts';
import { personNamed } from '../support/people.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

const start = async (open: () => Promise<TestApi> | TestApi = testApi) => {
  const api = await open();
  const admin = await api.staff();
  const nuala = await api.staff('Administrator', 'Nuala Kehoe');
  const brian = await api.staff('Volunteer', 'Brian Roche');
  const json = {
    ...{ kind: 'erasure', via: 'phone', name: 'Sheila Roche', email: 'sheila@post.example', phone: '087 000 0141' },
    receivedOn: '2026-03-01',
  };
  const { id, number } = (await api.call('post', '/privacy/requests', { as: admin, json })).body;
  const change = (changed: object) => api.call('patch', `/privacy/requests/${id}`, { as: admin, json: changed });
  const say = (text: string, as: Headers = admin) =>
    api.call('post', '/comments', { as, json: { kind: 'data-request', subjectId: id, text } });
  const concerns = async (as: Headers) => (await api.get('/concerns', as)).body;
  return { api, admin, nuala, brian, id: id as string, number: number as string, change, say, concerns };
};

it.each(bothStores())(
  'a data request is given to an administrator, whom it concerns until it is closed, on %s',
  async (_, open) => {
    const { api, nuala, id, number, change, concerns } = await start(open);
    const { id: assignedTo } = personNamed(api.deps, 'Nuala Kehoe');
    const { body } = await change({ assignedTo });
    expect(body).toMatchObject({ assignedTo, assignedName: 'Nuala Kehoe' });
    expect(body.steps.at(-1)).toMatchObject({ action: 'assigned', by: 'Aoife Byrne' });
    expect((await concerns(nuala)).assigned).toMatchObject([
      { kind: 'data-request', id, title: `Data request ${number}`, givenByColleague: true },
    ]);
    expect((await change({ assignedTo })).body.steps).toHaveLength(2);
    const { body: nobody } = await change({ assignedTo: null });
    expect([nobody.assignedName, nobody.steps.at(-1).action]).toEqual([null, 'unassigned']);
    expect((await concerns(nuala)).assigned).toEqual([]);
    await change({ assignedTo });
    await change({ outcome: 'refused' });
    expect((await concerns(nuala)).assigned).toEqual([]);
    expect((await change({ assignedTo: null })).status).toBe(409);
  },
);

it('whoever gives a data request away does not overturn a colleague who was faster', async () => {
  const { api, change } = await start();
  const { id: nuala } = personNamed(api.deps, 'Nuala Kehoe');
  const { id: aoife } = personNamed(api.deps, 'Aoife Byrne');
  expect((await change({ assignedTo: nuala, assignedBefore: null })).status).toBe(200);
  for (const assignedTo of [aoife, null]) {
    const late = await change({ assignedTo, assignedBefore: assignedTo === null ? aoife : null });
    expect([late.status, late.body.message]).toEqual([
      409,
      'A colleague has changed who looks after this data request meanwhile. Please look at it again.',
    ]);
  }
  expect(api.deps.store.data.dataRequests.list('assigned', nuala)).toHaveLength(1);
  // Who wants what the colleague has done already has it.
  expect((await change({ assignedTo: nuala, assignedBefore: null })).status).toBe(200);
  expect((await change({ assignedTo: aoife, assignedBefore: nuala })).body.assignedName).toBe('Aoife Byrne');
});

it('a data request is given to nobody who may not see it, and by an erased account to nobody', async () => {
  const { api, admin, change } = await start();
  const refused = await change({ assignedTo: personNamed(api.deps, 'Brian Roche').id });
  expect([refused.status, refused.body.message]).toEqual([
    400,
    'The role of Brian Roche does not include data requests. Please choose somebody else.',
  ]);
  const nuala = personNamed(api.deps, 'Nuala Kehoe');
  await change({ assignedTo: nuala.id });
  await api.call('post', '/privacy/erase', { as: admin, json: { email: nuala.email } });
  const [stored] = [...api.deps.store.data.dataRequests.all()];
  expect(stored).not.toHaveProperty('assignedTo');
});

it('administrators talk about a data request, name each other, and are forgotten with the person; volunteers see nothing of it', async () => {
  const { api, nuala, brian, id, number, change, say, concerns } = await start();
  expect((await say('Ring Sheila before noon. @Nuala Kehoe? @Brian Roche?')).status).toBe(201);
  expect((await say('Who?', brian)).status).toBe(403);
  expect((await api.get(`/comments?kind=data-request&subjectId=${id}`, brian)).status).toBe(403);
  expect((await concerns(brian)).mentions).toEqual([]);
  expect((await concerns(nuala)).mentions).toMatchObject([{ kind: 'data-request', title: `Data request ${number}` }]);
  await change({ identityChecked: true });
  await change({ outcome: 'done' });
  expect([...api.deps.store.data.comments.all()]).toEqual([]);
  // What was half typed when a colleague closed the case brings nobody back into it.
  expect((await say('Sheila rang again')).status).toBe(409);
  expect([...api.deps.store.data.comments.all()]).toEqual([]);
});

it.each([{ role: 'Volunteer' }, { disabled: true }])(
  'nobody looks after a data request who may not see it any more: %o',
  async (changed) => {
    const { api, admin, change } = await start();
    const { id: assignedTo } = personNamed(api.deps, 'Nuala Kehoe');
    await change({ assignedTo });
    expect((await api.call('patch', `/people/${assignedTo}`, { as: admin, json: changed })).status).toBe(200);
    const [stored] = [...api.deps.store.data.dataRequests.all()];
    expect(stored).not.toHaveProperty('assignedTo');
  },
);
