import { describe, expect, it } from 'vitest';
import { createReviewer } from '#api/review/automatic-reviewer.ts';
import { advertising, details, disguised, held, typedInDistress, typedNotInDistress, untouched } from './hold-cases.ts';

const { review } = createReviewer();
const kindsIn = (text: string) => review(text).stored.reasons.map(({ kind }) => kind);

describe('what staff read before it goes live', () => {
  it.each(held)('is held and not refused: %s', (text, kind) => {
    expect(kindsIn(text)).toContain(kind);
    expect(review(text).result.isAppropriate).toBe(true);
  });

  it.each(untouched)('is not this: %s', (text) => {
    // The model reads words and not their sense: it may ask staff to look at any text about hurt.
    expect(kindsIn(text).filter((kind) => kind !== 'tone')).toEqual([]);
  });
});

describe('words of crisis as people type them', () => {
  it.each(typedInDistress)('are heard, and the helplines come with the answer: %s', (text) => {
    const { result, stored } = review(text);
    expect([stored.urgent, result.isAppropriate]).toEqual([true, true]);
    expect(result.helplines?.map(({ number }) => number)).toContain('116 123');
  });

  it.each(typedNotInDistress)('are not this: %s', (text) => {
    const { result, stored } = review(text);
    expect([stored.urgent, result.helplines]).toEqual([false, undefined]);
  });
});

describe('personal details in many forms', () => {
  it.each(details)('are masked as a whole: %s', (text, kind, passage) => {
    const { result, stored } = review(text);
    const found = stored.reasons.find((reason) => reason.kind === kind);
    expect(text.slice(found?.start, found?.end)).toBe(passage);
    expect(result.suggestedChanges?.match(/\d/)?.input).toBeUndefined();
  });
});

it.each(advertising)('advertising is refused: %s', (text) => {
  expect(kindsIn(text)).toContain('spam');
  expect(review(text).result.isAppropriate).toBe(false);
});

it.each(disguised)('a disguise does not help an insult: %s', (text) => {
  expect(kindsIn(text)).toContain('profanity');
  expect(review(text).result.isAppropriate).toBe(false);
});

it('judges every swear word, however many harmless words come before it', () => {
  expect(review(`${'It was as good as ever. '.repeat(150)}You fucking bitch of a nurse.`).result.isAppropriate).toBe(
    false,
  );
});

it('finds a text again after one word in ten has changed', () => {
  const story =
    'The drivers brought me to the hospital every week for a whole year and never once were they late or anything but kind to me.';
  const changed = story.replace('drivers', 'volunteers').replace('whole', 'full');
  expect(review(changed, { recent: [story] }).stored.reasons.map(({ kind }) => kind)).toEqual(['duplicate']);
});

describe('masks', () => {
  const secrets = [
    '087 123 4567',
    '4111 1111 1111 1111',
    'IE29 AIBK 9311 5212 3456 78',
    '1234567T',
    '+353 87 123 4567',
    'mary@example.ie',
  ];
  const around = [
    '',
    '\u{1f60a}',
    'e\u0301',
    '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}',
    '\u2066',
    'ﬁne',
    '…',
    'Ｍary',
    '1\ufe0f\u20e3 ',
  ];
  const invisible = ['', '\u200b', '\u2063', '\u00ad', '\ufe0f'];
  const written = secrets.flatMap((secret) => invisible.map((sign) => secret.slice(0, 2) + sign + secret.slice(2)));
  const graphemes = new Intl.Segmenter('en');

  it.each(around)('leave no digit of what they found and cut no sign, beside %j', (beside) => {
    for (const detail of written) {
      const text = `Thank you ${beside} so much, ring or write: ${detail} ${beside} for my mother.`;
      const { result, stored } = review(text);
      const borders = new Set([text.length, ...[...graphemes.segment(text)].map(({ index }) => index)]);
      for (const { start = 0, end = 0 } of stored.reasons)
        expect([borders.has(start), borders.has(end)]).toEqual([true, true]);
      expect(result.isAppropriate).toBe(false);
      expect((result.suggestedChanges ?? text).replaceAll(beside, '')).not.toMatch(/\d|@/);
      expect(result.suggestedChanges).toContain('for my mother.');
    }
  });
});
