import { describe, expect, it } from 'vitest';
import { makeFirstContainers } from '#api/containers/first-containers.ts';
import { readLaunch } from '#api/launch/launch.ts';
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
  figures: { years: '12', raised: '€40,000', families: '310' },
  giving: { paymentUrl: 'https://pay.fund.ie/', accountName: '', iban: '', bic: '', taxRelief: false },
  governance: {
    trustees: [{ name: 'Una Byrne', role: 'Chair' }],
    accountsUrl: 'https://fund.ie/accounts',
    safeguardingUrl: 'https://fund.ie/safe',
    fundraisingUrl: 'https://fund.ie/code',
    vetting: 'Every driver is Garda vetted.',
    spending: { year: 2025, parts: [{ what: 'Lifts', euros: 100 }] },
  },
};
const mattress = { category: 'furniture', isTaken: false, name: 'Mattresses', why: '', instead: '', words: '' };

it('on a new site everything that only the charity knows is missing or worth doing', async () => {
  const api = testApi();
  const as = await api.staff();
  expect(await inState(api, as, 'missing')).toEqual([
    'phone',
    'emails',
    'shops',
    'figures',
    'vans',
    'registered-number',
    'refused-items',
    'colleague',
    'duty',
    'backups-elsewhere',
  ]);
  expect(await inState(api, as, 'done')).toEqual(['name', 'mail', 'node-updates']);
});

describe.each(bothStores())('on %s', (_, open) => {
  it('what has been filled in is done, and stays so when other settings are saved', async () => {
    const api = await open();
    const as = await api.staff();
    await api.call('put', '/launch/backups-elsewhere', { as, json: { areCopied: true } });
    await api.call('put', '/settings/what-we-take', { as, json: { items: [mattress] } });
    await api.call('put', '/settings', { as, json: filled });
    await api.call('put', '/settings/runs', { as, json: (await api.get('/settings/runs', as)).body });
    const invitation = { name: 'Ciara Doyle', email: 'ciara@fund.ie', role: 'Volunteer' };
    await api.call('post', '/people/invitations', { as, json: invitation });
    const [{ id: personId }] = (await api.get('/colleagues?may=decide', as)).body.colleagues;
    const duty = { personId, days: 'every-day', from: '', to: '' };
    await api.call('put', '/settings/duty', { as, json: { people: [duty] } });
    await write(api, as, '/services/medical-expenses', 'how-to-apply');
    await write(api, as, '/about', 'our-story');
    expect(await inState(api, as, 'missing')).toEqual([]);
    expect((await api.get('/launch', as)).body.invented).toEqual([]);
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
  expect(await inState(api, as, 'done')).toEqual(['name', 'mail', 'backups-elsewhere', 'node-updates']);
  expect((await confirm(false)).body.backupsElsewhere).toBeNull();
  await confirm(true);
  api.deps.clock.advance({ days: 366 });
  const later = await api.staff('Administrator', 'Ciara Doyle');
  expect(await inState(api, later, 'missing')).toContain('backups-elsewhere');
});

it('a confirmation holds for a year', async () => {
  const api = testApi();
  await api.call('put', '/launch/backups-elsewhere', { as: await api.staff(), json: { areCopied: true } });
  api.deps.clock.advance({ days: 364 });
  expect(await inState(api, await api.staff(), 'done')).toContain('backups-elsewhere');
});

it('what is made up is listed with where it lies and shows, until staff have said each thing themselves', async () => {
  const api = testApi();
  const as = await api.staff();
  const invented = async (): Promise<{ field: string; value: string; pages: string[] | null }[]> =>
    (await api.get('/launch', as)).body.invented;
  expect(await invented()).toEqual(
    expect.arrayContaining([
      { key: 'phone', field: 'contact.phone', value: '020 915 1976', pages: null },
      {
        ...{ key: 'emails', field: 'serviceEmails.medical', value: 'medical@southeastcarefund.example' },
        pages: ['Medical expenses'],
      },
      {
        ...{ key: 'shops', field: 'shops.0.address', value: 'Longtown' },
        pages: ['Our shops', 'Donation shop', 'Donate items'],
      },
      { key: 'figures', field: 'figures.raised', value: '€100k+', pages: ['Home', 'About us'] },
      { key: 'vans', field: 'vans.0.name', value: 'Green van', pages: [] },
    ]),
  );
  const ours = { ...filled, figures: { years: '50+', raised: '€100k+', families: '1000s' } };
  await api.call('put', '/settings', { as, json: { ...ours, contact: { ...ours.contact, email: 'a@b.example' } } });
  expect((await invented()).map(({ field }) => field)).toEqual([
    'contact.email',
    'vans.0.name',
    'vans.1.name',
    'vans.2.name',
  ]);
});

it('a shop keeps the address that the portal began with, once it has a number of its own', async () => {
  const api = testApi();
  const as = await api.staff();
  const [clane, ...others] = defaultSettings.shops;
  const shops = [{ ...clane, phone: '045 868 100' }, ...others];
  await api.call('put', '/settings', { as, json: { ...defaultSettings, shops } });
  const { body } = await api.get('/launch', as);
  const ofShops = body.invented.filter(({ key }: { key: string }) => key === 'shops');
  expect(ofShops.map(({ field }: { field: string }) => field)).toEqual(
    [1, 2, 3].flatMap((at) => [`shops.${at}.phone`, `shops.${at}.address`]),
  );
});

it('the name of the first account is missing until its owner says theirs', async () => {
  const api = testApi();
  const as = await api.staff('Administrator', 'Administrator');
  expect(await inState(api, as, 'missing')).toContain('name');
  await api.call('patch', '/auth/me', { as, json: { name: 'Una Byrne' } });
  expect(await inState(api, as, 'done')).toContain('name');
});

it('a colleague counts from the invitation on, while it can be accepted', async () => {
  const api = testApi();
  const as = await api.staff();
  const json = { name: 'Ciara Doyle', email: 'ciara@fund.ie', role: 'Volunteer' };
  await api.call('post', '/people/invitations', { as, json });
  expect(await inState(api, as, 'done')).toContain('colleague');
  api.deps.clock.advance({ days: 30 });
  expect(readLaunch(api.deps).items).toContainEqual({ key: 'colleague', state: 'missing' });
});

it('the figures are public once they are saved, each of sixteen characters at most', async () => {
  const api = testApi();
  const as = await api.staff();
  const save = (years: string) =>
    api.call('put', '/settings', { as, json: { ...filled, figures: { ...filled.figures, years } } });
  expect((await save('')).body.fields).toHaveProperty(['figures.years']);
  expect((await save('more than anybody can count')).body.fields).toHaveProperty(['figures.years']);
  expect((await api.get('/settings')).body.figures).toBeUndefined();
  expect((await save('51')).status).toBe(200);
  expect((await api.get('/settings')).body.figures.years).toBe('51');
});

it('the launch list is for administrators alone', async () => {
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
