import { beforeEach, describe, expect, it } from 'vitest';
import { bothStores } from '../support/both-stores.ts';
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

describe.each(bothStores())('one’s own decisions of the last day, on %s', (_store, on) => {
  it('are listed newest first, with what has become of them and of their mail', async () => {
    const own = await on();
    const me = await own.staff('Volunteer', 'Mary Byrne');
    const other = await own.staff('Volunteer', 'Declan Roche');
    const mine = async () => (await own.get('/decisions/mine', me)).body.decisions;
    const made = async (description: string) => (await makeOffer(own, { description })).body.id as string;
    const decide = async (id: string, status: string, as = me) => {
      own.deps.clock.advance({ seconds: 1 });
      expect((await own.call('patch', `/donationitems/${id}/review`, { as, json: { status } })).status).toBe(200);
    };
    const undo = (id: string) => own.call('put', `/donationitems/${id}/undo`, { as: me });
    const [table, chair, lamp] = [
      await made('An oak table'),
      await made('A chair of ash'),
      await made('A lamp of brass'),
    ];
    await decide(table, 'approved');
    const leaves = new Date(own.deps.now().getTime() + 120_000).toISOString();
    await decide(chair, 'approved');
    await undo(chair);
    await decide(lamp, 'approved');
    await decide(lamp, 'pending', other);
    expect(await mine()).toMatchObject([
      { id: lamp, name: 'A lamp of brass', status: 'approved', now: 'decided-again', mail: null },
      { id: chair, now: 'undone', mail: null },
      { id: table, now: 'stands', mail: { leaves } },
    ]);
    const [mail] = own.deps.store.data.mails
      .list('about', table)
      .filter(({ kind }) => kind.startsWith('offer-approved'));
    if (!mail) throw new Error('no mail');
    const later = { id: own.deps.newId(), kind: 'day-agreed', state: 'sent' } as const;
    await own.deps.store.change((draft) => draft.mails.put({ ...mail, ...later, createdAt: leaves }));
    expect((await mine()).at(-1)).toMatchObject({ mail: { leaves } });
    own.deps.clock.advance({ minutes: 3 });
    await own.deps.outbox.deliverDue();
    expect((await mine()).at(-1)).toMatchObject({ now: 'stands', mail: { leaves: null } });
    expect((await own.get('/decisions/mine', other)).body.decisions).toMatchObject([{ id: lamp, status: 'pending' }]);
    own.deps.clock.advance({ days: 1 });
    const again = await own.again('Mary Byrne');
    expect((await own.get('/decisions/mine', again)).body.decisions).toEqual([]);
  });
});
