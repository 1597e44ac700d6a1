import { expect, test } from 'vitest';
import { defaultSettings } from '#contract/settings/default-settings.ts';
import { links, publicPage, words } from '../../support/public-page.ts';
import { screenApi } from '../../support/screen-api.ts';

test('until it is known who runs the charity, the page says to ask', async () => {
  const { main } = await publicPage('/who-we-are');
  expect(words(main)).toContain('Their names are not on this page yet');
  expect(words(main)).toContain('Registered charity numberNot on this page yet');
  expect(links(main)).toContain('/contact?about=question');
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
