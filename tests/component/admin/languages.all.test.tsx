import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { defaultSettings } from '#contract/settings/default-settings.ts';
import { site } from '#contract/words/site.ts';
import { openPortal } from '../../support/portal.tsx';
import { screenApi } from '../../support/screen-api.ts';

afterEach(cleanup);

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
  await person.type(field, 'Usuń stąd {{file}');
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
  await person.click(within(row as HTMLElement).getByRole('button', { name: 'Show the sentences of Menu and footer' }));
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
