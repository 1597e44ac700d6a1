import { describe, expect, it } from 'vitest';
import { findSwears } from '#api/review/swearing.ts';
import { read } from '#api/review/tokenise.ts';

const swearsIn = (text: string) => findSwears(read(text)).map(({ root, start, end }) => [text.slice(start, end), root]);

describe('a swear word whose last letter is stretched', () => {
  it.each([
    ['shitttt', 'shit'],
    ['Fuckkkk', 'fuck'],
    ['bitchhhhh', 'bitch'],
    ['wankkkers', 'wank'],
  ])('is found as a whole: %s', (word, root) => {
    expect(swearsIn(`What a ${word} of a morning.`)).toEqual([[word, root]]);
  });
});

it.each(['Dickson', 'Cockburn', 'Wankel'])('a name that begins like a swear word is none: %s', (name) => {
  expect(swearsIn(`Mrs ${name} drove us home.`)).toEqual([]);
});
