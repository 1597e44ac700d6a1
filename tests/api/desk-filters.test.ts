import { beforeEach, describe, expect, it } from 'vitest';
import { personNamed } from '../support/people.ts';
import { makeOffer, submitStory } from '../support/submissions.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

let api: TestApi;
let admin: Headers;
let volunteer: Headers;
let brianId: string;
beforeEach(async () => {
  api = testApi();
  admin = await api.staff();
  volunteer = await api.staff('Volunteer', 'Brian Roche');
  brianId = personNamed(api.deps, 'Brian Roche').id;
});

const offerOf = async (fields: Record<string, unknown> = {}): Promise<string> => (await makeOffer(api, fields)).body.id;
const offers = async (query: string, as = volunteer): Promise<string[]> =>
  (await api.get(`/donationitems?${query}`, as)).body.items.map(({ id }: { id: string }) => id);
const stories = async (query: string, as = volunteer): Promise<string[]> =>
  (await api.get(`/testimonials?${query}`, as)).body.testimonials.map(({ id }: { id: string }) => id);
const assign = (path: string, ids: string[], assignedTo: string | null) =>
  api.call('post', `${path}/assign`, { as: admin, json: { ids, assignedTo } });

describe('offers', () => {
  it('are narrowed by pickup and area, those without a known area too', async () => {
    const ross = await offerOf();
    const nowhere = await offerOf({ pickupAddress: 'The yellow house' });
    const brought = await offerOf({ pickupRequired: false, pickupAddress: '', pickupInstructions: '' });
    expect(await offers('pickup=no')).toEqual([brought]);
    expect(await offers('pickup=yes')).toHaveLength(2);
    expect(await offers('area=New+Ross')).toEqual([ross]);
    expect(await offers('area=none')).toEqual([nowhere]);
    expect((await api.get('/donationitems/counts?pickup=no', volunteer)).body).toMatchObject({ pending: 1, all: 1 });
    expect((await api.get('/donationitems?pickup=perhaps', volunteer)).status).toBe(400);
  });

  it('are narrowed by why they were declined, for donors or for colleagues', async () => {
    const [a, b, c] = [await offerOf(), await offerOf(), await offerOf()];
    const reject = (id: string, json: object) =>
      api.call('post', '/donationitems/reject', { as: admin, json: { ids: [id], ...json } });
    await reject(a, { reasonForDonor: 'Too worn.' });
    await reject(b, { adminNotes: 'Too worn.' });
    await reject(c, { adminNotes: 'No room.' });
    expect((await offers('reason=Too+worn.')).sort()).toEqual([a, b].sort());
  });
});

describe.each([
  ['offers', '/donationitems', offers, () => offerOf()],
  ['testimonials', '/testimonials', stories, async () => (await submitStory(api)).body.id as string],
] as const)('%s', (_, path, list, add) => {
  it('are narrowed by who looks after them', async () => {
    const [mine, hers, free] = [await add(), await add(), await add()];
    await assign(path, [mine], brianId);
    await assign(path, [hers], personNamed(api.deps, 'Aoife Byrne').id);
    expect(await list('assigned=me')).toEqual([mine]);
    expect(await list('assigned=me', admin)).toEqual([hers]);
    expect(await list(`assigned=${brianId}`, admin)).toEqual([mine]);
    expect(await list('assigned=nobody')).toEqual([free]);
    expect((await api.get(`${path}?assigned=everybody`, volunteer)).status).toBe(400);
  });

  it('are narrowed by age, and exported as they are listed', async () => {
    const old = await add();
    api.deps.clock.advance({ days: 3, minutes: 1 });
    volunteer = await api.again('Brian Roche');
    admin = await api.again('Aoife Byrne');
    await add();
    expect(await list('olderThan=3')).toEqual([old]);
    expect(await list('olderThan=7')).toEqual([]);
    const rows = async (query: string) =>
      (await api.get(`${path}.csv${query}`, admin)).text.trim().split('\r\n').length;
    expect([await rows(''), await rows('?olderThan=3')]).toEqual([3, 2]);
  });

  it('that are selected are exported, and nothing else; not by volunteers unless it is allowed', async () => {
    const chosen = await add();
    await add();
    const send = (as: Headers, ids: string[]) => api.call('post', `${path}.csv`, { as, json: { ids } });
    const { text, headers } = await send(admin, [chosen, brianId, chosen]);
    expect(headers.get('content-type')).toContain('text/csv');
    expect(text.trim().split('\r\n')).toHaveLength(2);
    expect((await send(volunteer, [chosen])).status).toBe(403);
    expect((await send(admin, [])).status).toBe(400);
    const { body } = await api.get('/audit?action=exported', admin);
    expect(body.entries).toMatchObject([{ detail: 'CSV, by selection' }]);
  });
});

it('testimonials are narrowed by what the review found', async () => {
  await submitStory(api);
  const { body } = await submitStory(api, {
    content: 'The driver was kind. Ring me on 087 123 4567 and I tell you more.',
  });
  expect(await stories('reason=phone')).toEqual([body.id]);
  expect((await api.get('/testimonials?reason=hunger', admin)).status).toBe(400);
});
