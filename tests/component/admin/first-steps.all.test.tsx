import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { tourSteps } from '#site/admin/shell/tour/steps.ts';
import { openPortal, volunteer } from '../../support/portal.tsx';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  window.scrollTo = vi.fn();
});
const tour = (title: string) => screen.findByRole('region', { name: title });

test('a new volunteer is led through the screens, with the focus on the tour, and is not invited again', async () => {
  const { person, router, api, me, unmount } = await openPortal('/admin', { as: volunteer });
  await person.click(await screen.findByRole('button', { name: 'Show me around' }));
  for (const [at, { title, path, text }] of tourSteps.entries()) {
    const stop = within(await tour(title));
    stop.getByText(text);
    stop.getByText(`First steps, ${at + 1} of ${tourSteps.length}`);
    await waitFor(() => expect(router.state.location.pathname).toBe(path));
    expect(document.activeElement).toBe(stop.getByRole('heading', { name: title }));
    await waitFor(() => expect(document.querySelectorAll('[data-toured]')).toHaveLength(1));
    await person.keyboard(at === 0 ? '{Tab}{Tab}{Enter}' : '{Tab}{Tab}{Tab}{Enter}');
    if (at === tourSteps.length - 1) await person.click(stop.getByRole('button', { name: 'Done' }));
  }
  await waitFor(() => expect(document.querySelector('[data-toured]')).toBeNull());
  await waitFor(() => expect(api.deps.store.data.preferences.get(me?.id ?? '')?.tourDone).toBe(true));
  expect(screen.queryByRole('button', { name: 'Show me around' })).toBeNull();
  unmount();
  await openPortal('/admin', { api, ...(me && { as: me }) });
  await screen.findByRole('navigation', { name: 'Figures' });
  expect(screen.queryByRole('button', { name: 'Show me around' })).toBeNull();
});

test('the tour is skipped with Esc, and comes back under Help in the menu', async () => {
  const { person } = await openPortal('/admin/analytics', { as: volunteer });
  await person.click(await screen.findByRole('button', { name: 'Help' }));
  await person.click(
    within(await screen.findByRole('dialog', { name: 'Help' })).getByRole('button', {
      name: 'Take the tour',
    }),
  );
  await tour('What waits');
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'What waits' })).toBeNull());
  expect(screen.queryByRole('button', { name: 'Show me around' })).toBeNull();
});

test.each([
  ['/admin', 'Find anything'],
  ['/admin/analytics', 'Find anything'],
  ['/admin/messages', 'Find anything'],
  ['/admin/testimonials', 'Approve'],
  ['/admin/donations/pending', 'Approve'],
  ['/admin/runs', 'Select an offer, or all of an area'],
  ['/admin/blogs/new', 'Bold'],
  ['/admin/settings', 'Find anything'],
  ['/admin/mail', 'Find anything'],
  ['/admin/security', 'Find anything'],
])('? shows on %s what keys do there, and where else there is help', async (path, does) => {
  const { person } = await openPortal(path);
  await screen.findAllByRole('heading', { level: 1 });
  await person.keyboard('?');
  const [dialog, ...others] = await screen.findAllByRole('dialog');
  if (!dialog) throw new Error('Nothing opened.');
  expect(others).toEqual([]);
  expect(within(dialog).getAllByText(does).length).toBeGreaterThan(0);
  within(dialog).getByRole('button', { name: 'Take the tour' });
  await person.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('? is silent for who has switched single keys off; Help in the menu is not', async () => {
  const { person } = await openPortal('/admin');
  await person.click(await screen.findByRole('button', { name: 'Help' }));
  await person.click(await screen.findByLabelText('Single-key shortcuts'));
  await person.click(screen.getByRole('button', { name: 'Close' }));
  await person.keyboard('?');
  expect(screen.queryByRole('dialog')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Help' }));
  await person.click(await screen.findByLabelText('Single-key shortcuts'));
});
