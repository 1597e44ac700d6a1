import { expect, test } from 'vitest';
import { formatList } from '#site/layout/format-list.ts';

const SHOPS = ['Clane', 'Bagnelstown', 'New Ross', 'Wexford'];
const asInIreland = new Intl.ListFormat('en-IE', { style: 'long', type: 'conjunction' });

test.each([0, 1, 2, 3, 4])('a list of %i names reads as lists do in Ireland', (count) => {
  const names = SHOPS.slice(0, count);
  expect(formatList(names)).toBe(asInIreland.format(names));
});
