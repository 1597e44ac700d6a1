import { describe, expect, it } from 'vitest';
import { makeFirstContainers } from '#api/containers/first-containers.ts';
import { containerTags } from '#contract/containers/containers.ts';
import { defaultSettings } from '#contract/settings/default-settings.ts';
import { bothStores } from '../support/both-stores.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

const inState = async (api: TestApi, as: Headers, state: string): Promise<string[]> => {
  const { body } = await api.get('/launch', as);
  return body.items.filter((item: { state: string }) => item.state === state).map(({ key }: { key: string }) => key);
};
const write = (api: TestApi, as: Headers, relativeUrl: string, place: string) =>
  api.call('post', '/textcontainers', {
    as,
    json: { tags: containerTags('text', relativeUrl, place), relativeUrl, content: 'Written by us.' },
  });

const filled = {
  ...defaultSettings,
  organisation: { ...defaultSettings.organisation, registeredNumber: '20009999' },
  contact: {
    phone: '051 400 100',
    email: 'hello@fund.ie',
    organisationEmail: 'office@fund.ie',
    accessibilityEmail: 'a@fund.ie',
  },
  serviceEmails: { medical: 'm@fund.ie', transport: 't@fund.ie', shop: 's@fund.ie' },
  shops: defaultSettings.shops.map((shop) => ({ ...shop, phone: '051 400 101' })),
  giving: { paymentUrl: 'https://pay.fund.ie/', accountName: '', iban: '', bic: '', taxRelief: false },
  governance: { trustees: [{ name: 'Una Byrne', role: 'Chair' }], accountsUrl: '' },
};
const mattress = { category: 'furniture', isTaken: false, name: 'Mattresses', why: '', instead: '', words: '' };

it('on a new site everything that only the charity knows is missing or worth doing', async () => {
  const api = testApi();
  const as = await api.staff();
  expect(await inState(api, as, 'missing')).toEqual([
    'contact',
    'shops',
    'registered-number',
    'refused-items',
    'duty',
    'backups-elsewhere',
  ]);
  expect(await inState(api, as, 'done')).toEqual(['mail', 'node-updates']);
});

describe.each(bothStores())('on %s', (_, open) => {
  it('what has been filled in is done, and stays so when other settings are saved', async () => {
    const api = await open();
    const as = await api.staff();
    await api.call('put', '/launch/backups-elsewhere', { as, json: { areCopied: true } });
    await api.call('put', '/settings/what-we-take', { as, json: { items: [mattress] } });
    await api.call('put', '/settings', { as, json: filled });
    const [{ id: personId }] = (await api.get('/colleagues?may=decide', as)).body.colleagues;
    const duty = { personId, days: 'every-day', from: '', to: '' };
    await api.call('put', '/settings/duty', { as, json: { people: [duty] } });
    await write(api, as, '/services/medical-expenses', 'how-to-apply');
    await write(api, as, '/about', 'our-story');
    expect(await inState(api, as, 'missing')).toEqual([]);
    expect(await inState(api, as, 'advised')).toEqual(['service-area', 'helplines', 'web-address', 'second-steps']);
    expect((await api.get('/settings')).body).toEqual({ ...filled, revision: 1, phoneParts: expect.any(Object) });
  });
});

it('words of the product that nobody has changed count as missing', async () => {
  const api = testApi();
  await makeFirstContainers(api.deps);
  expect(await inState(api, await api.staff(), 'advised')).toEqual(
    expect.arrayContaining(['how-to-apply', 'service-area', 'founder']),
  );
});

it('a confirmation names who gave it, is taken back, and is asked again after a year', async () => {
  const api = testApi();
  const as = await api.staff('Administrator', 'Ciara Doyle');
  const confirm = (areCopied: boolean) => api.call('put', '/launch/backups-elsewhere', { as, json: { areCopied } });
  const { body } = await confirm(true);
  expect(body.backupsElsewhere).toEqual({ at: api.deps.now().toISOString(), by: 'Ciara Doyle' });
  expect(await inState(api, as, 'done')).toEqual(['mail', 'backups-elsewhere', 'node-updates']);
  expect((await confirm(false)).body.backupsElsewhere).toBeNull();
  await confirm(true);
  api.deps.clock.advance({ days: 366 });
  const later = await api.staff('Administrator', 'Ciara Doyle');
  expect(await inState(api, later, 'missing')).toContain('backups-elsewhere');
});

it('is for administrators alone', async () => {
  const api = testApi();
  const volunteer = await api.staff('Volunteer');
  expect((await api.get('/launch', volunteer)).status).toBe(403);
  expect((await api.get('/launch')).status).toBe(401);
});

it('who runs the charity is public once it is saved, with an https address alone', async () => {
  const api = testApi();
  const as = await api.staff();
  const save = (accountsUrl: string) =>
    api.call('put', '/settings', { as, json: { ...filled, governance: { ...filled.governance, accountsUrl } } });
  expect((await save('javascript:alert(1)')).body.fields).toHaveProperty(['governance.accountsUrl']);
  expect((await save('https://fund.ie/accounts')).status).toBe(200);
  expect((await api.get('/settings')).body.governance.trustees).toEqual([{ name: 'Una Byrne', role: 'Chair' }]);
});
