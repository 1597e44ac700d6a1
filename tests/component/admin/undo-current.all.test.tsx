import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { addWaitingOffer, addWaitingStory } from '../../support/desk-records.ts';
import { openPortal, volunteer } from '../../support/portal.tsx';
import { type ScreenApi, screenApi } from '../../support/screen-api.ts';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  window.scrollTo = vi.fn();
});
const card = (name: string) => screen.findByRole('article', { name });
const gone = (name: string) => waitFor(() => expect(screen.queryByRole('article', { name })).toBeNull());
const isCurrent = async (name: string) => expect(document.activeElement).toBe(await card(name));

const NAMES = ['A green chair', 'A blue chair', 'A red chair'];
const offers = async (api: ScreenApi) => {
  const ids: string[] = [];
  for (const [at, description] of NAMES.entries())
    ids.push((await addWaitingOffer(api, { description: `${description}.` }, { minutesAgo: 60 - at })).id);
  return ids;
};
const statusesOf = (api: ScreenApi, ids: readonly string[]) =>
  ids.map((id) => api.deps.store.data.donations.get(id)?.status);

test('after undo the offer is current, in sight, and the next key decides about it', async () => {
  const api = screenApi();
  const ids = await offers(api);
  const { person } = await openPortal('/admin/donations/pending', { api, as: volunteer });
  (await card('A blue chair')).focus();
  await person.keyboard('a');
  await gone('A blue chair');
  await screen.findByText('Approved: A blue chair');
  await person.keyboard('u');
  await waitFor(() => isCurrent('A blue chair'));
  expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts.at(-1)).toBe(document.activeElement);
  await person.keyboard('a');
  await gone('A blue chair');
  await waitFor(() => expect(statusesOf(api, ids)).toEqual(['pending', 'approved', 'pending']));
});

test('while an undone offer is on its way back, a key decides about nobody else', async () => {
  const api = screenApi();
  const ids = await offers(api);
  const { person, line } = await openPortal('/admin/donations/pending', { api, as: volunteer });
  (await card('A blue chair')).focus();
  await person.keyboard('a');
  await screen.findByText('Approved: A blue chair');
  const held = line.holdNext('PUT', '/api/donationitems/:id/undo');
  await person.keyboard('u');
  await held.sent;
  await person.keyboard('a');
  held.release();
  await waitFor(() => isCurrent('A blue chair'));
  expect(statusesOf(api, ids)).toEqual(['pending', 'pending', 'pending']);
});

test('after undo the testimonial is current, also as the only one', async () => {
  const api = screenApi();
  await addWaitingStory(api);
  const { person } = await openPortal('/admin/testimonials', { api, as: volunteer });
  (await card('Maura Cullen')).focus();
  await person.keyboard('a');
  await person.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText('Approved: Maura Cullen');
  await gone('Maura Cullen');
  await person.keyboard('u');
  await waitFor(() => isCurrent('Maura Cullen'));
});

test('an undo that the server refuses leaves the keys with the card that took the place', async () => {
  const api = screenApi();
  const ids = await offers(api);
  const { person, line } = await openPortal('/admin/donations/pending', { api, as: volunteer });
  (await card('A green chair')).focus();
  await person.keyboard('a');
  await screen.findByText('Approved: A green chair');
  line.failNext('PUT', '/api/donationitems/:id/undo', 503);
  await person.keyboard('u');
  await person.click(await screen.findByRole('button', { name: 'Close' }));
  (await card('A blue chair')).focus();
  await person.keyboard('a');
  await waitFor(() => expect(statusesOf(api, ids)).toEqual(['approved', 'approved', 'pending']));
});
