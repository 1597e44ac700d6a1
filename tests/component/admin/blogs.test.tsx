import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { StaffPost } from '#contract/blogs.ts';
import { openPortal } from '../../support/admin-app.tsx';
import { refused } from '../../support/fake-platform.ts';
import { idOf } from '../../support/staff-data.ts';
import { blogRoutes, post } from '../../support/staff-posts.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const open = (posts: StaffPost[], address = '/admin/blogs') => openPortal(address, { routes: blogRoutes(posts) });

const three = () => [
  post({ id: idOf('van'), title: 'The van on Charlton Hill', slug: 'the-van', author: 'Declan Roche' }),
  post({
    id: idOf('tea'),
    title: 'Tea at ten',
    slug: 'tea-at-ten',
    state: 'scheduled',
    publishedAt: '2027-01-04T09:00:00.000Z',
  }),
  post({
    id: idOf('coats'),
    title: 'Winter coats',
    slug: 'winter-coats',
    state: 'published',
    publishedAt: '2026-11-02T09:00:00.000Z',
  }),
];

test('the list shows every post with its author, date and state, and the tabs how many there are', async () => {
  open(three());
  const row = (await screen.findByRole('link', { name: 'The van on Charlton Hill' })).closest('li') as HTMLElement;
  expect(row.textContent).toContain('Declan Roche');
  expect(within(row).getByText('Draft')).toBeDefined();
  expect(screen.getByText(/appears 4 January 2027, 09:00/)).toBeDefined();
  expect(screen.getByText(/2 November 2026/)).toBeDefined();
  expect(screen.getByRole('tab', { name: /All/ }).textContent).toBe('All3');
  expect(screen.getByRole('tab', { name: /Scheduled/ }).textContent).toBe('Scheduled1');
});

test('a tab and the search narrow the list and stand in the address', async () => {
  const { person, router } = open(three());
  await person.click(await screen.findByRole('tab', { name: /Draft/ }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Winter coats' })).toBeNull());
  expect(router.state.location.search).toBe('?status=draft');
  await person.click(screen.getByRole('tab', { name: /All/ }));
  await person.type(screen.getByRole('searchbox'), 'coats');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Tea at ten' })).toBeNull());
  expect(screen.getByRole('link', { name: 'Winter coats' })).toBeDefined();
  expect(router.state.location.search).toBe('?q=coats');
});

test('the arrow keys go from tab to tab', async () => {
  const { person } = open(three());
  (await screen.findByRole('tab', { name: /All/ })).focus();
  await person.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: /Draft/ }).getAttribute('aria-selected')).toBe('true');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: /Draft/ }));
  await person.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(screen.getByRole('tab', { name: /Published/ }).getAttribute('aria-selected')).toBe('true');
});

test('twelve posts stand on two pages', async () => {
  const { person } = open(
    Array.from({ length: 12 }, (_, at) => post({ id: idOf(`post${at}`), title: `Post ${at + 1}`, slug: `post-${at}` })),
  );
  await screen.findByRole('link', { name: 'Post 10' });
  expect(screen.queryByRole('link', { name: 'Post 11' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Page 2' }));
  await screen.findByRole('link', { name: 'Post 11' });
});

test('nothing written, nothing found and not reachable are said apart', async () => {
  const empty = open([]);
  await screen.findByText('No posts yet');
  empty.unmount();
  const none = open(three(), '/admin/blogs?q=zebra');
  await screen.findByText('No posts match your criteria.');
  await none.person.click(screen.getByRole('button', { name: 'Show all posts' }));
  await screen.findByRole('link', { name: 'Tea at ten' });
  none.unmount();
  openPortal('/admin/blogs', { routes: { 'GET /blogs/all': () => refused(500, 'internal', 'No.') } });
  await screen.findByText('Not reachable');
});

test('a post is taken off the website after a question', async () => {
  const posts = three();
  const { person } = open(posts);
  await person.click(await screen.findByRole('button', { name: 'Unpublish Winter coats' }));
  const question = within(await screen.findByRole('alertdialog'));
  await person.click(question.getByRole('button', { name: 'Cancel' }));
  expect(posts[2]?.state).toBe('published');
  await person.click(screen.getByRole('button', { name: 'Unpublish Winter coats' }));
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Unpublish' }));
  await waitFor(() => expect(posts[2]?.state).toBe('draft'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Unpublish Winter coats' })).toBeNull());
});

test('a post is deleted after a question, and a refusal is said', async () => {
  const posts = three();
  const { person } = open(posts);
  await person.click(await screen.findByRole('button', { name: 'Delete Tea at ten' }));
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete for good' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Tea at ten' })).toBeNull());
  expect(posts).toHaveLength(2);
  cleanup();
  const failing = openPortal('/admin/blogs', {
    routes: { ...blogRoutes(posts), 'DELETE /blogs/:id': () => refused(503, 'unavailable', 'The disk is full.') },
  });
  await failing.person.click(await screen.findByRole('button', { name: 'Delete Winter coats' }));
  await failing.person.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete for good' }),
  );
  await screen.findByText('The disk is full.');
  expect(screen.getByRole('link', { name: 'Winter coats' })).toBeDefined();
});

test('a post is previewed over the list, as the server renders it', async () => {
  const posts = [post({ id: idOf('van'), title: 'The van', slug: 'the-van', body: 'A **green** van.' })];
  const { person, platform } = open(posts);
  await person.click(await screen.findByRole('button', { name: 'Preview The van' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect((await dialog.findByLabelText('Preview')).textContent).toBe('Rendered: A **green** van.');
  expect(platform.made('POST /blogs/preview')).toHaveLength(1);
});
