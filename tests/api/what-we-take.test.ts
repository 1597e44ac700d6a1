import { describe, expect, it } from 'vitest';
import { ITEMS_MAX } from '#contract/donations/what-we-take.ts';
import { defaultSettings } from '#contract/settings/default-settings.ts';
import { bothStores } from '../support/both-stores.ts';
import { testApi } from '../support/test-api.ts';

const PATH = '/settings/what-we-take';
const mattress = {
  category: 'furniture',
  isTaken: false,
  name: 'Mattresses',
  why: 'They may not be sold without a fire label.',
  instead: 'Your council’s recycling centre takes them.',
  words: 'bed base',
};

describe.each(bothStores())('what we take, on %s', (_, open) => {
  it('is empty until an administrator writes it, then public, counted and in the audit log', async () => {
    const api = await open();
    const as = await api.staff();
    expect((await api.get(PATH)).body).toEqual({ items: [], revision: 0 });
    const saved = await api.call('put', PATH, { as, json: { items: [mattress], revision: 0 } });
    expect([saved.status, saved.body]).toEqual([200, { items: [mattress], revision: 1 }]);
    expect((await api.get(PATH)).body).toEqual(saved.body);
    const { body } = await api.get('/audit', as);
    expect(body.entries[0]).toMatchObject({ action: 'changed', subjectKind: 'settings', detail: 'what we take' });
  });

  it('is not lost when other settings are saved, nor they when it is', async () => {
    const api = await open();
    const as = await api.staff();
    await api.call('put', PATH, { as, json: { items: [mattress] } });
    const contact = { ...defaultSettings.contact, phone: '020 915 2000' };
    await api.call('put', '/settings', { as, json: { ...defaultSettings, contact } });
    expect((await api.get(PATH)).body.items).toEqual([mattress]);
    await api.call('put', PATH, { as, json: { items: [] } });
    expect((await api.get('/settings')).body.contact).toEqual(contact);
  });
});

it('is written by administrators only, and never over a newer one', async () => {
  const api = testApi();
  const volunteer = await api.staff('Volunteer');
  expect((await api.call('put', PATH, { as: volunteer, json: { items: [] } })).status).toBe(403);
  const as = await api.staff();
  await api.call('put', PATH, { as, json: { items: [mattress], revision: 0 } });
  expect((await api.call('put', PATH, { as, json: { items: [], revision: 0 } })).status).toBe(409);
});

it.each([
  ['a category that is none', { ...mattress, category: 'pianos' }, 'items.0.category'],
  ['a thing without a name', { ...mattress, name: '  ' }, 'items.0.name'],
  ['a reason without end', { ...mattress, why: 'x'.repeat(301) }, 'items.0.why'],
])('refuses %s', async (_, item, field) => {
  const api = testApi();
  const { status, body } = await api.call('put', PATH, { as: await api.staff(), json: { items: [item] } });
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
});

it('the list of what we take holds a limited number of things', async () => {
  const api = testApi();
  const items = Array(ITEMS_MAX + 1).fill(mattress);
  expect((await api.call('put', PATH, { as: await api.staff(), json: { items } })).status).toBe(400);
});
