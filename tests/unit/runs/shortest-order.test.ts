import { describe, expect, it } from 'vitest';
import { shortestOrder } from '#api/runs/shortest-order.ts';
import { distance, lengthOf, type Point } from '#api/stops/distance.ts';
import { defaultRunSettings } from '#contract/runs/default-run-settings.ts';
import { countProcessorTime } from '../../support/processor-time.ts';

/** Numbers from 0 to 1 that are the same in every run of the tests (mulberry32). */
const randomFrom = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};

const shop = { latitude: 52.396, longitude: -6.945 };
const towns = defaultRunSettings.areas;

/** Doors somewhere around the towns, as a day of collections has them. */
const dayOf = (random: () => number, stops: number): Point[] =>
  Array.from({ length: stops }, () => {
    const town = towns[Math.floor(random() * towns.length)] ?? shop;
    return { latitude: town.latitude + (random() - 0.5) / 20, longitude: town.longitude + (random() - 0.5) / 20 };
  });

const wayOf = (stops: readonly Point[], order: readonly number[], start = shop, end = shop) => [
  start,
  ...order.flatMap((at) => stops[at] ?? []),
  end,
];
const kilometres = (stops: readonly Point[], order: readonly number[], start = shop, end = shop) =>
  lengthOf(wayOf(stops, order, start, end));
const asGiven = (stops: readonly Point[]) => stops.map((_, at) => at);

/** The length of the shortest way from the shop past all stops and back: every order is tried. */
const shortest = (stops: readonly Point[]): number => {
  const places = [...stops, shop];
  const table = places.map((a) => places.map((b) => distance(a, b)));
  const home = stops.length;
  const from = (here: number, left: number[], soFar: number, best: number): number => {
    if (left.length === 0) return Math.min(best, soFar + (table[here]?.[home] ?? 0));
    return left.reduce((least, next) => {
      const length = soFar + (table[here]?.[next] ?? 0);
      return length >= least
        ? least
        : from(
            next,
            left.filter((one) => one !== next),
            length,
            least,
          );
    }, best);
  };
  return from(home, asGiven(stops), 0, Number.POSITIVE_INFINITY);
};

describe('the suggested order', () => {
  it('has every stop once, and is never longer than the given order', () => {
    const random = randomFrom(1);
    for (let day = 0; day < 150; day += 1) {
      const stops = dayOf(random, Math.floor(random() * 25));
      const [start, end] = [shop, day % 3 === 0 ? (dayOf(random, 1)[0] ?? shop) : shop];
      const order = shortestOrder(start, end, stops);
      expect(order.toSorted((a, b) => a - b)).toEqual(asGiven(stops));
      expect(kilometres(stops, order, start, end)).toBeLessThanOrEqual(
        kilometres(stops, asGiven(stops), start, end) + 1e-6,
      );
    }
  });

  it('is within 1.06 of the shortest way on 200 days of 8 stops', () => {
    const random = randomFrom(2);
    const ratios = Array.from({ length: 200 }, () => {
      const stops = dayOf(random, 8);
      return kilometres(stops, shortestOrder(shop, shop, stops)) / shortest(stops);
    });
    expect(Math.min(...ratios)).toBeGreaterThan(1 - 1e-9);
    expect(Math.max(...ratios)).toBeLessThanOrEqual(1.06);
  });

  it('keeps an order that cannot be shortened, and one whose stops are all in one place', () => {
    const stops = dayOf(randomFrom(3), 9);
    const once = shortestOrder(shop, shop, stops).flatMap((at) => stops[at] ?? []);
    expect(kilometres(once, shortestOrder(shop, shop, once))).toBeCloseTo(kilometres(once, asGiven(once)), 6);
    expect(shortestOrder(shop, shop, Array(12).fill(shop))).toEqual(Array.from({ length: 12 }, (_, at) => at));
    expect([shortestOrder(shop, shop, []), shortestOrder(shop, shop, [shop])]).toEqual([[], [0]]);
  });

  it('takes less than 20 ms for 40 stops', () => {
    const random = randomFrom(4);
    const days = Array.from({ length: 15 }, () => dayOf(random, 40));
    const times = days.map((stops) => {
      const taken = countProcessorTime();
      shortestOrder(shop, shop, stops);
      return taken();
    });
    // The quickest: the first ones are compiled on the way.
    expect(Math.min(...times)).toBeLessThan(20);
  });
});

it('measures straight lines', () => {
  const wexford = { latitude: 52.3369, longitude: -6.4633 };
  expect(distance(shop, shop)).toBe(0);
  expect(distance(shop, wexford)).toBeCloseTo(33.4, 0);
  expect(lengthOf([shop, wexford, shop])).toBeCloseTo(2 * distance(shop, wexford), 9);
});
