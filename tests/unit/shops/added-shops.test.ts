import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { placesOfShop } from '#contract/places/our-shops.ts';
import { defaultSettings } from '#contract/settings/default-settings.ts';
import { SHOPS_MAX, settings, shopKeyFor } from '#contract/settings/settings.ts';
import { shownShops } from '#site/pages/shops/shop-variants.ts';
import { mapPlace, placeAt } from '#site/shops/map-place.ts';
import { shopColours } from '#site/shops/shop-colours.ts';

const [clane] = defaultSettings.shops;
if (!clane) throw new Error('The default settings have shops.');

const shopsOf = (keys: readonly string[]) => keys.map((key) => ({ ...clane, key }));
const take = (keys: readonly string[]) =>
  z.safeParse(settings, { ...defaultSettings, shops: shopsOf(keys) }).error?.issues.map(({ message }) => message) ?? [];
const numbered = (count: number) => Array.from({ length: count }, (_, at) => `shop-${at}`);

describe('the key of a shop that is added', () => {
  it.each([
    ['Naas', 'naas'],
    ['Dún Laoghaire', 'dun-laoghaire'],
    ['St Mary’s, Upper Street', 'st-marys-upper-street'],
    ['Наас', 'shop'],
    ['None', 'none-2'],
    ['Clane', 'clane-2'],
    ['A name that is far too long for an address that people read', 'a-name-that-is-far-too-long-for-an-ad'],
  ])('is made from %j: %j', (name, key) => {
    expect(shopKeyFor(name, ['clane'])).toBe(key);
    expect(take([key])).toEqual([]);
  });

  it('is another one for each shop of the same name', () => {
    const keys = ['naas'];
    for (let count = 0; count < 3; count += 1) keys.push(shopKeyFor('Naas', keys));
    expect(keys).toEqual(['naas', 'naas-2', 'naas-3', 'naas-4']);
  });
});

describe('the shops of the settings', () => {
  it('are one at least and twenty at most', () => {
    expect(take([])).toEqual(['There must be one shop at least']);
    expect(take(numbered(SHOPS_MAX))).toEqual([]);
    expect(take(numbered(SHOPS_MAX + 1))).toEqual(['There can be at most 20 shops']);
  });

  it.each(['', 'New Ross', 'ross/new', 'none', 'a'.repeat(41)])('have no key like %j', (key) => {
    expect(take([key])).not.toEqual([]);
  });

  it('keep their colours, and those that are added take the colours that are seen least', () => {
    const first = ['barrow', 'fuchsia', 'slaney', 'heather'];
    expect(shopColours(defaultSettings.shops)).toEqual(first);
    expect(shopColours(shopsOf(['clane', 'naas', 'newross', 'gorey']))).toEqual([
      'barrow',
      'fuchsia',
      'slaney',
      'heather',
    ]);
    expect(shopColours([...defaultSettings.shops, ...shopsOf(['naas', 'gorey'])])).toEqual([
      ...first,
      'barrow',
      'fuchsia',
    ]);
  });
});

it('a shop called Constructor is shown as every other that is added', () => {
  const added = { ...clane, name: 'Constructor', key: shopKeyFor('Constructor', []) };
  expect(placesOfShop(added)).toMatchObject({
    text: { key: 'shop-constructor', name: 'the shop in Constructor' },
    image: { key: 'shop-constructor', name: 'the front of the shop in Constructor' },
  });
  expect(shownShops([added])).toMatchObject([{ art: 'service-shop', anchor: 'shop-constructor', paint: undefined }]);
  expect(shopColours([added])).toEqual(['barrow']);
});

it('a press on the map is where its pin then stands', () => {
  const { x, y } = mapPlace(placeAt(0.4, 0.6));
  expect([x, y].map(Math.round)).toEqual([40, 60]);
  expect(placeAt(0.4876, 0.1785)).toEqual({ latitude: 53.291, longitude: -6.686 });
});
