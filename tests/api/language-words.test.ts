// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { Failure } from '#api/core/failure.ts';
import { compileWords } from '#api/languages/compile-words.ts';
import { shownWord } from '#api/languages/page-words.ts';
import { sentencesIn } from '#api/languages/sentences.ts';
import type { LanguageState, LanguageWord, LanguageWords } from '#contract/languages/language-words.ts';
import { addressIn, type Language, languages } from '#contract/languages/languages.ts';
import { defaultSettings } from '#contract/settings/default-settings.ts';
import { forms } from '#contract/words/forms.ts';
import type { AnyMessage } from '#contract/words/message.ts';
import { offer } from '#contract/words/offer.ts';
import { site } from '#contract/words/site.ts';
import { bothStores } from '../support/both-stores.ts';
import { type TestDeps, testDeps } from '../support/deps.ts';
import { checkEverySentence, switchLanguages } from '../support/languages.ts';
import { notPolishIn } from '../support/not-polish.ts';
import { testSite } from '../support/site.ts';
import { testApi } from '../support/test-api.ts';

const open = () => {
  const deps = testDeps();
  const site = testSite(deps);
  const html = async (path: string) => (await site.get(path)).text();
  const document = async (path: string) =>
    new DOMParser().parseFromString((await html(path)).replace(/<link rel="stylesheet"[^>]*>/g, ''), 'text/html');
  return { deps, site, html, document };
};

it.each(languages)('every sentence has a draft in %s that can be read', async (language) => {
  const sentences = await sentencesIn(language);
  expect(sentences.length).toBeGreaterThan(600);
  expect(sentences.filter(({ draft }) => draft === '').map(({ id }) => id)).toEqual([]);
  for (const { english, draft } of sentences) compileWords(language, english, draft);
});

/** What an editor is told about words that cannot stand for an English sentence; '' when they can. */
const told = (english: string, text: string, language: Language = 'pl') => {
  try {
    compileWords(language, english, text);
    return '';
  } catch (error) {
    if (error instanceof Failure) return error.message;
    throw error;
  }
};

it.each([
  ['Call {phone}', 'Zadzwoń', '{phone} is missing: it has to stand in these words, too'],
  ['Call {phone}', 'Zadzwoń: {phone}', ''],
  ['{first} or {second}', 'albo', '{first}, {second} are missing: they have to stand in these words, too'],
  ['Call {phone}', '{phone, plural, other {{phone}}}', '{phone} is no number: it cannot have plural forms'],
  ['At least {min} characters', 'Co najmniej {min, plural, one {# znak} other {# znaków}}', ''],
  ['At least {min} characters', 'Trochę {min, plural, one {znak} other {znaków}}', /^\{min\} is missing/],
])('what %j shows has to stand in %j', (english, text, message) => {
  expect(told(english, text)).toEqual(typeof message === 'string' ? message : expect.stringMatching(message));
});

const PHOTOS = '{count, plural, one {One photo of {name}} other {{count} photos of {name}}}';

it.each([
  ['{count, plural, one {Zdjęcie {name}} few {# zdjęcia} other {# zdjęć}}', ''],
  ['{count, plural, one {Jedno zdjęcie} other {Zdjęcia}} {name}', ''],
  ['{count} × {name}', ''],
  ['Zdjęcia {name}', '{count} is missing: it has to stand in these words, too'],
  ['{count, plural, one {Zdjęcie} other {# zdjęć}}', '{name} is missing: it has to stand in these words, too'],
  [
    '{count, plural, =1 {Zdjęcie {name}} other {# zdjęć}}',
    'The plural form =1 never applies: those of Polish are one, few, many, other',
  ],
  [
    '{count, plural, two {Zdjęcia {name}} other {# zdjęć}}',
    'The plural form two never applies: those of Polish are one, few, many, other',
  ],
  ['{count, plural, offset:1 other {# zdjęć {name}}}', 'Plural forms cannot have an offset'],
  ['{count, plural, one {Zdjęcie {name}}}', 'Plural forms need one that is called other, for all the rest'],
  ['{name, plural, other {# {count}}}', '{name} is no number: it cannot have plural forms'],
])('plural forms: %j', (text, message) => {
  expect(told(PHOTOS, text)).toBe(message);
});

it('a plural form may be one word, and braces that cannot be read are told in plain words', () => {
  expect(told('{count, plural, one {photo} other {photos}}', '{count, plural, one {zdjęcie} other {zdjęcia}}')).toBe(
    '',
  );
  for (const text of ['{phone', 'x{phone, a, '.repeat(400), '{phone, plural, other{'.repeat(200)])
    expect(told('Call {phone}', text)).toMatch(/^The braces cannot be read\. Each \{ needs a \}/);
});

it('words that were checked without a name that they need now are drafts, and visitors read English', async () => {
  const api = testApi();
  await checkBefore(api.deps, forms.remove.id, 'Remove {file}', 'Usuń');
  const { body } = await api.call('get', '/settings/languages/pl', { as: await api.staff() });
  expect(body.checked).toBe(0);
  expect(body.words.find(({ id }: LanguageWord) => id === forms.remove.id)).toMatchObject({
    text: 'Usuń',
    state: 'draft',
    isShown: false,
  });
});

it('no draft is ever shown: a language that is on with nothing checked is English', async () => {
  const { deps, html } = open();
  await switchLanguages(deps, { pl: true });
  const page = await html('/pl/donations?form=1');
  for (const { english, draft } of await sentencesIn('pl'))
    if (english !== draft && /\p{L}{8}/u.test(draft)) expect(page).not.toContain(draft);
  expect(page).toContain('Your name');
});

it('the plain forms, the menu and the footer are wholly in the language once every sentence is checked', async () => {
  const { deps, document } = open();
  await checkEverySentence(deps, 'pl', ({ english }) => `⟦${english}⟧`);
  const offer = await document('/pl/donations?form=1');
  // Of what the charity writes itself, only names and addresses of shops are in the form.
  for (const places of offer.querySelectorAll('#donation-form .alert ul')) places.remove();
  expect(notPolishIn(offer.querySelector('#donation-form'))).toEqual([]);
  expect(notPolishIn(offer.querySelector('header .nav'))).toEqual([]);
  expect(notPolishIn(offer.querySelector('.foot__more'))).toEqual([]);
  const testimonial = await document('/pl/testimonials?write=1');
  expect(notPolishIn(testimonial.querySelector('main'))).toEqual([]);
  for (const form of [offer.querySelector('#donation-form form'), testimonial.querySelector('#write form')])
    expect(form?.getAttribute('action')).toMatch(/^\/pl\//);
});

it('one sentence that is not checked stays English in an otherwise Polish form', async () => {
  const { deps, document } = open();
  await checkEverySentence(deps, 'pl', ({ english, text }) => (english === 'Your name' ? '' : text));
  const form = (await document('/pl/donations?form=1')).querySelector('#donation-form');
  const label = (field: string) => form?.querySelector(`label[for=donation-${field}] > span`);
  const said = (field: string) => [label(field)?.textContent, label(field)?.closest('[lang]')?.getAttribute('lang')];
  expect(said('submitterName')).toEqual(['Your name', 'en-IE']);
  expect(said('submitterEmail')).toEqual(['E-mail', 'pl']);
});

it('an offer without scripts is thanked for in Polish, and what is wrong is said in Polish', async () => {
  const { deps, site } = open();
  await checkEverySentence(deps, 'pl');
  const send = async (fields: Record<string, string>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    const answer = await site.app.request('/pl/donations', { method: 'POST', body });
    return { status: answer.status, text: (await answer.text()).split('id="page-data"')[0] };
  };
  const refused = await send({ submitterName: 'Ola Nowak' });
  expect(refused.status).toBe(400);
  expect(refused.text).toContain('Podaj adres e-mail');
  expect(refused.text).not.toContain('Email is required');
  const offer = {
    submitterName: 'Ola Nowak',
    submitterEmail: 'ola@poczta.example',
    submitterPhone: '087 123 4567',
    category: 'books',
    condition: 'good',
    description: 'Dwa pudła książek po polsku.',
    pickupRequired: 'false',
  };
  const taken = await send(offer);
  expect(taken.status).toBe(201);
  expect(taken.text).toContain('Dziękujemy, Ola');
});

it('administrators list, write, check and take back sentences; nobody else does', async () => {
  const api = testApi();
  const admin = await api.staff();
  const path = '/settings/languages/pl';
  const list = async () => (await api.call('get', path, { as: admin })).body;
  const first = await list();
  expect(first).toMatchObject({ language: 'pl', isOn: false, checked: 0 });
  const wordOf = (body: { words: { id: string }[] }, { id }: AnyMessage) => body.words.find((word) => word.id === id);
  expect(wordOf(first, forms.next)).toMatchObject({ text: 'Dalej', state: 'draft', changedBy: null, part: 'forms' });
  const save = (words: unknown) => api.call('put', `${path}/words`, { as: admin, json: { words } });
  const saved = await save([{ id: forms.next.id, text: 'Naprzód', isChecked: true }]);
  expect(wordOf(saved.body, forms.next)).toMatchObject({ text: 'Naprzód', state: 'checked' });
  expect(saved.body.checked).toBe(1);
  expect(wordOf(await list(), forms.next)).toMatchObject({
    changedBy: expect.stringMatching(/\S/),
    changedAt: expect.any(String),
  });
  await save([{ id: forms.next.id, text: '', isChecked: true }]);
  expect(wordOf(await list(), forms.next)).toMatchObject({ text: 'Dalej', state: 'draft' });
  expect((await save([{ id: forms.remove.id, text: 'Usuń stąd {file}', isChecked: true }])).status).toBe(200);
  expect((await save([{ id: forms.remove.id, text: '', isChecked: false }])).status).toBe(200);
  expect(wordOf(await list(), forms.remove)).toMatchObject({ text: 'Usuń {file}', changedBy: null });
  const dropped = await save([{ id: forms.remove.id, text: 'Usuń', isChecked: true }]);
  expect(dropped.body.fields).toEqual({
    [forms.remove.id]: '{file} is missing: it has to stand in these words, too',
  });
  const wrong = await save([{ id: offer.photosLost.id, text: '{files} nie', isChecked: true }]);
  expect([wrong.status, wrong.body.code]).toEqual([400, 'invalid']);
  expect(wrong.body.fields[offer.photosLost.id]).toContain('{files}');
  expect((await save([{ id: 'offer.noSuchSentence', text: 'x', isChecked: true }])).status).toBe(400);
  const switched = await api.call('put', path, { as: admin, json: { isOn: true } });
  expect(switched.body.isOn).toBe(true);
  expect((await api.call('get', '/settings/languages', { as: admin })).body.languages).toEqual([
    expect.objectContaining({ language: 'ga', isOn: false }),
    expect.objectContaining({ language: 'pl', isOn: true }),
    expect.objectContaining({ language: 'uk', isOn: false }),
  ]);
  expect((await api.call('get', '/settings/languages/fr', { as: admin })).status).toBe(404);
  const volunteer = await api.staff('Volunteer');
  for (const [method, address] of [
    ['get', path],
    ['put', path],
    ['put', `${path}/words`],
    ['get', '/settings/languages'],
  ] as const) {
    const sent = method === 'put' ? { json: {} } : {};
    expect((await api.call(method, address, { as: volunteer, ...sent })).status).toBe(403);
    expect((await api.call(method, address, sent)).status).toBe(401);
  }
});

/** Stores a checked Polish word for an English sentence of an earlier release. */
const checkBefore = ({ store }: Pick<TestDeps, 'store'>, id: string, english: string, text: string) =>
  store.change((draft) => {
    const before = draft.settings.get('settings') ?? { id: 'settings', ...defaultSettings };
    const word = {
      text,
      english,
      isChecked: true,
      changedAt: '2026-01-05T10:00:00.000Z',
      changedBy: 'id-0000000000000000001',
    };
    const words = { ...before.languages?.pl?.words, [id]: word };
    draft.settings.put({ ...before, languages: { ...before.languages, pl: { on: true, words } } });
  });

it.each(bothStores())(
  'a changed English sentence keeps its translation, marked, until it fits again, on %s',
  async (_, open) => {
    const api = await open();
    const admin = await api.staff();
    await checkBefore(api.deps, site.skipToTheContent.id, 'Skip to the text', 'Do treści');
    const pages = testSite(api.deps);
    const page = async () => (await pages.get('/pl/about')).text();
    const list = async () => (await api.call('get', '/settings/languages/pl', { as: admin })).body;
    const wordIn = (body: LanguageWords) => body.words.find(({ id }) => id === site.skipToTheContent.id);
    expect(await page()).toContain('>Do treści<');
    const before = await list();
    expect(before).toMatchObject({ checked: 0, changed: 1 });
    expect(wordIn(before)).toMatchObject({
      state: 'changed',
      isShown: true,
      english: 'Skip to the content',
      englishBefore: 'Skip to the text',
    });
    const confirmed = await api.call('put', '/settings/languages/pl/words', {
      as: admin,
      json: { words: [{ id: site.skipToTheContent.id, text: 'Do treści', isChecked: true }] },
    });
    expect(confirmed.body).toMatchObject({ checked: 1, changed: 0 });
    expect(wordIn(confirmed.body)).toMatchObject({ state: 'checked', isShown: true, englishBefore: null });
    expect(
      api.deps.store.data.settings.get('settings')?.languages?.pl?.words?.[site.skipToTheContent.id]?.english,
    ).toBe('Skip to the content');
    expect([...api.deps.store.data.audit.all()].at(-1)).toMatchObject({ action: 'changed', detail: 'Polski' });
    expect(await page()).toContain('>Do treści<');
  },
);

it('a changed sentence of rule or safety is English at once, and so is one that fills in something else', async () => {
  const sentence = { id: 'x.y', english: 'At most 5', isRule: false, part: 'x', place: null, draft: '' };
  const word = { text: 'Najwyżej 4', english: 'At most 4', isChecked: true, changedAt: '', changedBy: '' };
  expect(shownWord('pl', sentence, word)).toBe('Najwyżej 4');
  const rule = { ...sentence, isRule: true };
  expect(shownWord('pl', rule, word)).toBeNull();
  expect(shownWord('pl', rule, { ...word, english: 'At most 5' })).toBe('Najwyżej 4');
  expect(shownWord('pl', sentence, { ...word, isChecked: false })).toBeNull();
  expect(shownWord('pl', { ...sentence, english: '{max} at most' }, { ...word, text: 'Do {most}' })).toBeNull();
});

it('coverage is told by part, with a name and a page that people know', async () => {
  const api = testApi();
  const admin = await api.staff();
  await checkBefore(api.deps, forms.next.id, 'Next', 'Dalej');
  await checkBefore(api.deps, forms.send.id, 'Post it', 'Wyślij');
  const one: LanguageWords = (await api.call('get', '/settings/languages/pl', { as: admin })).body;
  const all: LanguageState[] = (await api.call('get', '/settings/languages', { as: admin })).body.languages;
  expect(all.find(({ language }) => language === 'pl')?.parts).toEqual(one.parts);
  expect(one.parts.find(({ part }) => part === 'forms')).toMatchObject({ label: 'Both forms', checked: 1, changed: 1 });
  expect(one.parts.find(({ part }) => part === 'text:/about')).toMatchObject({
    label: 'About us, texts',
    address: '/about',
    checked: 0,
    changed: 0,
  });
  expect(one.parts.reduce((sum, { sentences }) => sum + sentences, 0)).toBe(one.sentences);
  expect(one.words.find(({ id }) => id === 'text:/about.lead')).toMatchObject({ place: 'below the title' });
  const pages = testSite(api.deps);
  for (const { address, label } of one.parts) {
    expect(label).toMatch(/^[A-Z][^:]+$/);
    if (address) expect((await pages.get(addressIn('pl', address))).status).toBe(200);
  }
});

it('somebody who has checked a whole language saves it in one call', async () => {
  const api = testApi();
  const admin = await api.staff();
  const { words, sentences } = (await api.call('get', '/settings/languages/uk', { as: admin })).body;
  const all = words.map(({ id, text }: { id: string; text: string }) => ({ id, text, isChecked: true }));
  const saved = await api.call('put', '/settings/languages/uk/words', { as: admin, json: { words: all } });
  expect([saved.status, saved.body.checked]).toEqual([200, sentences]);
  const tooMany = Array.from({ length: 2001 }, () => all[0]);
  expect((await api.call('put', '/settings/languages/uk/words', { as: admin, json: { words: tooMany } })).status).toBe(
    400,
  );
});

it('what is written of a language stays when the other settings are saved', async () => {
  const api = testApi();
  const admin = await api.staff();
  await api.call('put', '/settings/languages/uk/words', {
    as: admin,
    json: { words: [{ id: forms.next.id, text: 'Далі', isChecked: true }] },
  });
  const settings = (await api.call('get', '/settings')).body;
  expect(JSON.stringify(settings)).not.toContain('Далі');
  expect((await api.call('put', '/settings', { as: admin, json: settings })).status).toBe(200);
  expect((await api.call('get', '/settings/languages/uk', { as: admin })).body.checked).toBe(1);
});
