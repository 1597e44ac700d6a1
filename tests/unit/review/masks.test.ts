import { describe, expect, it } from 'vitest';
import { createReviewer } from '#api/review/automatic-reviewer.ts';
import { inOriginal } from '#api/review/mapped-text.ts';
import { normalised } from '#api/review/normalised.ts';
import { spokenForm } from '#api/review/spoken-form.ts';
import { randomChoices } from './random.ts';

const { review } = createReviewer();
const RUNS = 160;

/** Personal details as people write them; each is refused, and all of its digits and letters are to go. */
const DETAILS = [
  '087 123 4567',
  '(01) 412 3456',
  '+353 87 123 4567',
  '087-123-4567',
  'mary.byrne@example.ie',
  'www.example.ie/about',
  'IE29 AIBK 9311 5212 3456 78',
  '4111 1111 1111 1111',
  '1234567T',
  'R93 A1C2',
  '14 Main Street, Carlow',
  '14 MAIN STREET, CARLOW',
];
const BEFORE = [
  'Please write to',
  'It is',
  'Se\u0301amus has',
  '\u{1f468}\u200d\u{1f469}\u200d\u{1f467} She said',
  'caf\u00e9,',
];
const AFTER = ['and thank you', '\u{1f44d}\u{1f3fd} so kind', 'in the evening', 'said \u00c1ine', '\u2014 good luck'];
const WRAPPINGS = [' ', '\u00a0', '  ', ' \u200b', '\n'];

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const bordersOf = (text: string): Set<number> =>
  new Set([...[...graphemes.segment(text)].map(({ index }) => index), text.length]);

const { pick, below } = randomChoices(19);
const madeUp = Array.from({ length: RUNS }, () => {
  const [before, detail, after] = [pick(BEFORE), pick(DETAILS), pick(AFTER)];
  return { text: `${before}${pick(WRAPPINGS)}${detail}${pick(WRAPPINGS)}${after}.`, before, detail, after };
});

describe('a mask', () => {
  it('covers a detail wholly, leaves no digit of it, and takes nothing of what stands around it', () => {
    for (const { text, before, detail, after } of madeUp) {
      const { suggestedChanges = '' } = review(text).result;
      const [start, rest] = suggestedChanges.split(/\[[A-Za-z -]+ removed\]/);
      expect({ text, kept: start?.replace(/[\s\u200b]+$/, '') }).toEqual({ text, kept: before });
      expect({ text, kept: rest?.replace(/^[\s\u200b]+/, '') }).toEqual({ text, kept: `${after}.` });
      expect({ detail, digits: suggestedChanges.match(/\d/g) }).toEqual({ detail, digits: null });
    }
  });

  it('never cuts a sign as people see it: every passage lies between graphemes', () => {
    const disguises = ['\u0301', '\u200d', '\ufe0f', '\u{1f3fd}', '\u200b', '\u00ad'];
    for (const { text } of madeUp) {
      const at = below(text.length);
      const spoilt = text.slice(0, at) + pick(disguises) + text.slice(at);
      const borders = bordersOf(spoilt);
      for (const { start = 0, end = 0 } of review(spoilt).stored.reasons) {
        expect({ spoilt, start, isBorder: borders.has(start) }).toEqual({ spoilt, start, isBorder: true });
        expect({ spoilt, end, isBorder: borders.has(end) }).toEqual({ spoilt, end, isBorder: true });
      }
    }
  });

  it('is there once for each of several details, in their order', () => {
    const kinds = [
      ['087 123 4567', '[phone number removed]'],
      ['mary@example.ie', '[email address removed]'],
      ['R93 A1C2', '[Eircode removed]'],
      ['4111 1111 1111 1111', '[card number removed]'],
    ] as const;
    for (let run = 0; run < RUNS / 4; run += 1) {
      const chosen = Array.from({ length: 1 + below(5) }, () => pick(kinds));
      const text = `We met. ${chosen.map(([detail]) => `It says ${detail} on the door.`).join(' ')}`;
      const masked = `We met. ${chosen.map(([, mask]) => `It says ${mask} on the door.`).join(' ')}`;
      expect(review(text).result.suggestedChanges).toBe(masked);
    }
  });

  it('leaves a text in which nothing more is to be masked', () => {
    for (const { text } of madeUp) {
      const masked = review(text).result.suggestedChanges ?? '';
      expect(review(masked).result.suggestedChanges).toBeUndefined();
    }
  });
});

describe('the map back to what was written', () => {
  const PIECES = [
    'don\u2019t',
    'u',
    'Se\u0301an',
    '\ufb01re',
    '\u24d2up',
    '\uff46ull',
    'p\u0430y',
    '\u200b',
    '\u00ad',
    '\u{1f600}',
    "I'm",
    ' ',
    ' - ',
    '\n',
    '--',
    '2',
    'sucide',
    '\u00a0',
    '\u0130',
    '\u1e9e',
    '\ud83d',
    'e\u0301\u0323',
    '\u3348',
    '\ufdfa',
  ];

  it('lies within the text, goes forward only, and is never empty', () => {
    for (let run = 0; run < RUNS; run += 1) {
      const text = Array.from({ length: 1 + below(30) }, () => pick(PIECES)).join('');
      const source = normalised(text);
      for (const [mapped, length] of [
        [source, text.length],
        [spokenForm(source.text), source.text.length],
      ] as const) {
        expect(mapped.starts).toHaveLength(mapped.text.length);
        expect(mapped.ends).toHaveLength(mapped.text.length);
        for (let at = 0; at < mapped.text.length; at += 1) {
          const { start, end } = inOriginal(mapped, { start: at, end: at + 1 });
          const isPlaced = start < end && end <= length && start >= (mapped.starts[at - 1] ?? 0);
          expect({ text, at, isPlaced }).toEqual({ text, at, isPlaced: true });
        }
      }
    }
  });

  it('gives back every word that was not changed', () => {
    for (let run = 0; run < RUNS; run += 1) {
      const words = Array.from({ length: 12 }, () =>
        pick(['hello', 'Carlow', 'kind', '\u200bwe', 'don\u2019t', '\ufb01re']),
      );
      const text = words.join(' ');
      const source = normalised(text);
      for (const { 0: word, index } of source.text.matchAll(/hello|Carlow|kind/g)) {
        const { start, end } = inOriginal(source, { start: index, end: index + word.length });
        expect(text.slice(start, end)).toBe(word);
      }
    }
  });
});
