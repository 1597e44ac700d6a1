import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { defaultSettings } from '#contract/settings/default-settings.ts';
import { noGiving } from '#contract/settings/giving.ts';
import { SupportPage } from '#site/pages/support/SupportPage.tsx';
import { livePage } from '../../support/live-page.tsx';
import { setUpPerson } from '../../support/person.ts';
import { links, publicPage, words } from '../../support/public-page.ts';
import { type ScreenApi, screenApi } from '../../support/screen-api.ts';

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

// The example of the ISO standard; it belongs to nobody.
const IBAN = 'IE29AIBK93115212345678';
const full = {
  paymentUrl: 'https://pay.charity.example/fund?from=site',
  accountName: 'South East Care Fund',
  iban: 'ie29 aibk 9311 5212 3456 78',
  bic: 'aibkie2d',
  taxRelief: true,
};

const save = async (api: ScreenApi, giving: object) =>
  api.call('put', '/settings', { as: await api.staff(), json: { ...defaultSettings, giving } });
const section = async (api = screenApi()) => {
  const { main } = await publicPage('/support', api);
  const found = main.querySelector('#giving');
  if (!found) throw new Error('Nothing is said about giving.');
  return found;
};

test('a new site invents no bank, no payment page and no tax relief', async () => {
  const text = words(await section());
  expect([...(await section()).querySelectorAll('h3')].map(words)).toEqual([
    'In memory of somebody',
    'In your will',
    'Money and tax',
  ]);
  expect(text).toContain('Ask us whether it applies to us');
  expect(text).not.toMatch(/IBAN|IE\d\d|https:/);
  expect(new Set(links(await section()))).toEqual(new Set(['tel:+353209151976']));
});

test('what the settings hold is shown: the exact origin, bank details in groups of four, and the tax words', async () => {
  const api = screenApi();
  expect((await save(api, full)).status).toBe(200);
  const shown = await section(api);
  const link = shown.querySelector('a[href^="https://pay."]');
  expect([link?.getAttribute('href'), link?.getAttribute('rel')]).toEqual([full.paymentUrl, 'noreferrer']);
  expect(words(shown)).toContain('https://pay.charity.exampleGive by Card');
  expect([...shown.querySelectorAll('code')].map(words)).toEqual(
    expect.arrayContaining(['IE29 AIBK 9311 5212 3456 78', 'AIBKIE2D', 'South East Care Fund']),
  );
  expect(words(shown)).toContain('If you give €250 or more in money in one year');
  expect(words(shown)).toContain('Things you bring to a shop do not count');
});

test.each([
  ['paymentUrl', 'http://pay.example.org'],
  ['paymentUrl', 'javascript:alert(1)'],
  ['paymentUrl', 'https://user:secret@pay.example.org'],
  ['iban', 'IE29AIBK93115212345679'],
  ['bic', 'AIB'],
])('a wrong %s (%s) is refused', async (name, value) => {
  const { status, body } = await save(screenApi(), { ...noGiving, [name]: value });
  expect([status, Object.keys(body.fields)]).toEqual([400, [`giving.${name}`]]);
});

test('settings that are saved without giving keep it', async () => {
  const api = screenApi();
  await save(api, full);
  await api.call('put', '/settings', { as: await api.staff('Administrator', 'Bríd'), json: defaultSettings });
  expect((await api.get('/settings')).body.giving.iban).toBe(IBAN);
});

test('a line of the bank details is copied with one press', async () => {
  const api = screenApi();
  await save(api, full);
  await livePage('/support', SupportPage, { api });
  const user = setUpPerson();
  await user.click(screen.getByRole('button', { name: 'Copy IBAN' }));
  expect(await navigator.clipboard.readText()).toBe('IE29 AIBK 9311 5212 3456 78');
});
