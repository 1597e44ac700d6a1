import { describe, expect, it } from 'vitest';
import { findSwearWords } from '#api/review/find-swear-words.ts';
import { tokenise } from '#api/review/tokenise.ts';

const matchDictionary = (text: string) =>
  findSwearWords(tokenise(text)).map(({ root, start, end }) => [text.slice(start, end), root]);

describe('a swear word whose last letter is stretched', () => {
  it.each([
    ['shitttt', 'shit'],
    ['Fuckkkk', 'fuck'],
    ['bitchhhhh', 'bitch'],
    ['wankkkers', 'wank'],
  ])('is found as a whole: %s', (word, root) => {
    expect(matchDictionary(`What a ${word} of a morning.`)).toEqual([[word, root]]);
  });
});

it.each(['Dickson', 'Cockburn', 'Wankel'])('a name that begins like a swear word is none: %s', (name) => {
  expect(matchDictionary(`Mrs ${name} drove us home.`)).toEqual([]);
});

it.each(['5-FU', '5 FU', '5FU', '5-fu'])('a drug against cancer is none: %s', (drug) => {
  expect(matchDictionary(`I was on ${drug} for six months.`)).toEqual([]);
});
