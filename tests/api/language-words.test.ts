// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { compileWords } from '#api/languages/compile-words.ts';
import { sentencesIn } from '#api/languages/sentences.ts';
import { languages } from '#contract/languages/languages.ts';
import { forms } from '#contract/words/forms.ts';
import type { AnyMessage } from '#contract/words/message.ts';
import { offer } from '#contract/words/offer.ts';
import { testDeps } from '../support/deps.ts';
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
