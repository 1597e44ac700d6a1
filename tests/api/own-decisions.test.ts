import { beforeEach, describe, expect, it } from 'vitest';
import { signInPerson } from '../support/deps.ts';
import { addPerson } from '../support/people.ts';
import { makeOffer, submitStory } from '../support/submissions.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

let api: TestApi;
let admin: Headers;
let first: Headers;
let second: Headers;
let firstId: string;
beforeEach(async () => {
  api = testApi();
  admin = await api.staff('Administrator', 'Carmel Nolan');
  const namesakes = [
    await addPerson(api.deps, { name: 'Mary Byrne', role: 'Volunteer' }),
    await addPerson(api.deps, { name: 'Mary Byrne', role: 'Volunteer' }),
  ] as const;
  firstId = namesakes[0].id;
  first = await signInPerson(api.deps, firstId);
  second = await signInPerson(api.deps, namesakes[1].id);
});

const kinds = [
  {
    kind: 'testimonial',
    make: async () => (await submitStory(api)).body.id as string,
    path: '/testimonials',
    approve: (id: string, as: Headers) =>
      api.call('put', `/testimonials/${id}/status`, { as, json: { action: 'approve' } }),
  },
  {
    kind: 'donation',
    make: async () => (await makeOffer(api)).body.id as string,
    path: '/donationitems',
    approve: (id: string, as: Headers) =>
      api.call('patch', `/donationitems/${id}/review`, { as, json: { status: 'approved' } }),
  },
];

describe.each(kinds)('a decision on a $kind', ({ make, path, approve }) => {
  const undo = (id: string, as: Headers) => api.call('put', `${path}/${id}/undo`, { as });

  it('can be undone by the person who made it, not by a colleague of the same name', async () => {
    const id = await make();
    await approve(id, first);
    const refused = await undo(id, second);
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('Mary Byrne made this')]);
    expect((await undo(id, first)).body.status).toBe('pending');
  });

  it('repeated by a namesake is a conflict', async () => {
    const id = await make();
    await approve(id, first);
    expect((await approve(id, second)).status).toBe(409);
  });

  it('can be undone by the person who made it after she was renamed, and shows her current name', async () => {
    const id = await make();
    await approve(id, first);
    await api.call('patch', `/people/${firstId}`, { as: admin, json: { name: 'Mary Roche' } });
    const { body } = await api.get(`${path}/${id}`, admin);
    expect(body).toMatchObject({ reviewedBy: 'Mary Roche', reviewedById: firstId });
    expect((await undo(id, first)).body.status).toBe('pending');
  });

  it('is found by the current name of the person who made it', async () => {
    const id = await make();
    await approve(id, first);
    await api.call('patch', `/people/${firstId}`, { as: admin, json: { name: 'Máire de Róiste' } });
    expect((await api.get(`${path}?q=maire%20de%20roiste`, admin)).body.total).toBe(1);
    expect((await api.get(`${path}?q=byrne`, admin)).body.total).toBe(0);
  });
});
