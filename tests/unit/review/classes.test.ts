import { describe, expect, it } from 'vitest';
import { createReviewer } from '#api/review/automatic-reviewer.ts';
import { IRISH_PLACES } from '#api/review/irish-places.ts';
import type { StoredReview } from '#contract/review/review.ts';
import { textsUnder } from './labelled-texts.ts';

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

const casesOf = (direction: string) =>
  ['first', 'unseen'].flatMap((set) =>
    Object.entries(CLASSES).flatMap(([name, judge]) =>
      textsUnder(`classes/${set}.txt`, `${name}, ${direction}`).map((text) => ({ set, name, text, judge })),
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

/**
 * People in danger now, in the twelve classes that the notes name, and harmless texts close to them. What is asked of strangers' texts
 * is 80 % heard, and 5 % falsely; these have mostly been used to mend the rules, which must keep what they hear.
 */
describe.each(['first', 'unseen'])('of the %s texts about people in danger', (set) => {
  const urgent = (text: string) => review(text).stored.urgent;

  it('nine in ten are heard', () => {
    const texts = textsUnder(`classes/${set}.txt`, 'danger, caught');
    const missed = texts.filter((text) => !urgent(text));
    expect(missed.length / texts.length, missed.join('\n')).toBeLessThanOrEqual(0.1);
  });

  it('and of the harmless ones close to them none', () => {
    expect(textsUnder(`classes/${set}.txt`, 'danger, pass').filter(urgent)).toEqual([]);
  });
});
