import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPortal } from '../../support/admin-app.tsx';
import { testimonialRoutes, volunteer } from '../../support/staff-data.ts';

beforeEach(() => {
  localStorage.clear();
  window.scrollTo = vi.fn();
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(cleanup);

const sidebar = async () => within(await screen.findByRole('navigation', { name: 'Admin' }));

test('an administrator sees every section with its counts, and the way to the website', async () => {
  openPortal('/admin');
  const links = await sidebar();
  await links.findByText('12');
  expect(links.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Dashboard', '/admin'],
    ['Analytics', '/admin/analytics'],
    ['Testimonials8 waiting', '/admin/testimonials'],
    ['Pending donations12 waiting', '/admin/donations/pending'],
    ['Donations', '/admin/donations'],
    ['Blogs', '/admin/blogs'],
    ['Media library', '/admin/media'],
    ['Settings', '/admin/settings'],
    ['Privacy', '/admin/privacy'],
    ['View the website', '/'],
  ]);
  expect(links.getByRole('link', { name: 'Dashboard' }).getAttribute('aria-current')).toBe('page');
});

test('a volunteer meets no way to what only administrators may use', async () => {
  openPortal('/admin', { user: volunteer });
  await screen.findByRole('heading', { name: 'Shortcuts' });
  for (const name of ['Blogs', 'Media library', 'Settings', 'Write a blog post', 'Media']) {
    expect(screen.queryByRole('link', { name })).toBeNull();
  }
  expect(screen.getAllByText('Volunteer')).toHaveLength(1);
});

test('an unknown address says so and keeps the sidebar', async () => {
  openPortal('/admin/nowhere');
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeDefined();
  expect((await sidebar()).getByRole('link', { name: 'Dashboard' })).toBeDefined();
});

test('changing the screen scrolls to the top, names the page and moves the focus to its title', async () => {
  const { person } = openPortal('/admin', { routes: testimonialRoutes([]) });
  await person.click(await (await sidebar()).findByRole('link', { name: /^Testimonials/ }));
  const title = await screen.findByRole('heading', { name: 'Testimonials', level: 1 });
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  await waitFor(() => expect(document.title).toBe('Testimonials · South East Care Fund'));
});

test('the theme is chosen, shown and kept', async () => {
  const first = openPortal('/admin');
  expect(document.documentElement.dataset.theme).toBe('light');
  await first.person.click(await screen.findByRole('button', { name: 'Dark theme' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
  first.unmount();
  openPortal('/admin');
  expect((await screen.findByRole('button', { name: 'Dark theme' })).getAttribute('aria-pressed')).toBe('true');
  expect(document.documentElement.dataset.theme).toBe('dark');
});

test('More opens the menu, and a choice closes it', async () => {
  const { person } = openPortal('/admin', { routes: testimonialRoutes([]) });
  await person.click(await screen.findByRole('button', { name: 'More' }));
  const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
  await person.click(menu.getByRole('link', { name: /^Testimonials/ }));
  await screen.findByRole('heading', { name: 'Testimonials', level: 1 });
  expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull();
});

test('a session that ends leads to the sign-in, and what the last person saw is forgotten', async () => {
  const { platform, queryClient } = openPortal('/admin');
  await (await sidebar()).findByText('12');
  act(() => platform.become(null));
  await screen.findByRole('heading', { name: 'Admin Portal' });
  expect(queryClient.getQueryData(['dashboard'])).toBeUndefined();
});
