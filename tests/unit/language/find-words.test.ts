import { expect, it } from 'vitest';
import { compileWords } from '#api/languages/compile-words.ts';
import type { Language } from '#contract/languages/languages.ts';
import { createFindWords } from '#site/language/find-words.ts';

const wordsIn = (language: Language, texts: Readonly<Record<string, string>>) =>
  createFindWords(
    language,
    Object.fromEntries(
      Object.entries(texts).map(([english, text]) => [english, compileWords(language, english, text)]),
    ),
  );

const photos = '{count} photos did not arrive.';

it.each([
  ['pl', '{count, plural, one {# zdjęcie} few {# zdjęcia} many {# zdjęć} other {# zdjęcia}}', 2, '2 zdjęcia'],
  ['pl', '{count, plural, one {# zdjęcie} few {# zdjęcia} many {# zdjęć} other {# zdjęcia}}', 5, '5 zdjęć'],
  ['uk', '{count, plural, one {# фото є} few {# фото тут} many {# фото} other {#}}', 21, '21 фото є'],
  ['ga', '{count, plural, two {péire} other {{count} grianghraf}}', 2, 'péire'],
  ['ga', '{count, plural, two {péire} other {{count} grianghraf}}', 3, '3 grianghraf'],
] as const)('plural forms are those of %s', (language, text, count, expected) => {
  const find = wordsIn(language, { [photos]: text });
  expect(find(`${count} photos did not arrive.`)).toEqual([expected]);
});

it('space around a sentence stays, and numbers may be written with commas', () => {
  const find = wordsIn('pl', { Next: 'Dalej', '{count} of {max} characters': '{count} z {max} znaków' });
  expect(find('  Next ')).toEqual(['  Dalej ']);
  expect(find('12 of 2,000 characters')).toEqual(['12 z 2,000 znaków']);
  expect(find('Nothing like it')).toBeNull();
});

it('what visitors wrote is never taken for a sentence with a place for any words', () => {
  const find = wordsIn('pl', { 'Thank you, {name}': 'Dziękujemy, {name}', 'Keep {domain}': 'Zostaw {domain}' });
  expect(find('Thank you, all of you, for everything')).toBeNull();
  expect(find('Keep up the good work')).toBeNull();
  expect(find('Keep b@gmail.con')).toEqual(['Zostaw b@gmail.con']);
  expect(find('Thank you, Mary Ann', { composed: true })).toEqual(['Dziękujemy, Mary Ann']);
});

it('elements inside a sentence move to where the other language has them', () => {
  const find = wordsIn('ga', { 'Ring {phone} today.': 'Inniu: {phone}.' });
  const link = { of: 'the phone' };
  expect(find('Ring \uE000 today.', { composed: true, elements: [link] })).toEqual(['Inniu: ', link, '.']);
});

it.each([
  ['{count, plural, one {# x}}', /called other/],
  ['{count, plural, two {# x} other {# y}}', /two/],
  ['Pliki: {files}', /nothing called \{files\}/],
  ['{count', /braces cannot be read: Unexpected message end$/],
  ['{count, date}', /Only names in braces/],
])('words that cannot be filled in are refused: %s', (text, message) => {
  expect(() => compileWords('pl', photos, text)).toThrow(message);
});

it('where nothing is filled in, braces and apostrophes are text', () => {
  expect(compileWords('ga', 'Your name', "D'ainm {iomlán}")).toBe("D'ainm {iomlán}");
});

it('a day that is filled in is written in the language, words of the site are translated, what a visitor wrote is not', () => {
  const find = wordsIn('pl', {
    '{day}, by you': '{day}, przez Ciebie',
    '{category}, in {condition} condition': '{category}, stan: {condition}',
    'Thank you, {name}': 'Dziękujemy, {name}',
    Furniture: 'Meble',
    Good: 'Dobry',
  });
  expect(find('2 October, by you')).toEqual(['2 października, przez Ciebie']);
  expect(find('Furniture, in good condition', { composed: true })).toEqual(['Meble, stan: dobry']);
  for (const name of ['Furniture', 'Friday', 'Good'])
    expect(find(`Thank you, ${name}`)).toEqual([`Dziękujemy, ${name}`]);
});

it('a number stands only for a number, and a page without words has no dates of its own', () => {
  const find = wordsIn('pl', { '{count} of {max}': '{count} z {max}' });
  expect([find('3 of 5'), find('Copy of Y')]).toEqual([['3 z 5'], null]);
  expect(wordsIn('pl', {})('Friday')).toBeNull();
});

it('of two sentences that a text may be, it is the one with more words of its own; why a shop is closed may be several words', () => {
  const find = wordsIn('pl', {
    'Closed, opens {day} {time}': 'Zamknięte do: {day}, {time}',
    'Closed, opens today {time}': 'Zamknięte, dziś od {time}',
    'Closed today: {reason}, opens {day} {time}': 'Dziś zamknięte ({reason}), do: {day}, {time}',
    'Easter Monday': 'Poniedziałek Wielkanocny',
  });
  expect(find('Closed, opens today 09:00')).toEqual(['Zamknięte, dziś od 09:00']);
  expect(find('Closed, opens Monday 09:00')).toEqual(['Zamknięte do: poniedziałek, 09:00']);
  expect(find('Closed today: Easter Monday, opens Tuesday 09:00')).toEqual([
    'Dziś zamknięte (Poniedziałek Wielkanocny), do: wtorek, 09:00',
  ]);
  expect(find('Closed today: we count our stock, opens 7 April 09:00')).toEqual([
    'Dziś zamknięte (we count our stock), do: 7 kwietnia, 09:00',
  ]);
});
