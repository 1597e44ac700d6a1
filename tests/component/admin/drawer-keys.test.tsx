import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { addWaitingOffer } from '../../support/desk-records.ts';
import { openPortal, volunteer } from '../../support/portal.tsx';
import { screenApi } from '../../support/screen-api.ts';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  window.scrollTo = vi.fn();
});
const card = (name: string) => screen.findByRole('article', { name });
const drawer = (name: string) => screen.findByRole('dialog', { name });

const open = async () => {
  const api = screenApi();
  const older = await addWaitingOffer(api, { description: 'A green chair.' }, { minutesAgo: 60 });
  const newer = await addWaitingOffer(
    api,
    { description: 'A blue chair.', pickupRequired: false, pickupAddress: '', pickupInstructions: '' },
    { minutesAgo: 30 },
  );
  const portal = await openPortal('/admin/donations/pending', { api, as: volunteer });
  (await card('A green chair')).focus();
  await portal.person.keyboard('e');
  await drawer('A green chair');
  const status = (id: string) => api.deps.store.data.donations.get(id)?.status;
  return { ...portal, older: () => status(older.id), newer: () => status(newer.id) };
};

test('keys work while the details are open: they go on to the next item, and decide about what is shown', async () => {
  const { person, older, newer } = await open();
  await person.keyboard('j');
  await drawer('A blue chair');
  await person.keyboard('k');
  await drawer('A green chair');
  await person.keyboard('a');
  await waitFor(() => expect(older()).toBe('approved'));
  expect(newer()).toBe('pending');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the focus returns to the card when its details are closed', async () => {
  const { person } = await open();
  await person.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(await card('A green chair'));
});

test('the key for a rejection leads to the reason first, where letters are letters', async () => {
  const { person, older } = await open();
  await person.keyboard('r');
  const notes = within(await drawer('A green chair')).getByLabelText<HTMLTextAreaElement>(/^Admin notes/);
  expect(document.activeElement).toBe(notes);
  await person.keyboard('a crack');
  expect(notes.value).toBe('a crack');
  expect(older()).toBe('pending');
});

test('a card says whether an offer is fetched or brought', async () => {
  const { person } = await open();
  await person.click(screen.getByRole('button', { name: 'Close' }));
  within(await card('A green chair')).getByText('Pickup');
  within(await card('A blue chair')).getByText('Drop-off');
});
