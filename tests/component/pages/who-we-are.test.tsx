import { expect, test } from 'vitest';
import { defaultSettings } from '#contract/settings/default-settings.ts';
import { links, publicPage, words } from '../../support/public-page.ts';
import { screenApi } from '../../support/screen-api.ts';

test('what nobody has set about who runs the charity is not spoken of, and whom to tell of a wrong always is', async () => {
  const { main } = await publicPage('/who-we-are');
  expect([...main.querySelectorAll('dt')].map(words)).toEqual(['Name', 'Since', 'In writing']);
  expect([...main.querySelectorAll('h2')].map(words)).toEqual([
    'The organisation',
    'If something was not right',
    'How it began',
  ]);
  expect(links(main)).toContain('https://www.charitiesregulator.ie');
});

test('how the money of a year was split stands beside what is said of proceeds', async () => {
  const api = screenApi();
  const spending = {
    year: 2025,
    parts: [
      { what: 'Medical costs', euros: 60 },
      { what: 'Lifts', euros: 40 },
    ],
  };
  const save = async (changed: object) => {
    const governance = { trustees: [], accountsUrl: '', spending: { ...spending, ...changed } };
    return api.call('put', '/settings', { as: await api.staff(), json: { ...defaultSettings, governance } });
  };
  const { body } = await save({ parts: [{ what: 'Lifts', euros: 40 }] });
  expect(body.fields).toEqual({ 'governance.spending.parts': 'Together the parts must make €100' });
  await save({});
  const { main } = await publicPage('/who-we-are', api);
  expect(words(main)).toContain(
    'Where €100 went in 2025100% of proceeds support our programs.Medical costs€60Lifts€40',
  );
});

test('trustees, number and accounts come from the settings', async () => {
  const api = screenApi();
  const json = {
    ...defaultSettings,
    organisation: { ...defaultSettings.organisation, registeredNumber: '20009999' },
    governance: { trustees: [{ name: 'Una Byrne', role: 'Chair' }], accountsUrl: 'https://fund.example.org/accounts' },
  };
  await api.call('put', '/settings', { as: await api.staff(), json });
  const { main } = await publicPage('/who-we-are', api);
  expect(words(main.querySelector('.people'))).toBe('Una ByrneChair');
  expect(words(main)).toContain('20009999');
  expect(links(main)).toContain('https://fund.example.org/accounts');
  expect(main.querySelector('.unset')).toBeNull();
});
