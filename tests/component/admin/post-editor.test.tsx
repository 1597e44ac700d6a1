import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SLUG_MESSAGE, TITLE_REQUIRED } from '#contract/blogs/blogs.ts';
import { ALT_TEXT_REQUIRED } from '#contract/containers/containers.ts';
import type { StoredPerson } from '#contract/people/people.ts';
import { AUTOSAVE_MS } from '#site/admin/publish/blogs/useAutosave.ts';
import { storeStaffDraft } from '#site/client/staff-drafts.ts';
import { addPerson } from '../../support/people.ts';
import { openPortal } from '../../support/portal.tsx';
import { addPost, addPublishedPost, made } from '../../support/records.ts';
import { type ScreenApi, screenApi } from '../../support/screen-api.ts';
import { formOf, photo, pngFile } from '../../support/submissions.ts';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const CREATE = ['POST', '/api/blogs'] as const;
const SAVE = ['PUT', '/api/blogs/:id'] as const;
const TAKEN = 'Another post already has this address. Please choose another.';

/** What the server keeps of the posts, in the order in which they were begun. */
const postsIn = (api: ScreenApi) => [...api.deps.store.data.posts.all()];

/** Somebody who writes Markdown: what is typed into the field that shows the text is tested in browsers. */
const open = async (address: string, api = screenApi(), known?: StoredPerson) => {
  const me = known ?? (await addPerson(api.deps, {}));
  await api.deps.store.change((draft) => draft.preferences.put({ id: me.id, writesMarkdown: true }));
  const portal = await openPortal(address, { api, as: me });
  await screen.findByRole('heading', { level: 1 });
  if (!address.endsWith('xx')) await screen.findByLabelText('Text, in Markdown');
  return { ...portal, posts: () => postsIn(api) };
};

/** The editor of a colleague's draft about the van. */
const openVan = async (fields: Record<string, unknown> = {}) => {
  const api = screenApi();
  const { id } = await addPost(api, { title: 'The van', body: 'It is green.', ...fields });
  const van = () => api.deps.store.data.posts.get(id);
  const colleague = await api.staff('Administrator', 'Nuala Kehoe');
  const colleagueSaves = async (text: string) =>
    made(
      await api.call('put', `/blogs/${id}`, { as: colleague, json: { title: 'The van', slug: 'the-van', body: text } }),
    );
  return { ...(await open(`/admin/blogs/${id}`, api)), id, van, colleague, colleagueSaves };
};

const title = () => screen.findByLabelText<HTMLTextAreaElement>('Title');
const body = () => screen.getByLabelText<HTMLTextAreaElement>('Text, in Markdown');
const wait = (milliseconds = AUTOSAVE_MS + 100) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const state = () => document.querySelector('.head [role="status"]')?.textContent;

test('who else has the post open is said as soon as it is opened, before anything is saved', async () => {
  const api = screenApi();
  const { id } = await addPost(api, { title: 'The van', body: 'It is green.' });
  made(await api.call('post', `/blogs/${id}/hold`, { as: await api.staff('Editor', 'Nuala Kehoe') }));
  const { person } = await open(`/admin/blogs/${id}`, api);
  await screen.findByText('Nuala Kehoe has this open.');
  screen.getByText('Please talk to each other before you write.');
  await person.type(body(), ' Or blue.');
  screen.getByText('Nuala Kehoe has this open.');
});

test('the title is typed in one field, whether the text below it is there or still being loaded', async () => {
  const api = screenApi();
  const me = await addPerson(api.deps, {});
  await api.deps.store.change((draft) => draft.preferences.put({ id: me.id, writesMarkdown: true }));
  const held = api.line.holdNext('GET', '/api/preferences');
  const { person } = await openPortal('/admin/blogs/new', { api, as: me });
  const field = await title();
  await held.sent;
  screen.getByText('Loading the writing field');
  await person.type(field, 'The van');
  held.release();
  await screen.findByLabelText('Text, in Markdown');
  expect(document.activeElement).toBe(field);
  await person.keyboard(' drives');
  expect(await title()).toBe(field);
  expect(field.value).toBe('The van drives');
});

test('a new post begins with its first saving, and the same editor stays open at its own address', async () => {
  const { person, router, posts } = await open('/admin/blogs/new');
  const field = await title();
  await person.type(field, 'Lá oscailte i gClane');
  expect(screen.getByLabelText('Address')).toHaveProperty('value', 'la-oscailte-i-gclane');
  expect(state()).toBe('not saved yet');
  await wait();
  await waitFor(() => expect(posts()[0]?.title).toBe('Lá oscailte i gClane'));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/admin/blogs/${posts()[0]?.id}`));
  expect(document.activeElement).toBe(field);
  expect(state()).toMatch(/^saved \d\d:\d\d$/);
  await person.type(field, ' 2027');
  await wait();
  await waitFor(() => expect(posts()[0]?.title).toBe('Lá oscailte i gClane 2027'));
  expect(posts()).toHaveLength(1);
  expect(posts()[0]?.slug).toBe('la-oscailte-i-gclane-2027');
});

test('without a title nothing is sent, and that is said', async () => {
  const { person, line } = await open('/admin/blogs/new');
  await title();
  await person.type(body(), 'Some words.');
  await wait();
  expect(state()).toBe('give the post a title to save it');
  expect(line.made(...CREATE)).toHaveLength(0);
  await person.click(screen.getByRole('button', { name: 'Publish' }));
  expect(screen.getAllByText(TITLE_REQUIRED)).toHaveLength(1);
});

test('an address made from the title gets a number where it is taken', async () => {
  const api = screenApi();
  await addPost(api, { title: 'Open day' });
  const { person, posts } = await open('/admin/blogs/new', api);
  await person.type(await title(), 'Open day');
  await wait();
  await waitFor(() => expect(posts().map(({ slug }) => slug)).toEqual(['open-day', 'open-day-2']));
  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveProperty('value', 'open-day-2'));
});

test('an own address is checked, and the server’s refusal stands at the field', async () => {
  const { person, api, van } = await openVan();
  await addPost(api, { title: 'Other', slug: 'taken' });
  await title();
  const address = screen.getByLabelText('Address');
  await person.clear(address);
  await person.type(address, 'Not Good');
  await wait();
  expect(screen.getAllByText(SLUG_MESSAGE)).toHaveLength(1);
  await person.clear(address);
  await person.type(address, 'taken');
  await wait();
  await screen.findByText(TAKEN);
  expect(address.getAttribute('aria-invalid')).toBe('true');
  await person.clear(address);
  await person.type(address, 'our-van');
  await wait();
  await waitFor(() => expect(van()?.slug).toBe('our-van'));
  expect(screen.queryByText(TAKEN)).toBeNull();
});

test('a failed saving says so, keeps a draft on the device, and is tried again', async () => {
  const { person, line, id, van } = await openVan();
  const repair = line.failAll(...SAVE, 503);
  await title();
  await person.type(body(), ' And fast.');
  await wait();
  await screen.findByText(/cannot read or store files .* What you wrote is kept on this device\./);
  expect(state()).toBe('not saved');
  expect(localStorage.getItem(`portal.typed.post.${id}`)).toContain('And fast.');
  repair();
  await wait(10_100);
  await waitFor(() => expect(van()?.body).toBe('It is green. And fast.'));
  await waitFor(() => expect(localStorage.getItem(`portal.typed.post.${id}`)).toBeNull());
  expect(screen.queryByText(/What you wrote is kept on this device/)).toBeNull();
});

test('what a device kept is offered after a crash', async () => {
  const api = screenApi();
  const { id } = await addPost(api, { title: 'The van', body: 'It is green.' });
  const kept = { title: 'The van', slug: 'the-van', excerpt: '', body: 'Words that were never sent.', coverAlt: '' };
  const me = await addPerson(api.deps, {});
  storeStaffDraft(`post.${id}`, me.id, { ...kept, at: '2026-11-20T10:00:00.000Z' }, 'durable');
  const { person } = await open(`/admin/blogs/${id}`, api, me);
  await screen.findByText(/kept a draft from 20 November 2026, 10:00/);
  await person.click(screen.getByRole('button', { name: 'Restore it' }));
  expect(body().value).toBe('Words that were never sent.');
  expect(screen.queryByText(/kept a draft from/)).toBeNull();
});

test('a colleague’s saving is never overwritten unseen: both texts are shown, and one is chosen', async () => {
  const { person, van, colleagueSaves } = await openVan();
  await title();
  await person.type(body(), ' Mine.');
  await colleagueSaves('It is blue.');
  await wait();
  await screen.findByText(/^Nuala Kehoe saved this post at/);
  expect(screen.getAllByText('It is blue.')).toHaveLength(1);
  expect(body().value).toBe('It is green. Mine.');
  await wait();
  expect(van()?.body).toBe('It is blue.');
  await person.click(screen.getByRole('button', { name: 'Save mine instead' }));
  await waitFor(() => expect(van()?.body).toBe('It is green. Mine.'));
  await waitFor(() => expect(screen.queryByText('It is blue.')).toBeNull());
});

test('keeping a colleague’s text shows theirs', async () => {
  const { person, van, colleagueSaves } = await openVan();
  await title();
  await person.type(body(), ' Mine.');
  await colleagueSaves('It is blue.');
  await wait();
  await person.click(await screen.findByRole('button', { name: 'Keep theirs' }));
  expect(body().value).toBe('It is blue.');
  expect(state()).toBe('saved');
  expect(screen.queryByText(/^Nuala Kehoe saved this post at/)).toBeNull();
  expect(van()?.body).toBe('It is blue.');
});

test('a post is published at once, with everything that is written', async () => {
  const { person, api, van } = await openVan();
  await title();
  await person.type(body(), ' And fast.');
  await person.click(screen.getByRole('button', { name: 'Publish' }));
  await screen.findByText('The post is on the website.');
  expect(van()).toMatchObject({ status: 'published', body: 'It is green. And fast.' });
  expect((await api.get('/blogs/the-van')).body.html).toContain('It is green. And fast.');
  await screen.findByRole('button', { name: 'Update' });
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
});

test('a new post is written and published in one go, and keeps its address afterwards', async () => {
  const { person } = await open('/admin/blogs/new');
  await person.type(await title(), 'Open day');
  await person.type(body(), 'Come in.');
  await person.click(screen.getByRole('button', { name: 'Publish' }));
  await screen.findByText('The post is on the website.');
  expect(screen.getByLabelText('Address')).toHaveProperty('value', 'open-day');
  expect(state()).toMatch(/^saved/);
  await person.type(await title(), ' in Clane');
  expect(screen.getByLabelText('Address')).toHaveProperty('value', 'open-day');
});

test('a post is scheduled in Irish time, and taken out of the schedule', async () => {
  const { person, line, van } = await openVan();
  await title();
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2037-07-01' } });
  await person.click(screen.getByRole('button', { name: 'Publish' }));
  await screen.findByText('Please choose both a date and a time, or neither.');
  fireEvent.change(screen.getByLabelText('Time'), { target: { value: '09:00' } });
  await person.click(screen.getByRole('button', { name: 'Schedule' }));
  await screen.findByText('The post is scheduled.');
  expect(van()).toMatchObject({ status: 'published', publishedAt: '2037-07-01T08:00:00.000Z' });
  await person.click(await screen.findByRole('button', { name: 'Update' }));
  await waitFor(() => expect(line.made('POST', '/api/blogs/:id/publish')).toHaveLength(2));
  expect(van()?.publishedAt).toBe('2037-07-01T08:00:00.000Z');
  await person.click(await screen.findByRole('button', { name: 'Unpublish' }));
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Unpublish' }));
  await waitFor(() => expect(van()?.status).toBe('draft'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a scheduled post is not changed by autosave, until Update is pressed', async () => {
  const { person, van } = await openVan();
  await title();
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2037-07-01' } });
  fireEvent.change(screen.getByLabelText('Time'), { target: { value: '09:00' } });
  await person.click(screen.getByRole('button', { name: 'Schedule' }));
  await screen.findByText('The post is scheduled.');
  await person.type(body(), ' And half a sen');
  await wait();
  expect(van()?.body).toBe('It is green.');
  expect(state()).toBe('changes are not in the schedule yet');
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(van()?.body).toBe('It is green. And half a sen'));
  expect(van()).toMatchObject({ status: 'published', publishedAt: '2037-07-01T08:00:00.000Z' });
});

test('what is missing for publishing is named at its field', async () => {
  const { person, van } = await openVan({ body: '' });
  await title();
  await person.click(screen.getByRole('button', { name: 'Publish' }));
  await screen.findByText('Please write the text of the post before you publish it.');
  expect(body().getAttribute('aria-invalid')).toBe('true');
  expect(van()?.status).toBe('draft');
});

test('a post on the website is not changed by half a sentence: only Update saves it, and it keeps its date', async () => {
  const api = screenApi();
  const published = await addPublishedPost(api, { title: 'The van', body: 'It is green.' }, '2026-11-02T09:00:00.000Z');
  const { person, line, posts } = await open(`/admin/blogs/${published.id}`, api);
  await title();
  await person.type(body(), ' And');
  await wait();
  expect(state()).toBe('changes are not on the website yet');
  expect(line.made(...SAVE)).toHaveLength(0);
  await person.click(screen.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(posts()[0]?.body).toBe('It is green. And'));
  expect(posts()[0]).toMatchObject({ status: 'published', publishedAt: published.publishedAt });
});

test('leaving with unsaved words is asked about; the browser asks, too', async () => {
  const { person } = await openVan();
  await title();
  await person.type(body(), ' And');
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  await person.click(screen.getByRole('link', { name: 'Blogs' }));
  const question = within(await screen.findByRole('alertdialog'));
  await person.click(question.getByRole('button', { name: 'Stay here' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(body().value).toBe('It is green. And');
  await person.click(screen.getByRole('link', { name: 'Blogs' }));
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
  await screen.findByRole('heading', { name: 'Blogs', level: 1 });
});

test('the cover is uploaded with its words, and removed', async () => {
  const { person, van, api } = await openVan();
  await title();
  await person.upload(screen.getByLabelText('Cover picture'), new File(['x'], 'van.gif', { type: 'image/gif' }));
  expect(screen.queryByLabelText('Alternative text')).toBeNull();
  await person.upload(screen.getByLabelText('Cover picture'), photo('van.png', { type: 'image/png' }));
  await person.type(await screen.findByLabelText('Alternative text'), 'A green van');
  await wait();
  await waitFor(() => expect(van()).toMatchObject({ coverAlt: 'A green van', cover: { width: 640, height: 480 } }));
  await person.click(screen.getByRole('button', { name: 'Remove the cover' }));
  await waitFor(() => expect(van()?.cover).toBeNull());
  await waitFor(() => expect(screen.queryByLabelText('Alternative text')).toBeNull());
  expect(await api.deps.images.list()).toEqual([]);
});

test('a new post needs its title before its cover', async () => {
  const { person, line } = await open('/admin/blogs/new');
  await title();
  await person.upload(screen.getByLabelText('Cover picture'), photo('van.png', { type: 'image/png' }));
  await screen.findByText(TITLE_REQUIRED);
  expect(line.calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('the tools change the text, by pointer and by keyboard', async () => {
  const { person } = await openVan({ body: 'green' });
  await title();
  body().setSelectionRange(0, 5);
  await person.click(screen.getByRole('button', { name: 'Bold' }));
  expect(body().value).toBe('**green**');
  await person.click(body());
  body().setSelectionRange(2, 7);
  await person.keyboard('{Control>}b{/Control}');
  expect(body().value).toBe('green');
  const tools = screen.getByRole('toolbar');
  within(tools).getByRole('button', { name: 'Heading' }).focus();
  await person.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toBe(within(tools).getByRole('button', { name: 'Italic' }));
});

test('a picture of the library is put into the text once it is said what it shows', async () => {
  const { person, api, colleague } = await openVan({ body: 'one\n\ntwo' });
  const form = formOf({ image: pngFile(960, 640), altText: '' });
  const quay = made(await api.call('post', '/media', { as: colleague, form }));
  const lamp = formOf({ image: pngFile(640, 480), altText: 'A lamp in the window' });
  made(await api.call('post', '/media', { as: colleague, form: lamp }));
  await title();
  body().setSelectionRange(3, 3);
  await person.click(screen.getByRole('button', { name: 'Picture' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Put a picture in' }));
  const put = dialog.getByRole('button', { name: 'Put it in' });
  expect(put).toHaveProperty('disabled', true);
  await person.click(await dialog.findByRole('button', { name: /^Picture without a description/ }));
  await person.click(put);
  await dialog.findByText(ALT_TEXT_REQUIRED);
  const words = dialog.getByLabelText<HTMLInputElement>('Alternative text');
  await person.type(words, 'The bridge');
  await person.click(dialog.getByRole('button', { name: /^A lamp in the window/ }));
  expect(words.value).toBe('A lamp in the window');
  await person.click(dialog.getByRole('button', { name: /^Picture without a description/ }));
  await person.type(words, 'The quay');
  await person.click(put);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(body().value).toBe(`one\n\n![The quay](${quay.url})\n\ntwo`);
});

test('the preview is rendered by the server', async () => {
  const { person } = await openVan({ body: 'It is **green**.' });
  await title();
  await person.click(screen.getByRole('button', { name: 'Preview' }));
  expect((await screen.findByLabelText('Preview')).querySelector('strong')?.textContent).toBe('green');
  await person.click(screen.getByRole('button', { name: 'Write' }));
  expect(body().value).toBe('It is **green**.');
  expect(screen.queryByLabelText('Preview')).toBeNull();
});

test('a post that is gone says so', async () => {
  await open(`/admin/blogs/${'x'.repeat(22)}`);
  await screen.findByRole('heading', { name: 'No such post' });
});
