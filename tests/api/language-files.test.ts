import { po } from 'gettext-parser';
import { describe, expect, it, vi } from 'vitest';
import { newId } from '#api/core/new-id.ts';
import { importWords } from '#api/languages/import.ts';
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
      basis: expect.stringMatching(/^[\w-]{43}$/),
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
    expect([...api.deps.store.data.audit.all()].at(-1)).toMatchObject({
      action: 'changed',
      detail: 'Polski',
      before: { checked: 1 },
      after: {
        checked: 2,
        sentences: 1,
        fromFile: true,
        'sentence.0': forms.next.id,
      },
    });
  },
);

it.each(bothStores())('a file is not saved over what a colleague has saved since its trial, on %s', async (_, open) => {
  const api = await open();
  const { send, words, save } = partsOf(api, await api.staff());
  await save(forms.send.id, 'Nadaj');
  const text = fileOf(next('Naprzód') + entry(forms.send.id, 'Send', 'Nadaj'));
  const trial = (await send(text, { areChecked: true, isTrial: true })).body;
  expect(trial).toMatchObject({ changes: [{ id: forms.next.id }], same: 1 });
  await save(forms.send.id, 'Wyślij teraz');
  const before = await words();
  const refused = await send(text, { areChecked: true, basis: trial.basis });
  expect([refused.status, refused.body.code]).toEqual([409, 'conflict']);
  expect(refused.body.message).toBe(
    'Somebody has changed words of this language meanwhile. Please look at what the file changes again.',
  );
  expect(await words()).toEqual(before);
  const again = (await send(text, { areChecked: true, isTrial: true })).body;
  expect(again).toMatchObject({ changes: [{ id: forms.next.id }, { id: forms.send.id, before: 'Wyślij teraz' }] });
  expect((await send(text, { areChecked: true, basis: again.basis })).status).toBe(200);
  expect(wordOf(await words(), forms.send.id)).toMatchObject({ text: 'Nadaj', state: 'checked' });
});

it.each(bothStores())(
  'what a colleague saves while a file is read is not overwritten either, on %s',
  async (_, open) => {
    const api = await open();
    const { words, save } = partsOf(api, await api.staff());
    const { store } = api.deps;
    const between = vi.spyOn(store, 'change').mockImplementationOnce(async (edit) => {
      between.mockRestore();
      await save(forms.send.id, 'Nadaj');
      return store.change(edit);
    });
    const file = { text: fileOf(next('Naprzód')), areChecked: true, isTrial: false };
    const actor = { id: newId(), name: 'Ola', role: 'Administrator', sessionId: '' } as const;
    await expect(importWords(api.deps, 'pl', file, actor)).rejects.toMatchObject({ code: 'conflict' });
    expect(wordOf(await words(), forms.next.id)).toMatchObject({ text: 'Dalej', state: 'draft' });
    expect(wordOf(await words(), forms.send.id)).toMatchObject({ text: 'Nadaj', state: 'checked' });
  },
);

it('the log says how many sentences were saved, and which while those are few', async () => {
  const api = testApi();
  const { send, words, save } = partsOf(api, await api.staff());
  const last = () => [...api.deps.store.data.audit.all()].at(-1);
  await save(forms.next.id, 'Naprzód');
  expect(last()?.after).toEqual({ checked: 1, sentences: 1, 'sentence.0': forms.next.id });
  const plain = (await words()).words.filter(({ english, id }) => !english.includes('{') && id !== forms.next.id);
  const many = (count: number) =>
    fileOf(
      plain
        .slice(0, count)
        .map(({ id, english, text }) => entry(id, english, text))
        .join(''),
    );
  await send(many(20), { areChecked: true });
  const named = plain.slice(0, 20).map(({ id }, at) => [`sentence.${at}`, id]);
  expect(last()?.after).toEqual({ checked: 21, sentences: 20, fromFile: true, ...Object.fromEntries(named) });
  await send(many(41), { areChecked: true });
  expect(last()?.after).toEqual({ checked: 42, sentences: 21, fromFile: true });
});

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
    ['one letter', 'x', /no PO file/],
    ['a page', '<!doctype html><p>Hello</p>', /cannot be read|no PO file/],
    ['a bomb of XML', XML_BOMB, /cannot be read|no PO file/],
    ['another language', fileOf(next('Далі'), 'uk'), /another language \(uk\), not in Polish/],
    ['no language', next('Naprzód'), /does not say its language/],
    ['a string without an end', `${fileOf(next('Naprzód'))}msgid "x`, /cannot be read/],
    ['the same sentence twice', fileOf(next('Naprzód') + next('Dalej')), /has a sentence twice.*: Next$/],
    ['plural forms', fileOf(next('Naprzód').replace('msgstr', 'msgid_plural "Nexts"\nmsgstr[0]')), /msgid_plural/],
    ['lost letters', fileOf(next('Naprz\uFFFDd')), /Some letters of this file got lost/],
    ['other letters', fileOf(next('Naprzod')).replace('utf-8', 'windows-1250'), /save the file as UTF-8/],
    ['a text that is none', 7, /choose a file/],
    ['too much', fileOf(next('x'.repeat(450_000))), /too large/],
  ])('%s', async (_, text, reason) => {
    const api = testApi();
    const { send, words } = partsOf(api, await api.staff());
    const before = await words();
    const { status, body } = await send(text, { areChecked: true });
    expect([status, body.code]).toEqual([400, 'invalid']);
    expect(body.fields.text).toMatch(reason);
    expect(await words()).toEqual(before);
  });

  it('one in Cyrillic as long as may be is read', async () => {
    const api = testApi();
    const { send } = partsOf(api, await api.staff());
    const text = fileOf(next('Д'.repeat(449_000)));
    expect((await send(text)).body.refused).toMatchObject([{ reason: 'Please use at most 5000 characters' }]);
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
