import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { StoredPerson } from '#contract/people/people.ts';
import { addWaitingStory } from '../../support/desk-records.ts';
import { openPortal, volunteer } from '../../support/portal.tsx';
import { type ScreenApi, screenApi } from '../../support/screen-api.ts';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  window.scrollTo = vi.fn();
});
/** What of the tools is on the screen. */
const tools = () => ({
  analytics: screen.queryAllByRole('link', { name: 'Analytics' }).length > 0,
  views: screen.queryByRole('navigation', { name: 'Views' }) !== null,
  keyboard: screen.queryByRole('heading', { name: 'Keyboard' }) !== null,
  keys: document.querySelector('.kbd') !== null,
  confidence: document.body.textContent?.includes('confidence') === true,
});
const none = { analytics: false, views: false, keyboard: false, keys: false, confidence: false };
const all = { analytics: true, views: true, keyboard: true, keys: true, confidence: true };

const openQueue = async (api: ScreenApi, as: Partial<StoredPerson> | null = volunteer) => {
  const portal = await openPortal('/admin/testimonials', { api, as });
  await screen.findByText(/^Automatic review: /);
  return portal;
};

test('a volunteer sees no tools until they are asked for, then on every machine until they are put away', async () => {
  const api = screenApi();
  await addWaitingStory(api);
  const { person, me, unmount } = await openQueue(api);
  expect(tools()).toEqual(none);
  await person.click(screen.getByRole('button', { name: /^Show more tools/ }));
  await waitFor(() => expect(tools()).toEqual(all));
  await waitFor(() => expect(api.deps.store.data.preferences.get(me?.id ?? '')?.moreTools).toBe(true));
  unmount();
  const again = await openQueue(api, me);
  await waitFor(() => expect(tools()).toEqual(all));
  await again.person.click(screen.getByRole('button', { name: /^Show fewer tools/ }));
  await waitFor(() => expect(tools()).toEqual(none));
});

test('a manager has the tools always, and is not asked', async () => {
  const api = screenApi();
  await addWaitingStory(api);
  await openQueue(api, { role: 'Manager', name: 'Aoife Byrne' });
  expect(tools()).toEqual(all);
  expect(screen.queryByRole('button', { name: /tools/ })).toBeNull();
});

test('the help of a volunteer leads to the tour and names no keys', async () => {
  const { person } = await openPortal('/admin/messages', { as: volunteer });
  await person.click(await screen.findByRole('button', { name: 'Help' }));
  const help = within(await screen.findByRole('dialog', { name: 'Help' }));
  help.getByRole('button', { name: 'Take the tour' });
  expect(help.queryByText('Find anything')).toBeNull();
});

test('the palette offers a volunteer no analytics before the tools are asked for', async () => {
  const { person } = await openPortal('/admin/messages', { as: volunteer });
  await person.click((await screen.findAllByRole('button', { name: /^Find anything/ }))[0] as HTMLElement);
  const found = within(await screen.findByRole('listbox')).getAllByRole('option');
  expect(found.map((one) => one.textContent)).toContain('Testimonials');
  expect(found.map((one) => one.textContent)).not.toContain('Analytics');
});
