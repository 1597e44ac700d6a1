import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { settingSections } from '#site/admin/charity/settings/setting-sections.ts';
import { openPortal } from '../../support/portal.tsx';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  window.scrollTo = vi.fn();
});
const places = () => within(screen.getByRole('main')).getAllByRole('link');

test('the settings are seven places, the last one closed until it is asked for', async () => {
  await openPortal('/admin/settings');
  await screen.findByRole('heading', { name: 'Settings', level: 1 });
  expect(settingSections.map(({ label }) => label)).toEqual([
    'The charity',
    'Shops',
    'What we take',
    'The van',
    'People',
    'What we say',
    'Advanced',
  ]);
  for (const { label } of settingSections) within(screen.getByRole('main')).getByText(label, { selector: 'b' });
  expect(screen.getByText('Advanced', { selector: 'b' }).closest('details')?.open).toBe(false);
});

test.each([
  ['organisation', 'charity', 'Organisation'],
  ['contact', 'charity', 'Contact'],
  ['emails', 'charity', 'Service emails'],
  ['social', 'charity', 'Social media'],
  ['giving', 'charity', 'Giving'],
  ['governance', 'charity', 'Who we are'],
  ['review', 'words', 'On duty'],
])('the former address of %s leads to its box, with the focus on its heading', async (name, section, heading) => {
  const { router } = await openPortal(`/admin/settings?section=${name}`);
  const title = await screen.findByRole('heading', { name: heading });
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(title.scrollIntoView).toHaveBeenCalled();
  expect(router.state.location.search).toBe(`?section=${section}`);
  expect(title.closest(router.state.location.hash)).not.toBeNull();
});

test.each([
  ['mail', 'Mail server'],
  ['tokens', 'API tokens'],
  ['webhooks', 'Webhooks'],
  ['languages', 'Languages'],
])('the former address of %s is still a screen of its own', async (name, heading) => {
  await openPortal(`/admin/settings?section=${name}`);
  await screen.findByRole('heading', { name: heading, level: 2 });
  expect(screen.getByRole('link', { name: heading }).getAttribute('aria-current')).toBe('page');
});

test('the former address of the password leads to it', async () => {
  const { router } = await openPortal('/admin/settings?section=password');
  await screen.findByLabelText('Current password');
  expect(router.state.location.pathname).toBe('/admin/password');
});

test('below the places stand the ways to what the website lacks and to every change', async () => {
  await openPortal('/admin/settings');
  const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await hrefOf('Before opening')).toBe('/admin/settings/launch');
  expect(await hrefOf('see the changes')).toBe('/admin/audit');
});

test('an editor, who sets the languages alone, begins with them', async () => {
  await openPortal('/admin/settings', { as: { role: 'Editor', name: 'Ciara Doyle' } });
  await screen.findByRole('heading', { name: 'Languages', level: 2 });
});

test('a manager meets no place that is for administrators', async () => {
  await openPortal('/admin/settings?section=people', { as: { role: 'Manager', name: 'Aoife Byrne' } });
  await screen.findByRole('heading', { name: 'Settings', level: 1 });
  const names = places().map((link) => link.textContent ?? '');
  expect(names.some((name) => name.startsWith('The charity'))).toBe(true);
  for (const closed of [/^People/, /^Mail server/, /^API tokens/, /^Webhooks/, /^Health/])
    expect(names.filter((name) => closed.test(name))).toEqual([]);
});
