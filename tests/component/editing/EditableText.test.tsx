import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeFirstContainers } from '#api/containers/first-containers.ts';
import { CONTENT_REQUIRED } from '#contract/containers/containers.ts';
import { aboutPlaces } from '#contract/places/about.ts';
import { editAddress } from '#contract/places/edit-address.ts';
import { EditableText } from '#site/editing/EditableText.tsx';
import { switchLanguages } from '../../support/languages.ts';
import { volunteer } from '../../support/portal.tsx';
import { addText } from '../../support/records.ts';
import { screenApi } from '../../support/screen-api.ts';
import { colleagueSaves, renderPart, textsIn } from './support.tsx';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

const SAVE = ['PUT', '/api/textcontainers/:id'] as const;
const STORY = 'It began with a raffle.';
const part = <EditableText of={aboutPlaces.texts['our-story']} fallback="The fallback text." />;

/** An API with a text of staff at the place. */
const withText = async () => {
  const api = screenApi();
  await addText(api, '/about', 'our-story', STORY);
  return api;
};
/** An API with what a start makes. */
const withFirstContainers = async () => {
  const api = screenApi();
  await makeFirstContainers(api.deps);
  return api;
};
const open = async () => renderPart(part, { api: await withText() });
type Rendered = Awaited<ReturnType<typeof renderPart>>;

const edit = async ({ person }: Rendered) => {
  await person.click(await screen.findByRole('button', { name: /^Edit/ }));
  return screen.findByRole<HTMLTextAreaElement>('textbox');
};
const retype = async (rendered: Rendered, text: string) => {
  const area = await edit(rendered);
  await rendered.person.clear(area);
  if (text) await rendered.person.type(area, text);
  return area;
};
const save = ({ person }: Rendered) => person.click(screen.getByRole('button', { name: 'Save' }));
const kept = ({ api }: Rendered) => textsIn(api).map(({ content }) => content);

test.each([
  ['a visitor', null],
  ['a volunteer', volunteer],
])('%s reads and cannot edit', async (_, as) => {
  await renderPart(part, { api: await withText(), as });
  await screen.findByText(STORY);
  expect(screen.queryByRole('button')).toBeNull();
});

test('Edit opens the text with its length; Save keeps it and shows it', async () => {
  const rendered = await open();
  const area = await edit(rendered);
  expect(area.value).toBe(STORY);
  expect(document.activeElement).toBe(area);
  expect(screen.getAllByText('23 characters')).toHaveLength(1);
  await rendered.person.type(area, ' And tea.');
  expect(screen.getAllByText('32 characters · unsaved')).toHaveLength(1);
  await save(rendered);
  await screen.findByText(`${STORY} And tea.`, { selector: 'p' });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(kept(rendered)).toEqual([`${STORY} And tea.`]);
});

test('what is edited is named in words of a person, and shown at the width of a phone while it is typed', async () => {
  const rendered = await open();
  await screen.findByRole('button', { name: 'Edit this text: About us, our story' });
  const area = await edit(rendered);
  expect(screen.getAllByText('Edit this text: About us, our story')).toHaveLength(1);
  expect(document.body.textContent).not.toContain('managed-text');
  await rendered.person.click(screen.getByRole('button', { name: 'On a phone' }));
  await rendered.person.type(area, ' And tea.');
  expect(within(screen.getByRole('region', { name: 'On a phone' })).getAllByText(`${STORY} And tea.`)).toHaveLength(1);
});

test('Cancel leaves everything as it was', async () => {
  const rendered = await open();
  await retype(rendered, 'Nothing.');
  await rendered.person.click(screen.getByRole('button', { name: 'Cancel' }));
  await screen.findByText(STORY, { selector: 'p' });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(kept(rendered)).toEqual([STORY]);
});

test('an empty text is not saved', async () => {
  const rendered = await open();
  const area = await retype(rendered, '');
  await save(rendered);
  expect(screen.getAllByText(CONTENT_REQUIRED)).toHaveLength(1);
  expect(rendered.line.made(...SAVE)).toHaveLength(0);
  await rendered.person.type(area, 'Something.');
  await save(rendered);
  await screen.findByText('Something.', { selector: 'p' });
  expect(screen.queryByText(CONTENT_REQUIRED)).toBeNull();
});

test('a missing container is offered, begins with the fallback, and opens at once', async () => {
  const rendered = await renderPart(part);
  await rendered.person.click(
    await screen.findByRole('button', { name: /^Create Container.*About us, our story, text$/ }),
  );
  const area = await screen.findByRole<HTMLTextAreaElement>('textbox');
  expect(area.value).toBe('The fallback text.');
  expect(textsIn(rendered.api)).toMatchObject([
    { tags: ['managed-text', 'about', 'our', 'story'], relativeUrl: '/about', content: 'The fallback text.' },
  ]);
});

test('a container in which nobody has written begins with the product’s words, opens at once and keeps them as a version', async () => {
  const rendered = await renderPart(part, { api: await withFirstContainers() });
  const area = await edit(rendered);
  expect(area.value).toBe('The fallback text.');
  await rendered.person.type(area, ' And mine.');
  await save(rendered);
  await screen.findByText('The fallback text. And mine.', { selector: 'p' });
  const versions = [{ content: expect.stringMatching(/^It began in 1976/) }];
  expect(textsIn(rendered.api)).toMatchObject([{ content: 'The fallback text. And mine.', revision: 2, versions }]);
});

test('what a colleague writes first in such a container is shown before it is replaced', async () => {
  const rendered = await renderPart(part, { api: await withFirstContainers() });
  await retype(rendered, 'Mine.');
  const found = rendered.api.call(
    'get',
    '/textcontainers/by-tags-and-url?tags=managed-text,about,our,story&relativeUrl=/about',
  );
  await colleagueSaves(rendered.api, 'Theirs.', 'Nuala Kehoe', (await found).body.id);
  await save(rendered);
  expect(within(await screen.findByRole('status')).getByText('Theirs.')).toBeTruthy();
});

test('a container that cannot be created is logged, with a quiet notice', async () => {
  const rendered = await renderPart(part);
  rendered.line.failNext('POST', '/api/textcontainers', 500);
  await rendered.person.click(
    await screen.findByRole('button', { name: /^Create Container.*About us, our story, text$/ }),
  );
  await screen.findByText('The container could not be created. Please try again.');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(console.warn).toHaveBeenCalledOnce();
  expect(textsIn(rendered.api)).toEqual([]);
});

test('a text that cannot be saved is logged, stays in the editor, and can be saved again', async () => {
  const rendered = await open();
  rendered.line.failNext(...SAVE, 500);
  const area = await retype(rendered, 'My long work');
  await save(rendered);
  await screen.findByText(/The text could not be saved/);
  expect(area.value).toBe('My long work');
  expect(console.warn).toHaveBeenCalledOnce();
  await save(rendered);
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  expect(screen.queryByText(/The text could not be saved/)).toBeNull();
  expect(kept(rendered)).toEqual(['My long work']);
});

test('when a colleague saved meanwhile, both texts are shown and one is chosen', async () => {
  const rendered = await open();
  const area = await retype(rendered, 'Mine.');
  await colleagueSaves(rendered.api, 'Theirs.');
  await save(rendered);
  const notice = within(await screen.findByRole('status'));
  expect(notice.getAllByText('Theirs.')).toHaveLength(1);
  expect(area.value).toBe('Mine.');
  expect(kept(rendered)).toEqual(['Theirs.']);
  await rendered.person.click(notice.getByRole('button', { name: 'Save mine instead' }));
  await screen.findByText('Mine.', { selector: 'p' });
  expect(screen.queryByText('Theirs.')).toBeNull();
  expect(kept(rendered)).toEqual(['Mine.']);
});

test('keeping the colleague’s text shows theirs', async () => {
  const rendered = await open();
  await retype(rendered, 'Mine.');
  await colleagueSaves(rendered.api, 'Theirs.');
  await save(rendered);
  await rendered.person.click(await screen.findByRole('button', { name: 'Keep theirs' }));
  await screen.findByText('Theirs.', { selector: 'p' });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(kept(rendered)).toEqual(['Theirs.']);
});

test('what was being written survives the end of the session', async () => {
  const rendered = await open();
  const area = await retype(rendered, 'Half a sentence');
  await act(() => rendered.platform.session.signOut());
  expect(area.value).toBe('Half a sentence');
  expect(screen.getAllByText(/You are signed out/)).toHaveLength(1);
  await act(() => rendered.signIn());
  expect(screen.queryByText(/You are signed out/)).toBeNull();
  await save(rendered);
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  expect(kept(rendered)).toEqual(['Half a sentence']);
  expect(screen.getAllByText('Half a sentence')).toHaveLength(1);
});

test('an address that asks for the text opens its editor', async () => {
  window.history.replaceState(null, '', editAddress(aboutPlaces.texts['our-story']));
  await open();
  const area = await screen.findByRole<HTMLTextAreaElement>('textbox');
  expect(area.value).toBe(STORY);
  expect(document.activeElement).toBe(area);
});

test('an address that asks for a text that nobody has written leads to the button that makes it', async () => {
  window.history.replaceState(null, '', editAddress(aboutPlaces.texts['our-story']));
  await renderPart(part);
  const create = await screen.findByRole('button', { name: /^Create Container.*About us, our story, text$/ });
  expect(document.activeElement).toBe(create);
});

test('an address that asks for another place opens nothing', async () => {
  window.history.replaceState(null, '', editAddress({ kind: 'text', relativeUrl: '/about', key: 'our' }));
  await open();
  await screen.findByRole('button', { name: /^Edit/ });
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('an address that asks for a text opens nothing to a visitor', async () => {
  window.history.replaceState(null, '', editAddress(aboutPlaces.texts['our-story']));
  await renderPart(part, { api: await withText(), as: null });
  await screen.findByText(STORY);
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('on a page in another language its text begins with the English one, and is made when it is saved', async () => {
  const rendered = await renderPart(part, { api: await withText(), language: 'pl' });
  await rendered.person.click(await screen.findByRole('button', { name: /^Translate/ }));
  const area = await screen.findByRole<HTMLTextAreaElement>('textbox', {
    name: 'Text: About us, our story, in Polish',
  });
  expect([area.value, area.lang]).toEqual([STORY, 'pl']);
  expect(screen.getByText('In English').closest('[lang]')?.getAttribute('lang')).toBe('en-IE');
  await save(rendered);
  expect(kept(rendered)).toEqual([STORY]);
  await rendered.person.click(await screen.findByRole('button', { name: /^Translate/ }));
  const opened = await screen.findByRole('textbox');
  await rendered.person.clear(opened);
  await rendered.person.type(opened, 'Zaczęło się od loterii.');
  await save(rendered);
  await screen.findByText('Zaczęło się od loterii.', { selector: 'p' });
  expect(screen.queryByText(STORY)).toBeNull();
  const both = textsIn(rendered.api).map(({ content, language }) => [content, language]);
  expect(both).toEqual([
    [STORY, undefined],
    ['Zaczęło się od loterii.', 'pl'],
  ]);
  await screen.findByRole('button', { name: 'Edit this text: About us, our story, in Polish' });
});

test('a translation that a colleague has made meanwhile is shown before it is overwritten', async () => {
  const api = await withText();
  await switchLanguages(api.deps, { pl: true });
  const rendered = await renderPart(part, { api, language: 'pl' });
  await rendered.person.click(await screen.findByRole('button', { name: /^Translate/ }));
  await addText(api, '/about', 'our-story', 'Ich tekst.', 'pl');
  await rendered.person.type(await screen.findByRole('textbox'), ' Mój.');
  await save(rendered);
  await screen.findByText('Ich tekst.', { selector: 'blockquote' });
  await rendered.person.click(screen.getByRole('button', { name: 'Save mine instead' }));
  await waitFor(() => expect(kept(rendered)).toEqual([STORY, `${STORY} Mój.`]));
});
