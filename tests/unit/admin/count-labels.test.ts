import { expect, test } from 'vitest';
import { pictures, places } from '#site/editing/count-labels.ts';

test('pictures are counted in words that fit the number', () => {
  expect([0, 1, 2, 48_000].map(pictures)).toEqual(['0 pictures', '1 picture', '2 pictures', '48,000 pictures']);
});

test('places are counted in words that fit the number', () => {
  expect([0, 1, 2, 1200].map(places)).toEqual(['Not used', '1 place', '2 places', '1,200 places']);
});
