import { expect, it } from 'vitest';
import { compileWords } from '#api/languages/compile-words.ts';
import { draftsIn } from '#api/languages/sentences.ts';
import { feedbackOn, LOOKS_READY } from '#api/review/feedback.ts';
import type { Finding } from '#api/review/finding.ts';
import { ENGLISH, languages } from '#contract/languages/languages.ts';
import { reviewReasonKinds } from '#contract/review/review.ts';
import { translatorFor } from '#site/language/translate-elements.ts';

const LONG = 'A text that is long enough to be sent.';
const found = (kind: Finding['kind']): Finding => ({ kind, effect: 'refuse', message: '' });
/** What a writer is asked to change; whom to ring is said apart. */
const refused = reviewReasonKinds.filter((kind) => kind !== 'crisis' && feedbackOn(LONG, [found(kind)], []) !== '');

it.each(languages)(
  'what the review says to a writer has words in %s, one sentence or several together',
  async (language) => {
    const { testimonial } = await draftsIn(language);
    const words = Object.entries(testimonial).map(([english, text]) => [
      english,
      compileWords(language, english, text),
    ]);
    const translate = translatorFor(language, Object.fromEntries(words));
    expect(refused.length).toBeGreaterThan(10);
    const said = refused.flatMap((kind) => [
      feedbackOn(LONG, [found(kind)], []),
      feedbackOn(LONG, [found(kind), found(kind), found('phone')], []),
    ]);
    for (const english of [...said, LOOKS_READY, feedbackOn('Short', [], []), feedbackOn('', [], [])]) {
      const [, props] = translate('p', { children: english });
      expect([english, props.lang]).toEqual([english, language]);
      expect(props.children).not.toContain('Please');
    }
    const [, mixed] = translate('p', { children: `${LOOKS_READY} A person reads this tomorrow.` });
    expect(mixed).toEqual({ children: `${LOOKS_READY} A person reads this tomorrow.`, lang: ENGLISH });
  },
);

it.each(languages)(
  'the thanks of an alert are in %s for a full name, which elsewhere may be a visitor’s own sentence',
  async (language) => {
    const english = 'Thank you, {name}. Your testimonial was submitted for review. We read every one.';
    const draft = (await draftsIn(language)).testimonial[english] ?? '';
    const words = { 'Thank you, {name}': '{name}!', [english]: compileWords(language, english, draft) };
    const translate = translatorFor(language, words);
    const children = english.replace('{name}', 'Ola Maria Nowak');
    const thanks = draft.replace('{name}', 'Ola Maria Nowak');
    expect(translate('p', { children, role: 'alert' })[1]).toEqual({ children: thanks, role: 'alert', lang: language });
    expect(translatorFor(language, { [english]: words[english] ?? '' })('p', { children })[1]).toEqual({
      children,
      lang: ENGLISH,
    });
  },
);
