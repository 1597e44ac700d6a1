// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { Language } from '#contract/languages/languages.ts';
import { existing } from '../support/existing.ts';
import { checkEverySentence } from '../support/languages.ts';
import { testSite } from '../support/site.ts';
import { formOf, submitStory } from '../support/submissions.ts';
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

/** The language that what somebody wrote is said to be in, on a page in another. */
const announced = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.closest('[lang]')?.getAttribute('lang'));

it('a testimonial says its language on the home page, on the page of all, and to its writer', async () => {
  const api = testApi();
  const { deps } = api;
  await checkEverySentence(deps, 'pl');
  const { body } = await submitStory(api, { name: 'Home', consentTo: ['publication', 'name'] });
  const pageOf = (text: string) =>
    new DOMParser().parseFromString(text.replace(/<link rel="stylesheet"[^>]*>/g, ''), 'text/html');
  const site = testSite(deps);
  const read = async (path: string) => pageOf(await (await site.get(path)).text());
  const yours = async (path: string) => {
    const token = body.manageUrl.split('#')[1] ?? '';
    const answer = await site.app.request(path, { method: 'POST', body: formOf({ token, do: 'see' }) });
    return pageOf(await answer.text());
  };
  const writtenIn = (language?: Language) =>
    deps.store.change((draft) => {
      const { language: _, ...one } = existing([...draft.testimonials.list('newest', 'all')][0]);
      const redaction = { content: 'Support', at: deps.now().toISOString(), by: deps.newId() };
      const approvedAt = deps.now().toISOString();
      draft.testimonials.put({ ...one, ...(language && { language }), status: 'approved', approvedAt, redaction });
    });
  const everywhere = async (prefix: string) => [
    ...announced(await read(prefix || '/'), 'figure.note blockquote p'),
    ...announced(await read(`${prefix}/testimonials`), 'figure.note blockquote p'),
    ...announced(await yours(`${prefix}/testimonials/yours`), '.yours blockquote, .yours textarea'),
  ];
  await writtenIn();
  expect(await everywhere('/pl')).toEqual(['en-IE', 'en-IE', 'en-IE', 'en-IE']);
  expect(await everywhere('')).toEqual(['en-IE', 'en-IE', 'en-IE', 'en-IE']);
  await writtenIn('uk');
  expect(await everywhere('/pl')).toEqual(['uk', 'uk', 'uk', 'uk']);
  expect(await everywhere('')).toEqual(['uk', 'uk', 'uk', 'uk']);
});

it('helplines are in the language where the product brings them, and as staff wrote them elsewhere', async () => {
  const api = testApi();
  const { deps } = api;
  await checkEverySentence(deps, 'pl');
  await submitStory(api);
  const as = await api.staff();
  const lines = [
    { name: 'Samaritans, day or night, free', number: '116 123' },
    { name: 'Next', number: '1800 247 247' },
    { name: 'By text message, day or night, free', number: '50808', text: 'HELLO' },
  ];
  expect((await api.call('put', '/settings/helplines', { as, json: { lines } })).status).toBe(200);
  await deps.store.change((draft) => {
    for (const one of draft.testimonials.list('newest', 'all')) {
      const approvedAt = deps.now().toISOString();
      draft.testimonials.put({ ...one, status: 'approved', approvedAt, helplinesBelow: true });
    }
  });
  const text = await (await testSite(deps).get('/pl/testimonials')).text();
  const page = new DOMParser().parseFromString(text.replace(/<link rel="stylesheet"[^>]*>/g, ''), 'text/html');
  const shown = [...page.querySelectorAll('.note__lines li')].map((line) => [
    line.textContent,
    line.querySelector('span')?.getAttribute('lang') ?? null,
  ]);
  expect(shown).toEqual([
    ['W bezpośrednim niebezpieczeństwie: 112 lub 999', null],
    ['Samaritans, w dzień i w nocy, bezpłatnie: 116 123', null],
    ['Next: 1800 247 247', 'en-IE'],
    ['SMS-em, w dzień i w nocy, bezpłatnie: HELLO na numer 50808', null],
  ]);
});
