import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPortal } from '../../support/portal.tsx';
import { addPost, addPublishedPost, made } from '../../support/records.ts';
import { screenApi } from '../../support/screen-api.ts';

/** A draft, a post that appears on 4 January, and one that has been on the website since 2 November. */
const withThree = async () => {
  const api = screenApi();
  await addPublishedPost(api, { title: 'Winter coats' }, '2026-11-02T09:00:00.000Z');
  const { id } = await addPost(api, { title: 'Tea at ten' });
  const json = { publishAt: '2027-01-04T09:00:00.000Z' };
  made(await api.call('post', `/blogs/${id}/publish`, { as: await api.staff(), json }));
  await addPost(api, { title: 'The van on Charlton Hill', body: 'A **green** van.' });
  return api;
};
const openThree = async (address = '/admin/blogs') => openPortal(address, { api: await withThree() });
type Portal = Awaited<ReturnType<typeof openPortal>>;

const titles = ({ api }: Portal) => [...api.deps.store.data.posts.all()].map(({ title }) => title).toSorted();
const stateOf = ({ api }: Portal, wanted: string) =>
  [...api.deps.store.data.posts.all()].find(({ title }) => title === wanted)?.status;
/** Presses a button of the list and answers the question that follows. */
const agree = async ({ person }: Portal, step: string, answer: string) => {
  await person.click(await screen.findByRole('button', { name: step }));
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: answer }));
  await waitFor(() => expect(screen.queryByRole('button', { name: answer })).toBeNull());
};

test('the list shows every post with its author, date and state, and the tabs how many there are', async () => {
  await openThree();
  const row = (await screen.findByRole('link', { name: 'The van on Charlton Hill' })).closest('li') as HTMLElement;
  expect(row.textContent).toContain('Nuala Kehoe');
  expect(within(row).getAllByText('Draft')).toHaveLength(1);
  expect(screen.getAllByText(/appears 4 January 2027, 09:00/)).toHaveLength(1);
  expect(screen.getAllByText(/2 November 2026/)).toHaveLength(1);
  expect(screen.getByRole('tab', { name: /All/ }).textContent).toBe('All3');
  expect(screen.getByRole('tab', { name: /Scheduled/ }).textContent).toBe('Scheduled1');
});

test('a tab and the search narrow the list and stand in the address', async () => {
  const { person, router } = await openThree();
  await person.click(await screen.findByRole('tab', { name: /Draft/ }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Winter coats' })).toBeNull());
  expect(router.state.location.search).toBe('?status=draft');
  await person.click(screen.getByRole('tab', { name: /All/ }));
  await person.type(screen.getByRole('searchbox'), 'coats');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Tea at ten' })).toBeNull());
  await screen.findByRole('link', { name: 'Winter coats' });
  expect(router.state.location.search).toBe('?q=coats');
});

test('the arrow keys go from tab to tab', async () => {
  const { person } = await openThree();
  (await screen.findByRole('tab', { name: /All/ })).focus();
  await person.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: /Draft/ }).getAttribute('aria-selected')).toBe('true');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: /Draft/ }));
  await person.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(screen.getByRole('tab', { name: /Published/ }).getAttribute('aria-selected')).toBe('true');
  await person.keyboard('{Home}');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: /All/ }));
  await person.keyboard('{End}');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: /Published/ }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Tea at ten' })).toBeNull());
  await screen.findByRole('link', { name: 'Winter coats' });
});

test('twelve posts stand on two pages, the latest first', async () => {
  const api = screenApi();
  for (let at = 1; at <= 12; at += 1) await addPost(api, { title: `Post ${at}` }, { minutesAgo: 60 - at });
  const { person } = await openPortal('/admin/blogs', { api });
  await screen.findByRole('link', { name: 'Post 12' });
  expect(screen.queryByRole('link', { name: 'Post 2' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Page 2' }));
  await screen.findByRole('link', { name: 'Post 2' });
  expect(screen.queryByRole('link', { name: 'Post 12' })).toBeNull();
});

test('a post is taken off the website after a question', async () => {
  const portal = await openThree();
  await agree(portal, 'Unpublish Winter coats', 'Cancel');
  expect(stateOf(portal, 'Winter coats')).toBe('published');
  await agree(portal, 'Unpublish Winter coats', 'Unpublish');
  await waitFor(() => expect(stateOf(portal, 'Winter coats')).toBe('draft'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Unpublish Winter coats' })).toBeNull());
});

test('a post is deleted after a question', async () => {
  const portal = await openThree();
  await agree(portal, 'Delete Tea at ten', 'Delete for good');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Tea at ten' })).toBeNull());
  expect(titles(portal)).toEqual(['The van on Charlton Hill', 'Winter coats']);
});

test('a post that cannot be deleted stays, and the server says why', async () => {
  const portal = await openThree();
  portal.line.failNext('DELETE', '/api/blogs/:id', 503);
  await agree(portal, 'Delete Winter coats', 'Delete for good');
  await screen.findByText(/The server cannot read or store files at the moment/);
  expect(screen.getByRole('link', { name: 'Winter coats' }).textContent).toBe('Winter coats');
  expect(titles(portal)).toContain('Winter coats');
});

test('a post is previewed over the list, as the server renders it', async () => {
  const { person } = await openThree();
  await person.click(await screen.findByRole('button', { name: 'Preview The van on Charlton Hill' }));
  const dialog = within(await screen.findByRole('dialog'));
  const shown = await dialog.findByLabelText('Preview');
  expect(shown.querySelector('strong')?.textContent).toBe('green');
  const [close] = dialog.getAllByRole('button', { name: /Close/ });
  if (!close) throw new Error('The preview cannot be closed.');
  await person.click(close);
  expect(screen.queryByRole('dialog')).toBeNull();
});
