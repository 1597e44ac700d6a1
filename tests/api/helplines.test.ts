import { describe, expect, it } from 'vitest';
import { defaultSettings } from '#contract/settings/default-settings.ts';
import { defaultHelplines, EMERGENCY } from '#contract/testimonials/helplines.ts';
import { bothStores } from '../support/both-stores.ts';
import { STORY, submitStory } from '../support/submissions.ts';
import { type TestApi, testApi } from '../support/test-api.ts';

const OWN = [{ name: 'Our counsellors, weekdays', number: '020 915 1976', text: '' }];
const IN_DISTRESS = `${STORY} Most days I just want to die.`;
const reviewed = async (api: TestApi, content: string) =>
  (await api.call('post', '/testimonials/auto-review', { json: { content } })).body;

describe.each(bothStores())('the helplines in %s', (_, open) => {
  it('are the usual ones, checked by nobody, until an administrator saves others, who is named', async () => {
    const api = await open();
    const [admin, volunteer] = [await api.staff('Administrator', 'Ciara Doyle'), await api.staff('Volunteer')];
    const before = await api.get('/settings/helplines', volunteer);
    expect(before.body).toEqual({ lines: defaultHelplines, checkedAt: null, checkedBy: null });
    const json = { lines: OWN };
    expect((await api.call('put', '/settings/helplines', { as: volunteer, json })).status).toBe(403);
    const saved = await api.call('put', '/settings/helplines', { as: admin, json });
    expect(saved.body).toEqual({ lines: OWN, checkedAt: api.deps.now().toISOString(), checkedBy: 'Ciara Doyle' });
    await api.call('put', '/settings', { as: admin, json: defaultSettings });
    expect((await api.get('/settings/helplines', volunteer)).body).toEqual(saved.body);
  });

  it('are told to somebody in distress, after the number for an emergency, and to nobody else', async () => {
    const api = await open();
    const as = await api.staff('Administrator');
    await api.call('put', '/settings/helplines', { as, json: { lines: OWN } });
    const { helplines, feedback, isAppropriate } = await reviewed(api, IN_DISTRESS);
    expect(helplines).toEqual([EMERGENCY, ...OWN]);
    expect(feedback).toContain('call 112 or 999');
    expect(feedback).toContain('020 915 1976 (Our counsellors, weekdays)');
    expect(isAppropriate).toBe(true);
    expect((await reviewed(api, STORY)).helplines).toBeUndefined();
    const { body } = await submitStory(api, { content: IN_DISTRESS });
    expect(api.deps.store.data.testimonials.get(body.id)?.review.feedback).toContain('020 915 1976');
  });
});

describe('the helplines below a testimonial', () => {
  const published = async (api: TestApi) => (await api.get('/testimonials/approved')).body.testimonials[0];

  it('are read by the public where staff put them, follow the settings, and are taken away again', async () => {
    const api = testApi();
    const as = await api.staff('Administrator', 'Ciara Doyle');
    const { id } = (await submitStory(api, { content: IN_DISTRESS })).body;
    await api.call('put', `/testimonials/${id}/status`, { as, json: { action: 'approve', adminNotes: '' } });
    expect((await published(api)).helplines).toBeUndefined();
    const put = (shown: boolean) => api.call('put', `/testimonials/${id}/helplines`, { as, json: { shown } });
    expect((await put(true)).body.helplinesBelow).toBe(true);
    expect((await published(api)).helplines).toEqual([EMERGENCY, ...defaultHelplines]);
    await api.call('put', '/settings/helplines', { as, json: { lines: OWN } });
    expect((await published(api)).helplines).toEqual([EMERGENCY, ...OWN]);
    expect((await put(false)).status).toBe(200);
    expect((await published(api)).helplines).toBeUndefined();
    const { entries } = (await api.get('/audit', as)).body;
    expect(entries[0]).toMatchObject({ action: 'helplines removed', actorName: 'Ciara Doyle', subjectId: id });
    expect((await api.call('put', `/testimonials/${id}/helplines`, { json: { shown: true } })).status).toBe(401);
  });
});

describe('helplines below a testimonial', () => {
  it('are refused while it is in quarantine', async () => {
    const api = testApi();
    api.deps.admission = { ...api.deps.admission, admit: () => ({ reason: 'ceiling', network: undefined }) };
    const { id } = (await submitStory(api, { content: IN_DISTRESS })).body;
    const answer = await api.call('put', `/testimonials/${id}/helplines`, {
      as: await api.staff(),
      json: { shown: true },
    });
    expect(answer.status).toBe(409);
    expect(api.deps.store.data.testimonials.get(id)?.helplinesBelow).toBeUndefined();
  });
});

describe('the helplines', () => {
  it.each([
    ['without a name', [{ name: ' ', number: '116 123' }]],
    ['with a word for a number', [{ name: 'Samaritans', number: 'ring us' }]],
    ['with a web address', [{ name: 'Samaritans', number: 'https://x.example' }]],
    ['with one digit', [{ name: 'Samaritans', number: '1' }]],
    ['that are none', []],
    ['that are too many', Array(7).fill({ name: 'Samaritans', number: '116 123' })],
  ])('are refused %s', async (_, lines) => {
    const api = testApi();
    const answer = await api.call('put', '/settings/helplines', { as: await api.staff(), json: { lines } });
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid']);
    expect(Object.keys(answer.body.fields)[0]).toMatch(/^lines/);
    expect((await api.get('/settings/helplines', await api.staff())).body.lines).toEqual(defaultHelplines);
  });

  it('are in the audit log with the numbers before and after', async () => {
    const api = testApi();
    const as = await api.staff();
    await api.call('put', '/settings/helplines', { as, json: { lines: OWN } });
    const { body } = await api.get('/audit', as);
    expect(body.entries[0]).toMatchObject({
      action: 'changed',
      before: { helplines: '116 123, 1800 247 247, 50808' },
      after: { helplines: '020 915 1976' },
    });
  });
});
