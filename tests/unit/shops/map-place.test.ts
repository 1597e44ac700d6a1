import { expect, test } from 'vitest';
import { defaultSettings } from '#contract/settings/default-settings.ts';
import { mapPins } from '#site/pages/shops/map-pins.ts';
import { mapPlace } from '#site/shops/map-place.ts';

test('a shop is on the map at its coordinates', () => {
  expect(mapPlace({ latitude: 53.291, longitude: -6.686 })).toEqual({ x: 48.76, y: 17.85 });
  expect(mapPlace({ latitude: 52.336, longitude: -6.475 })).toEqual({ x: 59.78, y: 81.21 });
});

test('the pin of a shop moves with it', () => {
  const [clane, ...others] = defaultSettings.shops;
  if (!clane) throw new Error('There is no shop.');
  const moved = { ...defaultSettings, shops: [{ ...clane, latitude: 52.702, longitude: -6.961 }, ...others] };
  expect(mapPins(defaultSettings)).toContain('.at-clane{--x:48.76%;--y:17.85%}');
  expect(mapPins(moved)).toContain('.at-clane{--x:34.4%;--y:56.93%}');
});

test('a shop outside the map is at its edge', () => {
  expect(mapPlace({ latitude: 55, longitude: -10 })).toEqual({ x: 5, y: 5 });
  expect(mapPlace({ latitude: 51, longitude: -1 })).toEqual({ x: 95, y: 95 });
});
