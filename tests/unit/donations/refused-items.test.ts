import { expect, test } from 'vitest';
import { demoItems } from '#api/demo/known-items.ts';
import { refusedIn } from '#contract/donations/refused-items.ts';

const refused = (text: string) => refusedIn(text, demoItems).map(({ name }) => name);
const MATTRESSES = 'Mattresses';
const FRIDGES = 'Fridges, cookers and washing machines';
const WARDROBES = 'Wardrobes that do not come apart';

test.each([
  ['A double bed with its mattress, five years old', [MATTRESSES]],
  ['old matress', [MATTRESSES]],
  ['A fridge freezer, a bit dented', [FRIDGES]],
  ['One WASHING machine and a wardrobe.', [FRIDGES, WARDROBES]],
  ['All our white goods', [FRIDGES]],
])('a description names what the shops cannot take: %s', (text, names) => {
  expect(refused(text)).toEqual(names);
});

test.each([
  ['nothing at all', ''],
  ['what they take', 'Two armchairs in red velvet'],
  ['a word of what is said of a thing', 'They come apart, but not the stools: most do not wash well'],
  ['a longer word that begins like one', 'Cookery books, bedside lamps and a machine for popcorn'],
  ['a word of a thing that they do take', 'Bed linen and towels'],
  ['half of a name of two words', 'White goods vehicles, white shelves'.split(', ')[1] ?? ''],
])('but not by %s', (_, text) => {
  expect(refused(text)).toEqual([]);
});
