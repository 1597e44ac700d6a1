import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { listDonationsByStatus } from '#contract/donations/calls.ts';
import { inputOf, keyOf } from '#site/client/calls.ts';
import { addCoats, addWaitingOffer } from '../../support/desk-records.ts';
import { openPortal, volunteer } from '../../support/portal.tsx';
import { screenApi } from '../../support/screen-api.ts';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  window.scrollTo = vi.fn();
});
const PREFERENCES = ['PATCH', '/api/preferences'] as const;
const lists = async () => within(await screen.findByRole('region', { name: 'How your lists open' }));
const choices = async (name: string) => within((await lists()).getByRole('group', { name }));
const titles = async () =>
  (await screen.findAllByRole('article')).map((one) => within(one).getByRole('heading').textContent);

/** Armchairs wait for an hour, coats for less. */
const withOffers = async () => {
  const api = screenApi();
  await addWaitingOffer(api, {}, { minutesAgo: 60 });
  await addCoats(api);
  const portal = await openPortal('/admin/donations/pending', { api, as: volunteer });
  await portal.person.click(await screen.findByRole('button', { name: /^Show more tools/ }));
  await screen.findByRole('navigation', { name: 'Views' });
  return { ...portal, usual: await titles() };
};

test('the order, the rows and the view that one chooses follow to the list, on every machine', async () => {
  const { api, me, unmount, usual } = await withOffers();
  unmount();
  const account = await openPortal('/admin/security', { api, ...(me && { as: me }) });
  const pending = await choices('Pending donations');
  await account.person.selectOptions(pending.getByLabelText('Order'), 'Newest first');
  await account.person.selectOptions(pending.getByLabelText('On a page'), '50 rows');
  await (await lists()).findByText('Saved.');
  account.unmount();
  const desk = await openPortal('/admin/donations/pending', { api, ...(me && { as: me }) });
  expect(await titles()).toEqual(usual.toReversed());
  expect((screen.getByLabelText('Order') as HTMLSelectElement).selectedOptions[0]?.text).toBe('Newest first');
  const asked = desk.queryClient.getQueryCache().findAll({
    queryKey: keyOf(listDonationsByStatus, { status: 'pending' }),
    // A list that waits for the preferences has a place there, too, without having been asked for.
    predicate: ({ state }) => state.fetchStatus === 'fetching' || state.dataUpdateCount > 0,
  });
  expect(asked.map(({ queryKey }) => inputOf(queryKey, listDonationsByStatus)?.query)).toMatchObject([
    { pageSize: 50 },
  ]);
  desk.unmount();
  const again = await openPortal('/admin/security', { api, ...(me && { as: me }) });
  await again.person.selectOptions(
    (await choices('Pending donations')).getByLabelText('Open with'),
    'What I look after',
  );
  await (await lists()).findByText('Saved.');
  again.unmount();
  await openPortal('/admin/donations/pending', { api, ...(me && { as: me }) });
  await waitFor(() => expect(screen.getByRole('link', { name: 'Mine' }).getAttribute('aria-current')).toBe('true'));
  expect(screen.queryByRole('article')).toBeNull();
});

test('a choice that could not be saved is said and taken back, and the lists open as usual while nothing is known', async () => {
  const { api, me, unmount, usual } = await withOffers();
  unmount();
  const account = await openPortal('/admin/security', { api, ...(me && { as: me }) });
  api.line.failNext(...PREFERENCES, 503);
  const order = () => choices('Pending donations').then((group) => group.getByLabelText('Order') as HTMLSelectElement);
  await account.person.selectOptions(await order(), 'Newest first');
  await (await lists()).findByRole('alert');
  expect((await order()).value).toBe('');
  account.unmount();
  api.line.failNext('GET', '/api/preferences', 503);
  await openPortal('/admin/donations/pending', { api, ...(me && { as: me }) });
  expect(await titles()).toEqual(usual);
});

test('the desktop app’s notices of what comes in are switched off in the account', async () => {
  const { api, person, me } = await openPortal('/admin/security', { as: volunteer });
  const told = within(await screen.findByRole('region', { name: 'What you are told' }));
  const notices = told.getByRole('switch', { name: 'The desktop app tells me of new offers and testimonials' });
  expect((notices as HTMLInputElement).checked).toBe(true);
  await person.click(notices);
  await told.findByText('Saved.');
  expect(api.deps.store.data.preferences.get(me?.id ?? '')?.notices).toEqual({ submissions: false });
});

test('the daily digest is asked for in the account, and off until then', async () => {
  const { api, person, me } = await openPortal('/admin/security', { as: volunteer });
  const told = within(await screen.findByRole('region', { name: 'What you are told' }));
  const mail = told.getByRole('switch', { name: 'A mail each morning tells me what waits, if anything does' });
  expect((mail as HTMLInputElement).checked).toBe(false);
  await person.click(mail);
  await told.findByText('Saved.');
  expect(api.deps.store.data.preferences.get(me?.id ?? '')?.notices).toEqual({ digest: true });
});
