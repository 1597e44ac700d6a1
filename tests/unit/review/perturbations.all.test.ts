import { describe, expect, it } from 'vitest';
import { createReviewer } from '#api/review/automatic-reviewer.ts';
import { fine, inDistress, refused } from './cases.ts';
import { details, held, typedInDistress, untouched } from './hold-cases.ts';

const { review } = createReviewer();
const reasonsOf = (text: string) => review(text).stored.reasons.map(({ kind }) => kind);

/** Ways to write the same that nobody who reads it takes for another text. */
const UNSEEN: readonly (readonly [name: string, change: (text: string) => string])[] = [
  ['curly apostrophes', (text) => text.replaceAll("'", '\u2019')],
  ['invisible signs within words', (text) => text.replace(/(\p{L}\p{L})(\p{L})/gu, '$1\u2063$2')],
  ['soft hyphens within words', (text) => text.replace(/(\p{L}\p{L}\p{L})(\p{L})/gu, '$1\u00ad$2')],
  ['unbreakable spaces', (text) => text.replaceAll(' ', '\u00a0')],
  ['a variation selector behind each word', (text) => text.replace(/(\p{L})(?=[ .,!?]|$)/gu, '$1\ufe0f')],
  ['white space around it', (text) => ` \n${text}\n `],
];
const asFullWidth = (text: string) =>
  text.replace(/[A-Za-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));
const asCyrillic = (text: string) => text.replace(/[aeo]/g, (letter) => ({ a: 'а', e: 'е', o: 'о' })[letter] ?? letter);

describe.each(UNSEEN)('with %s', (_, change) => {
  it('what is refused is refused', () => {
    const missed = refused.filter(([text]) => review(change(text)).result.isAppropriate).map(([text]) => text);
    expect(missed).toEqual([]);
  });

  it('what is held is held, for the same reason', () => {
    expect(held.filter(([text, kind]) => !(reasonsOf(change(text)) as string[]).includes(kind))).toEqual([]);
  });

  it('a cry for help is heard', () => {
    const missed = [...inDistress, ...typedInDistress].filter((text) => !review(change(text)).stored.urgent);
    expect(missed).toEqual([]);
  });

  it('details are masked', () => {
    expect(details.filter(([text, kind]) => !(reasonsOf(change(text)) as string[]).includes(kind))).toEqual([]);
  });

  it('nobody honest is refused, and what is untouched stays so', () => {
    // The model reads words and not their sense: it may ask staff to look at any text about hurt.
    expect(fine.filter((text) => !review(change(text)).result.isAppropriate)).toEqual([]);
    expect(untouched.filter((text) => reasonsOf(change(text)).some((kind) => kind !== 'tone'))).toEqual([]);
  });
});

describe('a cry for help', () => {
  it.each([
    ['without apostrophes', (text: string) => text.replace(/['\u2019]/g, '')],
    ['in small letters', (text: string) => text.toLowerCase()],
    ['in capitals', (text: string) => text.toUpperCase()],
    ['with two spaces between words', (text: string) => text.replaceAll(' ', '  ')],
    ['without its last full stop', (text: string) => text.replace(/\.$/, '')],
  ])('is heard %s', (_, change) => {
    const missed = [...inDistress, ...typedInDistress].filter((text) => !review(change(text)).stored.urgent);
    expect(missed).toEqual([]);
  });

  it('is heard with one wrong letter in the word that carries it', () => {
    const carriers = ['suicidal', 'suicide', 'overdose', 'myself'];
    const sentences = (word: string) => ({
      suicidal: `I have been feeling ${word} again since the summer.`,
      suicide: `I think about committing ${word} nearly every night.`,
      overdose: `Last week I took an ${word} and nobody knows.`,
      myself: `Most nights I want to kill ${word} and be done with it.`,
    });
    const missed = carriers.flatMap((word) => {
      const wrong = Array.from({ length: word.length - 1 }, (_, index) => index + 1).flatMap((at) => [
        word.slice(0, at) + word.slice(at + 1),
        word.slice(0, at) + (word[at] ?? '') + word.slice(at),
        `${word.slice(0, at)}x${word.slice(at + 1)}`,
      ]);
      return wrong.filter((one) => !review(sentences(one)[word as 'suicide']).stored.urgent);
    });
    expect(missed).toEqual([]);
  });
});

describe('an insult', () => {
  const insults = ['cunt', 'bitch', 'bastard', 'wanker', 'asshole', 'faggot'];
  const sentence = (word: string) => `You are a ${word} and everybody on the ward knows it.`;

  it.each([
    ['spaces', (word: string) => [...word].join(' ')],
    ['two spaces', (word: string) => [...word].join('  ')],
    ['dots', (word: string) => [...word].join('.')],
    ['dashes', (word: string) => [...word].join('-')],
    ['stars', (word: string) => [...word].join('*')],
    ['invisible signs', (word: string) => [...word].join('\u200b')],
    ['a combining line', (word: string) => [...word].join('\u0336')],
    ['full-width letters', asFullWidth],
    ['Cyrillic vowels', asCyrillic],
    ['capitals', (word: string) => word.toUpperCase()],
    [
      'alternating capitals',
      (word: string) => [...word].map((letter, at) => (at % 2 ? letter.toUpperCase() : letter)).join(''),
    ],
  ])('is refused with %s', (_, disguise) => {
    expect(insults.filter((word) => review(sentence(disguise(word))).result.isAppropriate)).toEqual([]);
  });
});
