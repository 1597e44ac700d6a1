import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createReviewer } from '#api/review/automatic-reviewer.ts';
import { IRISH_PLACES } from '#api/review/irish-places.ts';
import type { StoredReview } from '#contract/review/review.ts';

const { review } = createReviewer();
type Judge = (stored: StoredReview) => boolean;
const has =
  (...kinds: StoredReview['reasons'][number]['kind'][]): Judge =>
  ({ reasons }) =>
    reasons.some(({ kind }) => kinds.includes(kind));

/** Classes of what the review got wrong, each with right sentences that pass and wrong ones of the same kind that are caught. */
const CLASSES: Readonly<Record<string, Judge>> = {
  advertising: has('spam'),
  'other-languages': has('profanity'),
  roles: has('person'),
  'named-places': has('person'),
  crisis: ({ urgent }) => urgent,
  cards: has('card'),
  quoted: ({ isAppropriate }) => !isAppropriate,
  short: ({ reasons }) => reasons.length > 0,
  masked: has('profanity'),
  'ill-wishes': has('tone', 'threat', 'profanity'),
  insults: has('tone', 'profanity'),
  peoples: has('tone', 'profanity'),
};

const linesOf = (set: string, name: string): string[] =>
  readFileSync(new URL(`classes/${set}/${name}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean);

const casesOf = (direction: string) =>
  ['first', 'unseen'].flatMap((set) =>
    Object.entries(CLASSES).flatMap(([name, judge]) =>
      linesOf(set, `${name}.${direction}`).map((text) => ({ set, name, text, judge })),
    ),
  );

/** The first sentences were written before the rules were mended, the unseen ones after. */
describe('a class of sentences', () => {
  it.each(casesOf('pass'))('$name, $set: passes: $text', ({ text, judge }) => {
    expect(judge(review(text).stored)).toBe(false);
  });

  it.each(casesOf('caught'))('$name, $set: is caught: $text', ({ text, judge }) => {
    expect(judge(review(text).stored)).toBe(true);
  });
});

it('no Irish place is taken for abuse', () => {
  const drives = IRISH_PLACES.map((place) => `We drove to ${place} and home again that evening.`);
  expect(drives.filter((text) => has('profanity')(review(text).stored))).toEqual([]);
});
