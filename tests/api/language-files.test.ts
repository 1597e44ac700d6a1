import { po } from 'gettext-parser';
import { describe, expect, it } from 'vitest';
import type { LanguageWord, LanguageWords } from '#contract/languages/language-words.ts';
import { translationFileName } from '#contract/languages/translation-file.ts';
import { forms } from '#contract/words/forms.ts';
import { menu } from '#contract/words/menu.ts';
import { site } from '#contract/words/site.ts';
import { bothStores } from '../support/both-stores.ts';
import type { Headers, TestApi } from '../support/test-api.ts';
import { testApi } from '../support/test-api.ts';

const PATH = '/settings/languages/pl/file';

const partsOf = (api: TestApi, as: Headers) => ({
  send: (text: unknown, more: object = {}) =>
    api.call('post', PATH, { as, json: { text, areChecked: false, isTrial: false, ...more } }),
  file: async () => (await api.call('get', PATH, { as })).text,
  words: async (): Promise<LanguageWords> => (await api.call('get', '/settings/languages/pl', { as })).body,
  save: (id: string, text: string) =>
    api.call('put', '/settings/languages/pl/words', { as, json: { words: [{ id, text, isChecked: true }] } }),
});
const wordOf = ({ words }: LanguageWords, id: string): LanguageWord | undefined => words.find((word) => word.id === id);

/** A file with one entry, as a translator's tool writes it. */
const fileOf = (entries: string, language = 'pl') =>
  `msgid ""\nmsgstr ""\n"Language: ${language}\\n"\n"Content-Type: text/plain; charset=utf-8\\n"\n\n${entries}`;
const entry = (id: string, english: string, text: string, flag = '') =>
  `${flag && `#, ${flag}\n`}msgctxt ${JSON.stringify(id)}\nmsgid ${JSON.stringify(english)}\nmsgstr ${JSON.stringify(text)}\n\n`;
const next = (text: string, flag?: string) => entry(forms.next.id, 'Next', text, flag);

it('the file of a language has every sentence with its place, and says what is checked', async () => {
  const api = testApi();
  const admin = await api.staff();
  const { save, words } = partsOf(api, admin);
  await save(forms.next.id, 'Naprzód');
  const answer = await api.call('get', PATH, { as: admin });
  expect(answer.headers.get('content-type')).toBe('text/x-gettext-translation; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${translationFileName('pl')}"`);
  expect(translationFileName('pl')).toBe('south-east-care-fund-pl.po');
  const { headers, translations } = po.parse(answer.text, { validation: true });
  expect(headers.Language).toBe('pl');
  const all = (await words()).words;
  const entryOf = ({ id, english }: LanguageWord) => translations[id]?.[english];
  for (const word of all) expect([word.id, entryOf(word)?.msgstr]).toEqual([word.id, [word.text]]);
  expect(Object.keys(translations)).toHaveLength(all.length + 1);
  const flags = all.filter(({ text }) => text !== '').map((word) => [word.id, entryOf(word)?.comments?.flag]);
  expect(flags.filter(([, flag]) => flag !== 'fuzzy')).toEqual([[forms.next.id, undefined]]);
  expect(translations[forms.next.id]?.Next?.comments).toMatchObject({
    extracted: 'Both forms',
    reference: '/donations?form=1',
  });
  const placed = all.find(({ id }) => id === 'text:/about.lead');
  expect(placed && entryOf(placed)?.comments?.extracted).toBe('About us, texts: below the title');
  // Its own file changes nothing, whoever ticks what.
  const { send, file } = partsOf(api, admin);
  const own = await send(await file(), { areChecked: true });
  expect([own.status, own.body.changes, own.body.refused]).toEqual([200, [], []]);
});

it.each(bothStores())(
  'a translator’s file is tried first, then taken as drafts, or as checked, on %s',
  async (_, open) => {
    const api = await open();
    const { send, words, save } = partsOf(api, await api.staff());
    await save(site.close.id, 'Zamknij');
    const text = fileOf(
      next('Naprzód') + entry(forms.send.id, 'Send', 'Nadaj', 'fuzzy') + entry(site.close.id, 'Close', 'Zamknij'),
    );
    const before = await words();
    const trial = await send(text, { areChecked: true, isTrial: true });
    expect(trial.body).toEqual({
      changes: [
        { id: forms.next.id, english: 'Next', before: 'Dalej', text: 'Naprzód', isChecked: true, wasShown: false },
        expect.objectContaining({ id: forms.send.id, text: 'Nadaj', isChecked: false }),
      ],
      refused: [],
      same: 1,
    });
    expect(await words()).toEqual(before);
    const drafts = await send(text);
    expect(drafts.body.changes).toMatchObject([{ isChecked: false }, { isChecked: false }]);
    expect(wordOf(await words(), forms.next.id)).toMatchObject({ text: 'Naprzód', state: 'draft', isShown: false });
    await send(text, { areChecked: true });
    const after = await words();
    expect(wordOf(after, forms.next.id)).toMatchObject({ text: 'Naprzód', state: 'checked', isShown: true });
    expect(wordOf(after, forms.send.id)).toMatchObject({ text: 'Nadaj', state: 'draft', isShown: false });
    expect(wordOf(after, site.close.id)).toMatchObject({ state: 'checked' });
    expect([...api.deps.store.data.audit.all()].at(-1)).toMatchObject({ action: 'changed', detail: 'Polski' });
  },
);

it('a draft from a file takes the place of what visitors read only with a warning', async () => {
  const api = testApi();
  const { send, words, save } = partsOf(api, await api.staff());
  await save(forms.next.id, 'Dalej');
  const { body } = await send(fileOf(next('Naprzód')), { isTrial: true });
  expect(body.changes).toMatchObject([{ before: 'Dalej', text: 'Naprzód', isChecked: false, wasShown: true }]);
  expect(wordOf(await words(), forms.next.id)).toMatchObject({ text: 'Dalej', state: 'checked' });
});

it('what does not fit today’s sentences is listed and left out, and the rest is taken', async () => {
  const api = testApi();
  const { send, words } = partsOf(api, await api.staff());
  const { body, status } = await send(
    fileOf(
      next('Naprzód') +
        entry('forms.gone', 'Gone', 'Nie ma') +
        entry(forms.send.id, 'Send it', 'Wyślij to') +
        entry(forms.remove.id, 'Remove {file}', 'Usuń {plik}') +
        entry(menu.established.id, 'Established {year}', 'Od {year') +
        entry(forms.cancel.id, 'Cancel', 'x'.repeat(5001)) +
        entry(forms.submit.id, 'Submit', ''),
    ),
  );
  expect([status, body.same]).toEqual([200, 0]);
  expect(body.changes).toMatchObject([{ id: forms.next.id }]);
  expect(body.refused).toEqual([
    { id: 'forms.gone', english: 'Gone', reason: 'The site has no such sentence any more' },
    { id: forms.send.id, english: 'Send it', reason: 'The English sentence is another today' },
    { id: forms.remove.id, english: 'Remove {file}', reason: 'There is nothing called {plik} to fill in here' },
    expect.objectContaining({ id: menu.established.id, reason: expect.stringContaining('braces') }),
    expect.objectContaining({ id: forms.cancel.id, reason: 'Please use at most 5000 characters' }),
  ]);
  const after = await words();
  expect(wordOf(after, forms.next.id)).toMatchObject({ text: 'Naprzód' });
  for (const id of [forms.send.id, forms.remove.id, forms.cancel.id, forms.submit.id])
    expect(wordOf(after, id)?.changedBy).toBeNull();
});

const XML_BOMB = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><x>&b;</x>`;

describe('a file that is none changes nothing', () => {
  it.each([
    ['nothing', '', /choose a file/],
    ['a page', '<!doctype html><p>Hello</p>', /cannot be read|no PO file/],
    ['a bomb of XML', XML_BOMB, /cannot be read|no PO file/],
    ['another language', fileOf(next('Далі'), 'uk'), /another language \(uk\), not in Polish/],
    ['no language', next('Naprzód'), /does not say its language/],
    ['a string without an end', `${fileOf(next('Naprzód'))}msgid "x`, /cannot be read/],
    ['the same sentence twice', fileOf(next('Naprzód') + next('Dalej')), /cannot be read/],
    ['lost letters', fileOf(next('Naprz\uFFFDd')), /Some letters of this file got lost/],
    ['other letters', fileOf(next('Naprzod')).replace('utf-8', 'windows-1250'), /save the file as UTF-8/],
    ['a text that is none', 7, /choose a file/],
    ['too much', fileOf(next('x'.repeat(900_000))), /too large/],
  ])('%s', async (_, text, reason) => {
    const api = testApi();
    const { send, words } = partsOf(api, await api.staff());
    const before = await words();
    const { status, body } = await send(text, { areChecked: true });
    expect([status, body.code]).toEqual([400, 'invalid']);
    expect(body.fields.text).toMatch(reason);
    expect(await words()).toEqual(before);
  });

  it('names of JavaScript are names', async () => {
    const api = testApi();
    const { send } = partsOf(api, await api.staff());
    const hostile = entry('__proto__', 'polluted', 'yes') + entry('constructor', 'prototype', 'yes');
    const { status, body } = await send(fileOf(hostile + next('Naprzód')));
    expect([status, body.changes.length, body.refused.length]).toEqual([200, 1, 2]);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

it('only whoever may edit pages has the file or sends one', async () => {
  const api = testApi();
  const volunteer = await api.staff('Volunteer');
  for (const method of ['get', 'post'] as const) {
    const sent = method === 'post' ? { json: { text: fileOf(next('x')), areChecked: true, isTrial: false } } : {};
    expect((await api.call(method, PATH, { as: volunteer, ...sent })).status).toBe(403);
    expect((await api.call(method, PATH, sent)).status).toBe(401);
  }
  expect((await api.call('get', '/settings/languages/fr/file', { as: await api.staff() })).status).toBe(404);
});
