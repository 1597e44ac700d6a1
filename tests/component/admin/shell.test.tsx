import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { readDashboard } from '#contract/dashboard/calls.ts';
import { keyOf } from '#site/client/calls.ts';
import { openPortal, volunteer } from '../../support/portal.tsx';
import { addOffer, addStory } from '../../support/records.ts';
import { screenApi } from '../../support/screen-api.ts';

beforeEach(() => {
  window.scrollTo = vi.fn();
  Element.prototype.scrollIntoView = vi.fn();
});
const sidebar = async () => within(await screen.findByRole('navigation', { name: 'Admin' }));

test('an administrator sees every section with its counts', async () => {
  const api = screenApi();
  await addStory(api);
  for (const category of ['toys', 'books']) await addOffer(api, { category });
  await openPortal('/admin', { api });
  const links = await sidebar();
  await links.findByText('2');
  expect(links.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Today', '/admin'],
    ['Testimonials1 waiting', '/admin/testimonials'],
    ['Pending donations2 waiting', '/admin/donations/pending'],
    ['Donations', '/admin/donations'],
    ['Messages', '/admin/messages'],
    ['Runs', '/admin/runs'],
    ['Blogs', '/admin/blogs'],
    ['Texts', '/admin/content'],
    ['Media library', '/admin/media'],
    ['Analytics', '/admin/analytics'],
    ['Settings', '/admin/settings'],
    ['Privacy', '/admin/privacy'],
  ]);
  expect(links.getByRole('link', { name: 'Today' }).getAttribute('aria-current')).toBe('page');
});

test('a volunteer meets no way to what only administrators may use', async () => {
  await openPortal('/admin', { as: volunteer });
  await screen.findByRole('heading', { name: 'Shortcuts' });
  for (const name of ['Blogs', 'Media library', 'Texts', 'Settings', 'Write a blog post', 'Media']) {
    expect(screen.queryByRole('link', { name })).toBeNull();
  }
  expect(screen.getAllByText('Volunteer')).toHaveLength(1);
});

test('the link on the logo has a name before that of the charity is known', async () => {
  const api = screenApi();
  const settings = api.line.holdNext('GET', '/api/settings');
  await openPortal('/admin', { api });
  await sidebar();
  await settings.sent;
  expect(document.querySelector('.logo img')?.getAttribute('alt')).toBe('Home');
  settings.release();
  await waitFor(() => expect(document.querySelector('.logo')?.textContent).toBe('South EastCare Fund'));
  expect(document.querySelector('.logo img')?.getAttribute('alt')).toBe('');
});

test('an unknown address says so and keeps the sidebar', async () => {
  await openPortal('/admin/nowhere');
  await screen.findByRole('heading', { name: 'Page not found' });
  expect((await sidebar()).getByRole('link', { name: 'Today' }).getAttribute('href')).toBe('/admin');
});

test('changing the screen scrolls to the top, names the page and moves the focus to its title', async () => {
  const { person } = await openPortal('/admin');
  await person.click(await (await sidebar()).findByRole('link', { name: /^Testimonials/ }));
  const title = await screen.findByRole('heading', { name: 'Testimonials', level: 1 });
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  await waitFor(() => expect(document.title).toBe('Testimonials · South East Care Fund'));
});

test('the theme is chosen, shown and kept', async () => {
  const first = await openPortal('/admin');
  expect(document.documentElement.dataset.theme).toBe('light');
  await first.person.click(await screen.findByRole('button', { name: 'Dark theme' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
  first.unmount();
  const second = await openPortal('/admin', { api: first.api, as: first.me });
  const dark = await screen.findByRole('button', { name: 'Dark theme' });
  expect(dark.getAttribute('aria-pressed')).toBe('true');
  expect(document.documentElement.dataset.theme).toBe('dark');
  await second.person.click(screen.getByRole('button', { name: 'Light theme' }));
  expect(document.documentElement.dataset.theme).toBe('light');
});

test('More opens the menu, and a choice closes it', async () => {
  const { person } = await openPortal('/admin');
  await person.click(await screen.findByRole('button', { name: 'More' }));
  const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
  await person.click(menu.getByRole('link', { name: /^Testimonials/ }));
  await screen.findByRole('heading', { name: 'Testimonials', level: 1 });
  expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull();
});

test('the menu closes when the browser goes back', async () => {
  const { person, router } = await openPortal('/admin');
  await act(() => router.navigate('/admin/testimonials'));
  await person.click(await screen.findByRole('button', { name: 'More' }));
  screen.getByRole('dialog', { name: 'Menu' });
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull());
});

test('a session that ends on the server leads to the sign-in, and what the last person saw is forgotten', async () => {
  const { api, me, queryClient } = await openPortal('/admin');
  await sidebar();
  await waitFor(() => expect(queryClient.getQueryData(keyOf(readDashboard, {}))).toMatchObject({ donations: 0 }));
  const as = await api.staff('Administrator', 'Nuala Kehoe');
  await api.call('delete', `/people/${me?.id}/sessions`, { as });
  await screen.findByRole('heading', { name: 'Admin Portal' });
  expect(queryClient.getQueryData(keyOf(readDashboard, {}))).toBeUndefined();
  expect(localStorage.getItem('portal.session')).toBeNull();
});

const bar = async () => {
  const links = within(await screen.findByRole('navigation', { name: 'Sections' }));
  return links.getAllByRole('link').map((link) => link.querySelector('span')?.textContent);
};

test('the bar of a phone has what a volunteer does', async () => {
  await openPortal('/admin', { as: volunteer });
  expect(await bar()).toEqual(['Testimonials', 'Donations', 'Messages', 'Runs']);
});

test('the bar of a phone begins with Today for who publishes', async () => {
  await openPortal('/admin');
  expect(await bar()).toEqual(['Today', 'Testimonials', 'Donations', 'Messages']);
});

test('the bar of a phone has all that is there for who only drives', async () => {
  await openPortal('/admin', { as: { role: 'Driver', name: 'Declan Roche' } });
  expect(await bar()).toEqual(['My run', 'My week', 'My account']);
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
});
