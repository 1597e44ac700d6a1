import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SLUG_MESSAGE, type StaffPost, TITLE_REQUIRED } from '#contract/blogs.ts';
import { AUTOSAVE_MS } from '#site/admin/blogs/useAutosave.ts';
import { openPortal } from '../../support/admin-app.tsx';
import { type FakeRoutes, refused } from '../../support/fake-platform.ts';
import { idOf } from '../../support/staff-data.ts';
import { blogRoutes, post, TAKEN } from '../../support/staff-posts.ts';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const VAN = idOf('van');
const van = (details: Partial<StaffPost> = {}) =>
  post({ id: VAN, title: 'The van', slug: 'the-van', body: 'It is green.', ...details });

const open = (posts: StaffPost[], address = `/admin/blogs/${VAN}`, routes: FakeRoutes = {}) =>
  openPortal(address, { routes: { ...blogRoutes(posts), ...routes } });

const title = () => screen.findByLabelText<HTMLTextAreaElement>('Title');
const body = () => screen.getByLabelText<HTMLTextAreaElement>('Text, in Markdown');
const wait = (milliseconds = AUTOSAVE_MS + 100) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const state = () => document.querySelector('.head [role="status"]')?.textContent;

test('a new post begins with its first saving, and the same editor stays open at its own address', async () => {
  const posts: StaffPost[] = [];
  const { person, router } = open(posts, '/admin/blogs/new');
  const field = await title();
  await person.type(field, 'Lá oscailte i gClane');
  expect(screen.getByLabelText('Address')).toHaveProperty('value', 'la-oscailte-i-gclane');
  expect(state()).toBe('not saved yet');
  await wait();
  await waitFor(() => expect(posts[0]?.title).toBe('Lá oscailte i gClane'));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/admin/blogs/${posts[0]?.id}`));
  expect(document.activeElement).toBe(field);
  expect(state()).toMatch(/^saved \d\d:\d\d$/);
  await person.type(field, ' 2027');
  await wait();
  await waitFor(() => expect(posts[0]?.title).toBe('Lá oscailte i gClane 2027'));
  expect(posts).toHaveLength(1);
  expect(posts[0]?.slug).toBe('la-oscailte-i-gclane-2027');
});

test('without a title nothing is sent, and that is said', async () => {
  const { person, platform } = open([], '/admin/blogs/new');
  await title();
  await person.type(body(), 'Some words.');
  await wait();
  expect(state()).toBe('give the post a title to save it');
  expect(platform.made('POST /blogs')).toHaveLength(0);
  await person.click(screen.getByRole('button', { name: 'Publish' }));
  expect(screen.getByText(TITLE_REQUIRED)).toBeDefined();
});

test('an address made from the title gets a number where it is taken', async () => {
  const posts = [post({ id: idOf('other'), slug: 'open-day', title: 'Open day' })];
  const { person } = open(posts, '/admin/blogs/new');
  await person.type(await title(), 'Open day');
  await wait();
  await waitFor(() => expect(posts[1]?.slug).toBe('open-day-2'));
  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveProperty('value', 'open-day-2'));
});

test('an own address is checked, and the server’s refusal stands at the field', async () => {
  const posts = [van(), post({ id: idOf('other'), slug: 'taken', title: 'Other' })];
  const { person } = open(posts);
  await title();
  const address = screen.getByLabelText('Address');
  await person.clear(address);
  await person.type(address, 'Not Good');
  await wait();
  expect(screen.getByText(SLUG_MESSAGE)).toBeDefined();
  await person.clear(address);
  await person.type(address, 'taken');
  await wait();
  await screen.findByText(TAKEN);
  expect(address.getAttribute('aria-invalid')).toBe('true');
  await person.clear(address);
  await person.type(address, 'our-van');
  await wait();
  await waitFor(() => expect(posts[0]?.slug).toBe('our-van'));
});

test('a failed saving says so, keeps a draft on the device, and is tried again', async () => {
  const posts = [van()];
  let broken = true;
  const routes = blogRoutes(posts);
  const { person } = open(posts, undefined, {
    'PUT /blogs/:id': (call) =>
      broken ? refused(503, 'unavailable', 'The disk is full.') : routes['PUT /blogs/:id']?.(call),
  });
  await title();
  await person.type(body(), ' And fast.');
  await wait();
  await screen.findByText(/The disk is full\. What you wrote is kept on this device\./);
  expect(state()).toBe('not saved');
  expect(localStorage.getItem(`portal.post.${VAN}`)).toContain('And fast.');
  broken = false;
  await wait(10_100);
  await waitFor(() => expect(posts[0]?.body).toBe('It is green. And fast.'));
  await waitFor(() => expect(localStorage.getItem(`portal.post.${VAN}`)).toBeNull());
});

test('what a device kept is offered after a crash', async () => {
  const kept = { title: 'The van', slug: 'the-van', excerpt: '', body: 'Words that were never sent.', coverAlt: '' };
  localStorage.setItem(`portal.post.${VAN}`, JSON.stringify({ ...kept, at: '2026-11-20T10:00:00.000Z' }));
  const { person } = open([van()]);
  await screen.findByText(/kept a draft from 20 November 2026, 10:00/);
  await person.click(screen.getByRole('button', { name: 'Restore it' }));
  expect(body().value).toBe('Words that were never sent.');
});

test('a colleague’s saving is never overwritten unseen: both texts are shown, and one is chosen', async () => {
  const posts = [van()];
  const { person } = open(posts);
  await title();
  await person.type(body(), ' Mine.');
  posts[0] = van({ body: 'It is blue.', revision: 2 });
  await wait();
  await screen.findByText(/^A colleague saved this post at/);
  expect(screen.getByText('It is blue.')).toBeDefined();
  expect(body().value).toBe('It is green. Mine.');
  await wait();
  expect(posts[0]?.body).toBe('It is blue.');
  await person.click(screen.getByRole('button', { name: 'Save mine instead' }));
  await waitFor(() => expect(posts[0]?.body).toBe('It is green. Mine.'));
  await waitFor(() => expect(screen.queryByText('It is blue.')).toBeNull());
});

test('keeping a colleague’s text shows theirs', async () => {
  const posts = [van()];
  const { person } = open(posts);
  await title();
  await person.type(body(), ' Mine.');
  posts[0] = van({ body: 'It is blue.', revision: 2 });
  await wait();
  await person.click(await screen.findByRole('button', { name: 'Keep theirs' }));
  expect(body().value).toBe('It is blue.');
  expect(state()).toBe('saved');
});

test('a post is published at once, with everything that is written', async () => {
  const posts = [van()];
  const { person } = open(posts);
  await title();
  await person.type(body(), ' And fast.');
  await person.click(screen.getByRole('button', { name: 'Publish' }));
  await screen.findByText('The post is on the website.');
  expect(posts[0]).toMatchObject({ state: 'published', body: 'It is green. And fast.' });
  expect(screen.getByRole('button', { name: 'Update' })).toBeDefined();
});

test('a new post is written and published in one go, and keeps its address afterwards', async () => {
  const posts: StaffPost[] = [];
  const { person } = open(posts, '/admin/blogs/new');
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
  const posts = [van()];
  const { person, platform } = open(posts);
  await title();
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2037-07-01' } });
  await person.click(screen.getByRole('button', { name: 'Publish' }));
  await screen.findByText('Please choose both a date and a time, or neither.');
  fireEvent.change(screen.getByLabelText('Time'), { target: { value: '09:00' } });
  await person.click(screen.getByRole('button', { name: 'Schedule' }));
  await screen.findByText('The post is scheduled.');
  expect(platform.made('POST /blogs/:id/publish').at(-1)?.body).toEqual({ publishAt: '2037-07-01T08:00:00.000Z' });
  await person.click(screen.getByRole('button', { name: 'Schedule' }));
  await waitFor(() => expect(platform.made('POST /blogs/:id/publish')).toHaveLength(2));
  expect(platform.made('POST /blogs/:id/publish').at(-1)?.body).toEqual({ publishAt: '2037-07-01T08:00:00.000Z' });
  await person.click(screen.getByRole('button', { name: 'Unpublish' }));
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Unpublish' }));
  await waitFor(() => expect(posts[0]?.state).toBe('draft'));
});

test('what is missing for publishing is named at its field', async () => {
  const { person } = open([van({ body: '' })]);
  await title();
  await person.click(screen.getByRole('button', { name: 'Publish' }));
  await screen.findByText('Please write the text.');
  expect(body().getAttribute('aria-invalid')).toBe('true');
});

test('a post on the website is not changed by half a sentence: only Update saves it, and it keeps its date', async () => {
  const posts = [van({ state: 'published', publishedAt: '2026-11-02T09:00:00.000Z' })];
  const { person, platform } = open(posts);
  await title();
  await person.type(body(), ' And');
  await wait();
  expect(state()).toBe('changes are not on the website yet');
  expect(platform.made('PUT /blogs/:id')).toHaveLength(0);
  await person.click(screen.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(posts[0]?.body).toBe('It is green. And'));
  expect(platform.made('POST /blogs/:id/publish').at(-1)?.body).toEqual({ publishAt: null });
});

test('leaving with unsaved words is asked about; the browser asks, too', async () => {
  const { person } = open([van()]);
  await title();
  await person.type(body(), ' And');
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  await person.click(screen.getByRole('link', { name: 'Blogs' }));
  const question = within(await screen.findByRole('alertdialog'));
  await person.click(question.getByRole('button', { name: 'Stay here' }));
  expect(body().value).toBe('It is green. And');
  await person.click(screen.getByRole('link', { name: 'Blogs' }));
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
  await screen.findByRole('heading', { name: 'Blogs', level: 1 });
});

test('the cover is uploaded with its words, replaced and removed', async () => {
  const posts = [van()];
  const { person } = open(posts);
  await title();
  await person.upload(screen.getByLabelText('Cover picture'), new File(['x'], 'van.gif', { type: 'image/gif' }));
  expect(screen.queryByLabelText('Alternative text')).toBeNull();
  await person.upload(screen.getByLabelText('Cover picture'), new File(['x'], 'van.png', { type: 'image/png' }));
  await person.type(await screen.findByLabelText('Alternative text'), 'A green van');
  await wait();
  await waitFor(() => expect(posts[0]?.coverAlt).toBe('A green van'));
  await person.click(screen.getByRole('button', { name: 'Remove the cover' }));
  await waitFor(() => expect(posts[0]?.coverUrl).toBeNull());
  await waitFor(() => expect(screen.queryByLabelText('Alternative text')).toBeNull());
});

test('a new post needs its title before its cover', async () => {
  const { person, platform } = open([], '/admin/blogs/new');
  await title();
  await person.upload(screen.getByLabelText('Cover picture'), new File(['x'], 'van.png', { type: 'image/png' }));
  await screen.findByText(TITLE_REQUIRED);
  expect(platform.calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('the tools change the text, by pointer and by keyboard', async () => {
  const { person } = open([van({ body: 'green' })]);
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
  const quay = { id: idOf('quay'), url: `/api/media/${idOf('quay')}/960x640.webp`, width: 960, height: 640 };
  const item = {
    ...quay,
    altText: '',
    missingAlt: true,
    inLibrary: true,
    usedIn: [],
    updatedAt: new Date().toISOString(),
  };
  const { person } = open([van({ body: 'one\n\ntwo' })], undefined, {
    'GET /media': () => ({ items: [item], total: 1 }),
  });
  await title();
  body().setSelectionRange(3, 3);
  await person.click(screen.getByRole('button', { name: 'Picture' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Put a picture in' }));
  const put = dialog.getByRole('button', { name: 'Put it in' });
  expect(put).toHaveProperty('disabled', true);
  await person.click(await dialog.findByRole('button', { name: /^Picture without a description/ }));
  await person.click(put);
  await dialog.findByText('Please say what the picture shows, for people who cannot see it.');
  await person.type(dialog.getByLabelText('Alternative text'), 'The quay');
  await person.click(put);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(body().value).toBe(`one\n\n![The quay](${quay.url})\n\ntwo`);
});

test('the preview is rendered by the server', async () => {
  const { person } = open([van()]);
  await title();
  await person.click(screen.getByRole('button', { name: 'Preview' }));
  expect((await screen.findByLabelText('Preview')).textContent).toBe('Rendered: It is green.');
  await person.click(screen.getByRole('button', { name: 'Write' }));
  expect(body()).toBeDefined();
});

test('a post that is gone says so', async () => {
  open([]);
  await screen.findByRole('heading', { name: 'No such post' });
});
