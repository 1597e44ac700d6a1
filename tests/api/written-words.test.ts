// @vitest-environment happy-dom
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { pageWordsIn } from '#api/languages/page-words.ts';
import { containerTags } from '#contract/containers/containers.ts';
import type { Day } from '#contract/dublin.ts';
import { type Language, languages } from '#contract/languages/languages.ts';
import { CheckAnswers } from '#site/donations/CheckAnswers.tsx';
import { noValues } from '#site/donations/donation-values.ts';
import { formatDay, translate } from '#site/language/t.ts';
import { inPageLanguage } from '#site/language/translator.ts';
import { existing } from '../support/existing.ts';
import { filledSettings, mattress } from '../support/filled-in.ts';
import { checkEverySentence } from '../support/languages.ts';
import { testSite } from '../support/site.ts';
import { formOf, makeOffer, photo, submitStory } from '../support/submissions.ts';
import { type TestApi, testApi } from '../support/test-api.ts';

/** Words of the site that are people's names and words here, too. */
const SAME_AS_WORDS = [
  'Monday',
  'Next',
  'Furniture',
  'Home',
  'Phone',
  'Email',
  'Search',
  'Closed',
  'Services',
  'Address',
  'Send',
  'Message',
];

/** A word of the site as a page in a language says it. */
const saidIn = async ({ deps }: TestApi, language: Language, word: string) => {
  const words = existing((await pageWordsIn(deps, language)) ?? undefined);
  const say = () => (word === 'Monday' ? formatDay('2026-03-02' as Day, 'weekday') : translate(word));
  return inPageLanguage({ location: { language }, languages: [language], words }, say);
};

const documentOf = (text: string) =>
  new DOMParser().parseFromString(text.replace(/<link rel="stylesheet"[^>]*>/g, ''), 'text/html');

/** The language that what an element says is said to be in. */
const announcedBy = (element: Element | null | undefined) => element?.closest('[lang]')?.getAttribute('lang');

it.each(languages)(
  'on a page in %s everybody’s name and words stay theirs, and say which language they are in',
  async (language) => {
    const api = testApi();
    const { deps } = api;
    await checkEverySentence(deps, language);
    for (const [at, word] of SAME_AS_WORDS.entries()) {
      expect(await saidIn(api, language, word)).not.toBe(word);
      await submitStory(api, { name: word }, { 'x-forwarded-for': `198.51.100.${at}` });
    }
    await deps.store.change((draft) => {
      for (const one of draft.testimonials.list('newest', 'all')) {
        const written = one.name === 'Monday' ? { language } : {};
        const approvedAt = deps.now().toISOString();
        draft.testimonials.put({ ...one, ...written, content: one.name, status: 'approved', approvedAt });
      }
    });
    const site = testSite(deps);
    const notes: (string | null | undefined)[][] = [];
    for (const page of [1, 2]) {
      const read = documentOf(await (await site.get(`/${language}/testimonials?page=${page}`)).text());
      for (const note of read.querySelectorAll('figure.note')) {
        const words = note.querySelector('blockquote p');
        notes.push([note.querySelector('cite')?.textContent, words?.textContent, announcedBy(words)]);
      }
    }
    expect(notes.toSorted()).toEqual(
      SAME_AS_WORDS.map((word) => [word, word, word === 'Monday' ? language : 'en-IE']).toSorted(),
    );
  },
);

const tokenOf = ({ manageUrl }: { manageUrl: string }) => manageUrl.split('#')[1] ?? '';
const made = <Body>({ status, text, body }: { status: number; text: string; body: Body }): Body => {
  expect(status, text).toBeLessThan(300);
  return body;
};

/** The pages of a language on which somebody's words stand, with one of each kind. */
const pagesWithWords = async (language: Language) => {
  const api = testApi();
  const { deps, call } = api;
  await checkEverySentence(deps, language);
  const as = await api.staff();
  const settings = (await api.get('/settings')).body;
  const closures = [{ date: '2026-03-03', reason: 'Closed' }];
  const shops = settings.shops.map((shop: object, at: number) => (at ? shop : { ...shop, name: 'Shops', closures }));
  const giving = { ...filledSettings.giving, accountName: 'Volunteer' };
  made(await call('put', '/settings', { as, json: { ...settings, shops, giving } }));
  made(await call('put', '/settings/helplines', { as, json: { lines: [{ name: 'Free', number: '1800 247 247' }] } }));
  const post = { title: 'Services', excerpt: 'Search', body: 'It was blue.', topics: ['Donation Shops'] };
  const { id } = made(await call('post', '/blogs', { as, json: post }));
  made(await call('post', `/blogs/${id}/publish`, { as, json: { publishAt: null } }));
  const listed = { ...mattress, name: 'Furniture', why: 'Message', instead: '' };
  made(await call('put', '/settings/what-we-take', { as, json: { items: [listed] } }));
  const textOf = (key: string) => ({ tags: containerTags('text', '/about', key), relativeUrl: '/about' });
  made(await call('post', '/textcontainers', { as, json: { ...textOf('title'), content: 'About' } }));
  made(await call('post', '/textcontainers', { as, json: { ...textOf('our-story'), content: 'More', language } }));
  const story = made(await submitStory(api, { name: 'Next', consentTo: ['publication', 'name'] }));
  await deps.store.change((draft) => {
    const one = existing([...draft.testimonials.list('newest', 'all')][0]);
    const at = deps.now().toISOString();
    const redaction = { content: 'Close', at, by: deps.newId() };
    const shown = { status: 'approved', approvedAt: at, helplinesBelow: true } as const;
    draft.testimonials.put({ ...one, ...shown, content: 'Monday', language, redaction });
  });
  const offered = { description: 'Donation Shops', pickupAddress: 'Hospital Transport' };
  const open = made(await makeOffer(api, offered));
  await deps.store.change((draft) => {
    draft.donations.put({ ...existing(draft.donations.get(open.id)), language });
  });
  const declined = made(await makeOffer(api, { description: 'Kitchenware' }));
  const review = { status: 'rejected', reasonForDonor: 'Message' };
  made(await call('patch', `/donationitems/${declined.id}/review`, { as, json: review }));
  const site = testSite(deps);
  const read = async (path: string) => documentOf(await (await site.get(`/${language}${path}`)).text());
  const managed = async (path: string, token: string) => {
    const body = formOf({ token, do: 'see' });
    return documentOf(await (await site.app.request(`/${language}${path}`, { method: 'POST', body })).text());
  };
  const words = existing((await pageWordsIn(deps, language)) ?? undefined);
  const values = { ...noValues, submitterName: 'Phone', submitterEmail: 'Email', description: 'Optional' };
  const nothing = { kept: [], keep: () => {}, edit: () => {}, onChange: () => {}, photos: [photo('Languages')] };
  const answers = inPageLanguage({ location: { language }, languages: [language], words }, () =>
    renderToStaticMarkup(createElement(CheckAnswers, { ...nothing, values, heading: null })),
  );
  return {
    api,
    home: await read(''),
    about: await read('/about'),
    shops: await read('/about/our-shops'),
    support: await read('/support'),
    testimonials: await read('/testimonials'),
    'what we take': await read('/what-we-take?q=furniture'),
    search: await read('/search?q=services'),
    'own testimonial': await managed('/testimonials/yours', tokenOf(story)),
    'open offer': await managed('/donations/yours', tokenOf(open)),
    'declined offer': await managed('/donations/yours', tokenOf(declined)),
    'form before sending': documentOf(`<html lang="${language}"><body>${answers}</body></html>`),
  };
};

type Shown = Exclude<keyof Awaited<ReturnType<typeof pagesWithWords>>, 'api'>;

/** Where people's words stand, what they are, and whether they are known to be English; else they are in the page's language, or a name. */
const PLACES: readonly (readonly [on: Shown, inside: string, word: string, lang?: 'en-IE'])[] = [
  ['testimonials', 'figure.note cite', 'Next'],
  ['testimonials', 'figure.note blockquote p', 'Close'],
  ['testimonials', '.note__lines span', 'Free', 'en-IE'],
  ['home', 'figure.note cite', 'Next'],
  ['home', 'figure.note blockquote p', 'Close'],
  ['home', '.card h3', 'Services', 'en-IE'],
  ['home', '.card p', 'Search', 'en-IE'],
  ['home', '.card p span', 'Donation Shops', 'en-IE'],
  ['about', 'h1', 'About', 'en-IE'],
  ['about', 'p', 'More'],
  ['shops', '.fascia h2', 'Shops'],
  ['shops', '.facts span', 'Closed', 'en-IE'],
  ['support', 'main dd, main dd *', 'Volunteer'],
  ['what we take', '.take li b', 'Furniture', 'en-IE'],
  ['what we take', '.take li small', 'Message', 'en-IE'],
  ['what we take', '.section--answer li h3', 'Furniture', 'en-IE'],
  ['what we take', '.section--answer li p', 'Message', 'en-IE'],
  ['search', '.results h3 a', 'Services', 'en-IE'],
  ['search', '.results p', 'Search', 'en-IE'],
  ['own testimonial', 'blockquote', 'Close'],
  ['own testimonial', 'textarea', 'Monday'],
  ['open offer', '.given dd', 'Donation Shops'],
  ['open offer', '.given dd', 'Hospital Transport'],
  ['declined offer', '.given dd', 'Kitchenware', 'en-IE'],
  ['declined offer', '.managed .lead', 'Message', 'en-IE'],
  ['form before sending', 'dd span', 'Phone'],
  ['form before sending', 'dd span', 'Email'],
  ['form before sending', 'dd span', 'Optional'],
  ['form before sending', 'dd span', 'Languages'],
];

it.each(languages)(
  'what equals a word of the site stays as it was written at every place of pages in %s',
  async (language) => {
    const pages = await pagesWithWords(language);
    const foundAt = ([on, inside, word]: (typeof PLACES)[number]) => {
      const found = [...pages[on].querySelectorAll(inside)].filter(
        ({ textContent }) => textContent.replace(/^[\s·]+|[:\s]+$/g, '') === word,
      );
      return [on, inside, word, ...new Set(found.map(announcedBy))];
    };
    for (const [, , word] of PLACES) expect(await saidIn(pages.api, language, word)).not.toBe(word);
    expect(PLACES.map(foundAt)).toEqual(PLACES.map(([on, inside, word, lang = language]) => [on, inside, word, lang]));
  },
);

/** The language that what somebody wrote is said to be in, on a page in another. */
const announced = (document: Document, selector: string) => [...document.querySelectorAll(selector)].map(announcedBy);

it('a testimonial says its language on the home page, on the page of all, and to its writer', async () => {
  const api = testApi();
  const { deps } = api;
  await checkEverySentence(deps, 'pl');
  const { body } = await submitStory(api, { name: 'Home', consentTo: ['publication', 'name'] });
  const site = testSite(deps);
  const read = async (path: string) => documentOf(await (await site.get(path)).text());
  const yours = async (path: string) => {
    const token = tokenOf(body);
    const answer = await site.app.request(path, { method: 'POST', body: formOf({ token, do: 'see' }) });
    return documentOf(await answer.text());
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
  const page = documentOf(await (await testSite(deps).get('/pl/testimonials')).text());
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
