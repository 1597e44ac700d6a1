import { expect, test } from 'vitest';
import { defaultSettings } from '#contract/settings/default-settings.ts';
import { mapPins } from '#site/pages/shops/map-pins.ts';
import { mapPlace, spreadOut } from '#site/shops/map-place.ts';

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

test('spots that would cover each other are drawn apart, also two in one place and at the edge, and others stay', () => {
  const spots = [
    { x: 60, y: 80 },
    { x: 62, y: 79 },
    { x: 60, y: 80 },
    { x: 95, y: 95 },
    { x: 95, y: 95 },
    { x: 30, y: 20 },
  ];
  const drawn = spreadOut(spots, 60);
  expect([drawn[0], drawn[3], drawn[5]]).toEqual([spots[0], spots[3], spots[5]]);
  for (const [at, one] of drawn.entries()) {
    expect(Math.max(one.x, one.y)).toBeLessThanOrEqual(95);
    for (const other of drawn.slice(at + 1)) {
      expect(Math.hypot((one.x - other.x) * 6.4, (one.y - other.y) * 8.32)).toBeGreaterThanOrEqual(59);
    }
  }
});
