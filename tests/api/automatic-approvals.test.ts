import { describe, expect, it } from 'vitest';
import { CONSENT_VERSION, consentTopics } from '#contract/testimonials/testimonials.ts';
import { bothStores } from '../support/both-stores.ts';
import { testDeps } from '../support/deps.ts';
import { submitStory } from '../support/submissions.ts';
import { type TestApi, testApi } from '../support/test-api.ts';

const TEXTS = [
  'The driver was kind and on time, and my mother was never alone at the hospital.',
  'Four days from form to cheque. My husband slept that night for the first time since June.',
  'The woman in the Clane shop found a pram for us, and would take nothing for it.',
];
const policy = { ...testDeps().policy, autoApprove: true };
const agreed = { consent: CONSENT_VERSION, consentTo: consentTopics, whose: 'own' };
const goLive = async (api: TestApi, content = TEXTS[0] ?? '') => {
  const { body } = await submitStory(api, { ...agreed, content });
  expect(body.status).toBe('approved');
  return String(body.id);
};
const listed = async (api: TestApi, query = '') =>
  (await api.get(`/testimonials/automatic${query}`, await api.staff('Volunteer'))).body;
const idsOf = ({ testimonials }: { testimonials: { id: string }[] }) => testimonials.map(({ id }) => id);
const takeDown = async (api: TestApi, id: string, as?: Awaited<ReturnType<TestApi['staff']>>) =>
  api.call('put', `/testimonials/${id}/take-down`, { as: as ?? (await api.staff('Volunteer')) });

describe.each(bothStores())('what went live by itself in %s', (_, open) => {
  it('is listed by days in Ireland, the newest first, without what staff approved', async () => {
    const api = await open({ policy });
    api.deps.clock.set('2026-07-01T22:30:00.000Z');
    const first = await goLive(api, TEXTS[0]);
    api.deps.clock.set('2026-07-01T23:30:00.000Z');
    const second = await goLive(api, TEXTS[1]);
    const { body } = await submitStory(api, { content: TEXTS[2] ?? '' });
    const json = { action: 'approve', adminNotes: '' };
    await api.call('put', `/testimonials/${body.id}/status`, { as: await api.staff(), json });
    const newest = await listed(api);
    expect(newest).toMatchObject({ enabled: true, day: '2026-07-02', earlier: '2026-07-01', later: null, total: 1 });
    expect(idsOf(newest)).toEqual([second]);
    const before = await listed(api, '?day=2026-07-01');
    expect(before).toMatchObject({ earlier: null, later: '2026-07-02' });
    expect(idsOf(before)).toEqual([first]);
  });

  it('is taken down with one call, waits for staff, and is decided as any other', async () => {
    const api = await open({ policy });
    const id = await goLive(api);
    const staff = await api.staff('Volunteer', 'Declan Roche');
    const { status, body } = await takeDown(api, id, staff);
    expect([status, body.status, body.approvedAt]).toEqual([200, 'pending', null]);
    expect((await api.get('/testimonials/approved')).body.total).toBe(0);
    expect((await api.get('/testimonials/pending', staff)).body.total).toBe(1);
    expect((await listed(api)).total).toBe(0);
    const { entries } = (await api.get('/audit', await api.staff())).body;
    expect(entries[0]).toMatchObject({ action: 'taken down', actorName: 'Declan Roche', subjectId: id });
    const json = { action: 'approve', adminNotes: '' };
    const decided = await api.call('put', `/testimonials/${id}/status`, { as: staff, json });
    expect([decided.status, decided.body.approvedBy]).toEqual([200, 'Declan Roche']);
  });
});

it('nothing goes live by itself in a flood', async () => {
  const api = testApi({ policy });
  api.deps.admission = { ...api.deps.admission, admit: () => ({ reason: 'ceiling', network: undefined }) };
  const { body } = await submitStory(api, { ...agreed, content: TEXTS[0] ?? '' });
  expect(body.status).toBe('pending');
  expect((await api.get('/testimonials/approved')).body.total).toBe(0);
});

describe('taking down', () => {
  it('is refused for what staff approved, for what is down already, and for what is not there', async () => {
    const api = testApi({ policy });
    const id = await goLive(api);
    expect((await takeDown(api, id)).status).toBe(200);
    expect((await takeDown(api, id)).body.code).toBe('conflict');
    const json = { action: 'approve', adminNotes: '' };
    await api.call('put', `/testimonials/${id}/status`, { as: await api.staff(), json });
    expect((await takeDown(api, id)).body.code).toBe('conflict');
    expect((await takeDown(api, 'no-such-testimonial')).status).toBe(404);
    expect((await api.call('put', `/testimonials/${id}/take-down`)).status).toBe(401);
    expect((await api.get('/testimonials/approved')).body.total).toBe(1);
  });

  it('has nothing to list where nothing went live', async () => {
    const api = testApi();
    expect(await listed(api)).toMatchObject({ enabled: false, testimonials: [], total: 0, earlier: null, later: null });
    expect((await api.get('/testimonials/automatic')).status).toBe(401);
  });
});
