import { expect, test, vi } from 'vitest';
import { readLaunch } from '#api/launch/launch.ts';
import { pagesWithPlaces } from '#contract/places/every-place.ts';
import { defaultSettings } from '#contract/settings/default-settings.ts';
import { limitMs } from '../../../scripts/test-limits.mjs';
import { publicPage, words } from '../../support/public-page.ts';
import { addressesOf, listedPages } from '../../support/public-pages.ts';
import { screenApi } from '../../support/screen-api.ts';

// It makes every page.
vi.setConfig({ testTimeout: limitMs(60_000) });

const nameOf = (address: string) =>
  pagesWithPlaces.find(({ path }) => path === address.replace(/\?.*/, ''))?.page ?? address;

test('what is made up stands on the pages that the report names, and on no other', async () => {
  const api = screenApi();
  const { invented } = readLaunch(api.deps);
  const shownBy = new Map<string, Set<string>>();
  // Those of the blog need posts.
  const addresses = [...listedPages, ...addressesOf.donations].filter((address) => !address.startsWith('/blogs/'));
  for (const address of addresses) {
    const { document } = await publicPage(address, api);
    for (const script of document.querySelectorAll('script')) script.remove();
    const said = [words(document.body), ...[...document.querySelectorAll('a')].map(({ href }) => href)].join(' ');
    for (const { field, value } of invented)
      if (said.includes(value)) shownBy.set(field, new Set([...(shownBy.get(field) ?? []), nameOf(address)]));
  }
  const everyPage = [...new Set(addresses.map(nameOf))];
  // One shop has no address but its town, which every footer names.
  const towns = invented.filter(({ value }) => defaultSettings.shops.some(({ name }) => name === value));
  for (const { field, pages } of invented.filter((one) => !towns.includes(one)))
    expect([...(shownBy.get(field) ?? [])].sort(), field).toEqual([...(pages ?? everyPage)].sort());
  expect(towns.map(({ value }) => value)).toEqual(['Bagnelstown']);
});

test('figures that the charity has saved stand on the pages as they were typed', async () => {
  const api = screenApi();
  const as = await api.staff();
  const figures = { years: '12', raised: '€40,000', families: '310' };
  await api.call('put', '/settings', { as, json: { ...defaultSettings, figures } });
  for (const address of ['/', '/about']) {
    const { main } = await publicPage(address, api);
    expect([...main.querySelectorAll('.figures dt')].map(words)).toEqual(['12', '€40,000', '310']);
  }
  expect(words((await publicPage('/about', api)).main.querySelector('.river-line'))).toContain('12 years');
});
