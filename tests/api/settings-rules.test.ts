import { beforeEach, describe, expect, it } from 'vitest';
import { defaultReviewRules } from '#contract/review/review-rules.ts';
import { defaultSettings } from '#contract/settings/default-settings.ts';
import type { Settings } from '#contract/settings/settings.ts';
import { makeOffer } from '../support/submissions.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

let api: TestApi;
let admin: Headers;
beforeEach(async () => {
  api = testApi();
  admin = await api.staff();
});

const save = (json: unknown) => api.call('put', '/settings', { as: admin, json });
const firstShop = (changes: object): Settings => {
  const [first, ...others] = defaultSettings.shops;
  return { ...defaultSettings, shops: [{ ...first, ...changes } as Settings['shops'][number], ...others] };
};
const monday = (opens: string, closes: string) =>
  firstShop({ hours: { ...defaultSettings.shops[0]?.hours, monday: { opens, closes } } });
const day = { date: '2026-12-25', reason: 'Christmas Day' };
const holiday = { date: '2026-03-17', opens: '10:00', closes: '14:00' };

describe('the settings', () => {
  it.each([
    ['closed before it opens', monday('17:00', '09:00')],
    ['never open', monday('09:00', '09:00')],
    ['at an hour that is none', monday('24:00', '25:00')],
    ['closed twice on one day', firstShop({ closures: [day, day] })],
    ['closed on a day that is none', firstShop({ closures: [{ date: '2026-02-30', reason: '' }] })],
    ['open twice on one holiday', firstShop({ holidayHours: [holiday, holiday] })],
    ['open on a holiday that is none', firstShop({ holidayHours: [{ ...holiday, date: '2026-03-18' }] })],
    ['closed on a holiday before it opens', firstShop({ holidayHours: [{ ...holiday, closes: '09:00' }] })],
    ['off the map', firstShop({ latitude: 91 })],
    ['there twice', firstShop({ key: 'wexford' })],
    ['linked to a script', { ...defaultSettings, social: [{ name: 'X', url: 'javascript:alert(1)' }] }],
    ['linked with a password', { ...defaultSettings, social: [{ name: 'X', url: 'https://user:pw@x.example' }] }],
    ['linked to nowhere', { ...defaultSettings, social: [{ name: 'X', url: 'https://x' }] }],
  ])('refuse a shop or link that is %s', async (_, json) => {
    const { status, body } = await save(json);
    expect([status, body.code]).toEqual([400, 'invalid']);
    expect(Object.keys(body.fields)[0]).toMatch(/^(shops|social)/);
  });

  it('keep the holidays on which a shop is open when an older screen does not send them', async () => {
    const savedHours = async (settings: Settings) =>
      (await save({ ...settings, revision: undefined })).body.shops[0].holidayHours;
    expect(await savedHours(firstShop({ holidayHours: [holiday] }))).toEqual([holiday]);
    expect(await savedHours(defaultSettings)).toEqual([holiday]);
    expect(await savedHours(firstShop({ holidayHours: [] }))).toEqual([]);
  });

  it('accept holidays and links', async () => {
    const json = {
      ...firstShop({ closures: [day] }),
      social: [{ name: 'Mastodon', url: 'https://social.example.org/@fund' }],
    };
    expect(await save(json)).toMatchObject({ status: 200, body: { social: json.social } });
  });
});

describe('the reasons for a rejection and the hourly ceiling', () => {
  const donorReasons = [{ label: 'No room', reason: 'We have no room for it.' }];
  const rules = {
    rejectionReasons: ['It names another person.'],
    donorReasons,
    savedAnswers: [{ label: 'Ring us', answer: 'Please ring us.' }],
    submissionsPerHour: 200,
    volunteersExport: false,
  };

  it('have defaults, can be read by volunteers, and are changed by administrators only', async () => {
    const volunteer = await api.staff('Volunteer');
    expect((await api.get('/settings/review', volunteer)).body).toEqual(defaultReviewRules);
    expect((await api.call('put', '/settings/review', { as: volunteer, json: rules })).status).toBe(403);
    expect((await api.call('put', '/settings/review', { as: admin, json: rules })).body).toEqual(rules);
    expect((await api.get('/settings/review', volunteer)).body).toEqual(rules);
  });

  it('stay when other settings are saved, and are not public', async () => {
    await api.call('put', '/settings/review', { as: admin, json: rules });
    await save(defaultSettings);
    expect((await api.get('/settings/review', admin)).body).toEqual(rules);
    expect((await api.get('/settings')).body).toEqual({
      ...defaultSettings,
      revision: 1,
      phoneParts: expect.any(Object),
    });
    expect((await api.get('/settings/review')).status).toBe(401);
  });

  it('keep the ceiling and the words for donors when an older screen does not send them', async () => {
    const admin = await api.staff('Administrator', 'Ciara Doyle');
    const { rejectionReasons } = rules;
    await api.call('put', '/settings/review', {
      as: admin,
      json: { rejectionReasons, donorReasons, submissionsPerHour: 500 },
    });
    const { body } = await api.call('put', '/settings/review', { as: admin, json: { rejectionReasons } });
    expect(body).toEqual({
      ...defaultReviewRules,
      ...{ rejectionReasons, donorReasons, submissionsPerHour: 500, volunteersExport: false },
    });
  });

  it.each([9, 100_001, 12.5, '200', null])('take no ceiling of %s', async (submissionsPerHour) => {
    const as = await api.staff('Administrator', 'Ciara Doyle');
    const { status, body } = await api.call('put', '/settings/review', { as, json: { ...rules, submissionsPerHour } });
    expect(status).toBe(400);
    expect(body.fields.submissionsPerHour).toContain('whole number from 10 to 100000');
  });

  it.each([
    [{ rejectionReasons: [''] }],
    [{ rejectionReasons: Array(31).fill('a') }],
    [{}],
    [{ rejectionReasons: [], donorReasons: [{ label: '', reason: 'It is too worn.' }] }],
    [{ rejectionReasons: [], donorReasons: [{ label: 'Worn', reason: '' }] }],
    [{ rejectionReasons: [], donorReasons: Array(31).fill({ label: 'Worn', reason: 'It is too worn.' }) }],
  ])('refuse %j', async (json) => {
    expect((await api.call('put', '/settings/review', { as: admin, json })).status).toBe(400);
  });
});

describe('the dashboard', () => {
  it('counts pending offers, this month’s and the drafts', async () => {
    api.deps.clock.set('2026-02-28T23:59:59.000Z');
    await makeOffer(api);
    api.deps.clock.set('2026-03-01T00:00:00.000Z');
    for (let count = 0; count < 6; count += 1) {
      api.deps.clock.advance({ minutes: 1 });
      await makeOffer(api);
    }
    const as = await api.staff('Administrator');
    await api.call('post', '/blogs', { as, json: { title: 'A draft' } });
    const { body } = await api.get('/dashboard', as);
    expect(body).toMatchObject({ donationsThisMonth: 6, draftBlogs: 1, pendingDonations: 7 });
  });
});
