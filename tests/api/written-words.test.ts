// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { Language } from '#contract/languages/languages.ts';
import { existing } from '../support/existing.ts';
import { checkEverySentence } from '../support/languages.ts';
import { testSite } from '../support/site.ts';
import { submitStory } from '../support/submissions.ts';
import { testApi } from '../support/test-api.ts';

/** People whose names, and words that, equal words of the site. */
const SAME_AS_WORDS = [
  'Monday',
  'Hope',
  'Donations',
  'Home',
  'Open',
  'Phone',
  'Friday',
  'Support',
  'May',
  'Closed',
  'Services',
  'Next',
];

/** A site on which every sentence of a language is checked, with approved testimonials in two languages. */
const siteIn = async (language: Language) => {
  const api = testApi();
  const { deps } = api;
  await checkEverySentence(deps, language);
  for (const [at, word] of SAME_AS_WORDS.entries()) {
    await submitStory(api, { name: word }, { 'x-forwarded-for': `198.51.100.${at}` });
  }
  await deps.store.change((draft) => {
    for (const one of draft.testimonials.list('newest', 'all')) {
      const written = one.name === 'Monday' ? { language } : {};
      draft.testimonials.put({
        ...one,
        ...written,
        content: one.name,
        status: 'approved',
        approvedAt: deps.now().toISOString(),
      });
    }
  });
  const text = await (await testSite(deps).get(`/${language}/testimonials?pageSize=20`)).text();
  const page = new DOMParser().parseFromString(text.replace(/<link rel="stylesheet"[^>]*>/g, ''), 'text/html');
  return [...page.querySelectorAll('figure.note')].map((note) => ({
    name: existing(note.querySelector('cite')?.textContent ?? undefined),
    words: existing(note.querySelector('blockquote p')?.textContent ?? undefined),
    lang: note.querySelector('blockquote p')?.closest('[lang]')?.getAttribute('lang'),
  }));
};

it.each(['ga', 'pl', 'uk'] as const)(
  'on a page in %s people’s words stay theirs, and say which language they are in',
  async (language) => {
    const notes = await siteIn(language);
    expect(notes.length).toBeGreaterThan(5);
    for (const { name, words, lang } of notes) {
      expect(SAME_AS_WORDS).toContain(name);
      expect(words).toBe(name);
      expect(lang).toBe(name === 'Monday' ? language : 'en-IE');
    }
  },
);
