import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { defaultSettings } from '#contract/settings/default-settings.ts';
import { forms } from '#contract/words/forms.ts';
import { site } from '#contract/words/site.ts';
import { openPortal } from '../../support/portal.tsx';
import { screenApi } from '../../support/screen-api.ts';

const SOMEBODY = 'id-0000000000000000001';
const SECTION = '/admin/settings?section=languages';
const form = async () => within(await screen.findByRole('form', { name: 'Sentences in Polish' }));

test('a sentence is found, corrected, checked and saved; the rest stay drafts', async () => {
  const api = screenApi();
  const { person } = await openPortal(SECTION, { api });
  await person.click(await screen.findByRole('link', { name: 'Open Polish' }));
  const sentences = await form();
  await person.type(sentences.getByRole('searchbox', { name: 'Search the sentences' }), 'remove {{file');
  await sentences.findByText('1 sentence');
  const field = sentences.getByLabelText('Polish for “Remove {file}”');
  await person.clear(field);
  await person.type(field, 'Brak {{count}');
  await person.click(sentences.getByRole('checkbox', { name: 'I have checked this' }));
  await person.click(sentences.getByRole('button', { name: 'Save changes' }));
  await sentences.findAllByText(/nothing called \{count\}/);
  await person.clear(field);
  await person.type(field, 'Usuń stąd');
  await person.click(sentences.getByRole('checkbox', { name: 'I have checked this' }));
  await person.click(sentences.getByRole('button', { name: 'Save changes' }));
  await sentences.findAllByText(/\{file\} is missing: it has to stand in these words, too/);
  await person.type(field, ' {{file}');
  expect(sentences.getByRole<HTMLInputElement>('checkbox', { name: 'I have checked this' }).checked).toBe(false);
  await person.click(sentences.getByRole('checkbox', { name: 'I have checked this' }));
  await person.click(sentences.getByRole('button', { name: 'Save changes' }));
  await sentences.findByText(/^Saved\./);
  await sentences.findByText(/^Checked by /);
  const { body } = await api.call('get', '/settings/languages/pl', { as: await api.staff() });
  expect(body.checked).toBe(1);
});

test('a language is switched on, and what is still to be checked can be listed', async () => {
  const api = screenApi();
  const { person } = await openPortal(`${SECTION}&language=pl`, { api });
  await person.click(await screen.findByRole('switch', { name: 'Show Polish to visitors' }));
  const sentences = await form();
  const state = sentences.getByRole('combobox', { name: 'State' });
  await person.selectOptions(state, 'Checked');
  await sentences.findByText(/^No sentence fits/);
  await person.selectOptions(state, 'Missing or not checked');
  expect(sentences.getAllByText('A draft, not checked: visitors read English.')).toHaveLength(20);
  await person.click(sentences.getByRole('button', { name: 'I have checked these 20' }));
  await person.click(sentences.getByRole('button', { name: 'Save changes' }));
  await screen.findByText(/^20 of \d+ sentences are checked\. Visitors read those/);
  const { body } = await api.call('get', '/settings/languages/pl', { as: await api.staff() });
  expect([body.isOn, body.checked]).toEqual([true, 20]);
});

test('a sentence whose English has changed since is found by its part, and still fits', async () => {
  const api = screenApi();
  await api.deps.store.change((draft) => {
    const word = { text: 'Do treści', english: 'Skip to the text', isChecked: true };
    const words = {
      [site.skipToTheContent.id]: { ...word, changedAt: '2026-01-05T10:00:00.000Z', changedBy: SOMEBODY },
    };
    draft.settings.put({ id: 'settings', ...defaultSettings, languages: { pl: { on: true, words } } });
  });
  const { person } = await openPortal(`${SECTION}&language=pl`, { api });
  await screen.findByText(/1 more was checked before the English changed: please say whether it still fits\.$/);
  await person.click(await screen.findByText('How far each part is'));
  const row = (await screen.findByText(/^0 of \d+ checked, 1 with English changed since$/)).closest('li');
  await person.click(within(row as HTMLElement).getByRole('button', { name: 'Show the sentences of In many places' }));
  const sentences = await form();
  expect(sentences.getByRole<HTMLSelectElement>('combobox', { name: 'Where it stands' }).value).toBe('site');
  await person.selectOptions(sentences.getByRole('combobox', { name: 'State' }), 'English changed since');
  await sentences.findByText('1 sentence');
  sentences.getByText('Before: Skip to the text');
  sentences.getByText(/English changed since: visitors still read this until it is checked again\.$/);
  expect(sentences.getByRole('link', { name: 'Open the page' }).getAttribute('href')).toBe('/pl');
  await person.click(sentences.getByRole('checkbox', { name: 'It still fits' }));
  await person.click(sentences.getByRole('button', { name: 'Save changes' }));
  await screen.findByText(/^1 of \d+ sentences are checked\. Visitors read those, and the rest in English\.$/);
  await sentences.findByText(/^No sentence fits/);
});

test('a translator’s file is downloaded, comes back, and is saved once what it changes has been seen', async () => {
  const api = screenApi();
  const saved = vi.spyOn(URL, 'createObjectURL');
  onTestFinished(() => saved.mockRestore());
  const { person } = await openPortal(`${SECTION}&language=pl`, { api });
  await person.click(await screen.findByRole('button', { name: 'Download the file' }));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  const [file] = saved.mock.calls[0] ?? [];
  const text = await (file as Blob).text();
  const translated = text.replace('msgstr "Dalej"', 'msgstr "Naprzód"');
  expect(translated).not.toBe(text);
  const entry = (part: string) => `${part}msgid "Next"\nmsgstr "Naprzód"`;
  const marked = `#, fuzzy\nmsgctxt "${forms.next.id}"\n`;
  expect(translated).toContain(entry(marked));
  const returned = translated.replace(entry(marked), entry(`msgctxt "${forms.next.id}"\n`));
  const input = screen.getByLabelText('A translator’s file');
  await person.upload(input, new File(['<html>'], 'page.po'));
  let dialog = within(await screen.findByRole('dialog', { name: 'Polish from page.po' }));
  await dialog.findByText(/^This file cannot be read/);
  expect(dialog.queryByRole('button', { name: /^Save/ })).toBeNull();
  await person.click(dialog.getByRole('button', { name: 'Cancel' }));
  await person.upload(input, new File([returned], 'pl.po'));
  dialog = within(await screen.findByRole('dialog', { name: 'Polish from pl.po' }));
  await dialog.findByText(/^1 sentence will change: 1 as drafts\. \d+ in the file stay as they are\.$/);
  await person.click(dialog.getByRole('checkbox', { name: /^The translator has checked them/ }));
  await dialog.findByText(/^1 sentence will change: 1 checked\./);
  dialog.getByText('What changes (1)');
  const admin = await api.staff();
  const checked = async () => (await api.call('get', '/settings/languages/pl', { as: admin })).body.checked;
  expect(await checked()).toBe(0);
  await person.click(dialog.getByRole('button', { name: 'Save 1 sentence' }));
  await screen.findByText(/^1 of \d+ sentences are checked\./);
  expect([await checked(), screen.queryByRole('dialog')]).toEqual([1, null]);
});

test('a file is shown again before it is saved when a colleague has changed words meanwhile', async () => {
  const api = screenApi();
  const { person } = await openPortal(`${SECTION}&language=pl`, { api });
  const entry = (id: string, english: string, text: string) =>
    `\nmsgctxt "${id}"\nmsgid "${english}"\nmsgstr "${text}"\n`;
  const head = 'msgid ""\nmsgstr ""\n"Language: pl\\n"\n"Content-Type: text/plain; charset=utf-8\\n"\n';
  const file = head + entry(forms.next.id, 'Next', 'Naprzód') + entry(forms.send.id, 'Send', 'Wyślij');
  await person.upload(await screen.findByLabelText('A translator’s file'), new File([file], 'pl.po'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Polish from pl.po' }));
  await dialog.findByText(/^1 sentence will change: 1 as drafts\. 1 in the file/);
  const admin = await api.staff();
  const path = '/settings/languages/pl';
  const words = [{ id: forms.send.id, text: 'Nadaj', isChecked: true }];
  await api.call('put', `${path}/words`, { as: admin, json: { words } });
  await person.click(dialog.getByRole('button', { name: 'Save 1 sentence' }));
  await dialog.findByText(/^Somebody has changed words of this language meanwhile\./);
  await dialog.findByText(/^2 sentences will change: 2 as drafts\./);
  await dialog.findByText(/^Visitors read 1 sentence of those today\./);
  const textNow = async () =>
    (await api.call('get', path, { as: admin })).body.words.find(({ id }: { id: string }) => id === forms.send.id).text;
  expect(await textNow()).toBe('Nadaj');
  await person.click(dialog.getByRole('button', { name: 'Save 2 sentences' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Polish from pl.po' })).toBeNull());
  expect(await textNow()).toBe('Wyślij');
});
