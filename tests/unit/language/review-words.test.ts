import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { compileWords } from '#api/languages/compile-words.ts';
import { sentencesIn } from '#api/languages/sentences.ts';
import { feedbackOn, LOOKS_READY } from '#api/review/feedback.ts';
import type { Finding } from '#api/review/finding.ts';
import { ENGLISH, type Language, languages } from '#contract/languages/languages.ts';
import { REVIEW_UNAVAILABLE, reviewReasonKinds } from '#contract/review/review.ts';
import { defaultHelplines, EMERGENCY } from '#contract/testimonials/helplines.ts';
import { english } from '#contract/words/message.ts';
import { testimonial } from '#contract/words/testimonial.ts';
import { t } from '#site/language/t.ts';
import { inPageLanguage } from '#site/language/translator.ts';
import { ReviewWords } from '#site/testimonials/ReviewWords.tsx';

const LONG = 'A text that is long enough to be sent.';
const found = (kind: Finding['kind']): Finding => ({ kind, effect: 'refuse', message: '' });
/** What a writer is asked to change; whom to ring is said apart. */
const refused = reviewReasonKinds.filter((kind) => kind !== 'crisis' && feedbackOn(LONG, [found(kind)], []) !== '');
const helplines = [EMERGENCY, ...defaultHelplines];

/** A page in a language of which every draft is checked. */
const pageIn = async (language: Language) => {
  const sentences = await sentencesIn(language);
  const compiled = sentences.map(({ id, english, draft }) => [id, compileWords(language, english, draft)]);
  return { location: { language }, words: Object.fromEntries(compiled) };
};

const saying = async (language: Language) => {
  const page = await pageIn(language);
  return (text: string) =>
    inPageLanguage(page, () => renderToStaticMarkup(createElement(ReviewWords, { text, helplines })));
};

it.each(languages)(
  'what the review says to a writer has words in %s, one sentence or several together',
  async (language) => {
    const said = await saying(language);
    expect(refused.length).toBeGreaterThan(10);
    const feedback = refused.flatMap((kind) => [
      feedbackOn(LONG, [found(kind)], []),
      feedbackOn(LONG, [found(kind), found(kind), found('phone')], []),
    ]);
    const short = [LOOKS_READY, REVIEW_UNAVAILABLE.feedback, feedbackOn('Short', [], []), feedbackOn('', [], [])];
    for (const text of [...feedback, ...short]) {
      expect([text, said(text)]).toEqual([text, expect.stringMatching(/^<p>(?!.*(?:Please|testimonial))\S.*<\/p>$/i)]);
      expect(said(text)).not.toContain(text);
    }
    const mixed = `${LOOKS_READY} A person reads this tomorrow.`;
    expect(said(mixed)).toBe(`<p lang="${ENGLISH}">${mixed}</p>`);
  },
);

it.each(languages)('whom to ring comes first in %s, too, with the numbers as they are', async (language) => {
  const said = await saying(language);
  const text = feedbackOn(LONG, [found('crisis'), found('phone')], defaultHelplines);
  expect(text).toMatch(/^If you or someone with you is in danger now, call 112 or 999\./);
  const html = said(text);
  expect(html).toMatch(/^<p>/);
  expect(html).not.toMatch(/danger|day or night|Please/);
  for (const number of ['112', '999', '116 123', '1800 247 247', '50808', 'HELLO']) expect(html).toContain(number);
});

it('the feedback is as it was on a page in English', () => {
  for (const kind of refused) {
    const text = feedbackOn(LONG, [found(kind)], []);
    expect(renderToStaticMarkup(createElement(ReviewWords, { text, helplines: undefined }))).toBe(`<p>${text}</p>`);
  }
});

it.each(languages)('the thanks of an alert are in %s for a full name', async (language) => {
  const page = await pageIn(language);
  const { english: text, draft } =
    (await sentencesIn(language)).find(({ id }) => id === testimonial.thanksWaiting.id) ?? {};
  const name = 'Ola Maria Nowak';
  expect(text).toBe('Thank you, {name}. Your testimonial was submitted for review. We read every one.');
  expect(inPageLanguage(page, () => t(testimonial.thanksWaiting, { name }))).toBe(draft?.replace('{name}', name));
  const nothing = { location: { language } };
  expect(inPageLanguage(nothing, () => t(testimonial.thanksWaiting, { name }))).toBe(
    english(testimonial.thanksWaiting, { name }),
  );
});
