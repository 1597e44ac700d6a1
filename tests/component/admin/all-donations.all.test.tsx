import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { addCoats, addWaitingOffer } from '../../support/desk-records.ts';
import { catchDownloads } from '../../support/downloads.ts';
import { addPerson } from '../../support/people.ts';
import { openPortal, volunteer } from '../../support/portal.tsx';
import { addOffer, decideOffer, made } from '../../support/records.ts';
import { type ScreenApi, screenApi } from '../../support/screen-api.ts';
import { formOf, pngFile } from '../../support/submissions.ts';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  window.scrollTo = vi.fn();
});
const REVIEW = ['PATCH', '/api/donationitems/:id/review'] as const;

/** Offers in every status, the newest first: armchairs and coats wait, books are approved, a lamp is collected, a sofa rejected. */
const withEvery = async () => {
  const api = screenApi();
  const me = await addPerson(api.deps);
  const offer = async (description: string, category: string, minutesAgo: number) =>
    (await addWaitingOffer(api, { description, category }, { minutesAgo })).id;
  const ids = {
    chairs: (await addWaitingOffer(api)).id,
    coats: (await addCoats(api)).id,
    books: await offer('Cookery books.', 'books', 50),
    lamp: await offer('A reading lamp.', 'electronics', 60),
    sofa: await offer('A torn sofa.', 'furniture', 70),
  };
  const by = await addPerson(api.deps, volunteer);
  const when = { minutesAgo: 30 };
  await decideOffer(api, ids.books, 'approved', { by, when });
  await decideOffer(api, ids.lamp, 'approved', { by, when });
  await decideOffer(api, ids.lamp, 'collected', { by, when });
  await decideOffer(api, ids.sofa, 'rejected', { by, when });
  return { api, me, ids, stored: (name: keyof typeof ids) => api.deps.store.data.donations.get(ids[name]) };
};
const openEvery = async (
  address: string | ((ids: { coats: string; chairs: string }) => string) = '/admin/donations',
) => {
  const every = await withEvery();
  const at = typeof address === 'string' ? address : address(every.ids);
  return { ...every, ...(await openPortal(at, { api: every.api, as: every.me })) };
};
/** The list with the armchairs alone. */
const openOne = async (address = '/admin/donations') => {
  const api = screenApi();
  const { id, reference } = await addWaitingOffer(api);
  return { id, reference, ...(await openPortal(address, { api })) };
};
const row = (name: string) => screen.findByRole('article', { name });
const gone = (name: string) => waitFor(() => expect(screen.queryByRole('article', { name })).toBeNull());
const press = async (name: string, button: string) => within(await row(name)).getByRole('button', { name: button });
const tab = (name: RegExp) => screen.getByRole('tab', { name });

test('every status has a tab with its count', async () => {
  const { person, router } = await openEvery();
  await waitFor(() =>
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Pending2',
      'Approved1',
      'Collected1',
      'Rejected1',
      'All5',
    ]),
  );
  screen.getByText('2 items');
  await person.click(tab(/Rejected/));
  await row('A torn sofa');
  expect(screen.getAllByRole('article')).toHaveLength(1);
  screen.getByText('1 item');
  expect(router.state.location.search).toBe('?tab=rejected');
});

test('the second click of a double click takes no second step', async () => {
  const { line, stored } = await openEvery('/admin/donations?tab=all');
  fireEvent.click(await press('Two purple armchairs', 'Approve'), { detail: 1 });
  await waitFor(async () => expect(await press('Two purple armchairs', 'Mark collected')).toBeTruthy());
  fireEvent.click(await press('Two purple armchairs', 'Mark collected'), { detail: 2 });
  await screen.findByText('Approved: Two purple armchairs');
  expect(line.made(...REVIEW)).toHaveLength(1);
  fireEvent.click(await press('Two purple armchairs', 'Mark collected'), { detail: 1 });
  await waitFor(() => expect(stored('chairs')?.status).toBe('collected'));
});

test('tab, search and filters stand in the address and are there again after a reload', async () => {
  await openEvery('/admin/donations?tab=all&q=coats&category=clothing');
  await row('Winter coats, six');
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(tab(/All/).getAttribute('aria-selected')).toBe('true');
  expect(screen.getByLabelText('Search items and people')).toHaveProperty('value', 'coats');
  await waitFor(() => expect(tab(/All/).textContent).toBe('All1'));
});

test('a filter is a chip that can be removed', async () => {
  const { person, router } = await openEvery('/admin/donations?tab=all&category=clothing');
  await row('Winter coats, six');
  expect(screen.queryByRole('article', { name: 'A reading lamp' })).toBeNull();
  await person.click(screen.getByRole('button', { name: /Clothing & Accessories/ }));
  await row('A reading lamp');
  expect(router.state.location.search).toBe('?tab=all');
});

test('a decision shows at once, and Undo undoes it with one call', async () => {
  const { person, line, stored } = await openEvery();
  await waitFor(() => expect(tab(/Pending/).textContent).toBe('Pending2'));
  const held = line.holdNext(...REVIEW);
  await person.click(await press('Two purple armchairs', 'Approve'));
  await gone('Two purple armchairs');
  expect(tab(/Pending/).textContent).toBe('Pending1');
  expect(tab(/Approved/).textContent).toBe('Approved2');
  await held.sent;
  held.release();
  await screen.findByText('Approved: Two purple armchairs');
  await waitFor(() => expect(stored('chairs')?.status).toBe('approved'));
  await person.click(screen.getByRole('button', { name: /^Undo/ }));
  await row('Two purple armchairs');
  await waitFor(() => expect(stored('chairs')?.status).toBe('pending'));
  expect(line.made(...REVIEW)).toHaveLength(1);
});

test('only the last decision is offered to be undone, whichever answer comes first', async () => {
  const { person, line, stored } = await openEvery('/admin/donations?order=newest');
  await row('Two purple armchairs');
  const [first, second] = [line.holdNext(...REVIEW), line.holdNext(...REVIEW)];
  await person.keyboard('a');
  await gone('Two purple armchairs');
  await person.keyboard('a');
  await gone('Winter coats, six');
  await Promise.all([first.sent, second.sent]);
  first.release();
  await waitFor(() => expect(stored('chairs')?.status).toBe('approved'));
  await person.keyboard('u');
  second.release();
  await row('Winter coats, six');
  await waitFor(() => expect(stored('coats')?.status).toBe('pending'));
  expect(screen.queryByRole('article', { name: 'Two purple armchairs' })).toBeNull();
  expect(stored('chairs')?.status).toBe('approved');
});

test('undoing "Back to pending" gives the rejection its reason again', async () => {
  const { person, stored } = await openEvery('/admin/donations?tab=rejected');
  await person.click(await press('A torn sofa', 'Back to pending'));
  await waitFor(() => expect(stored('sofa')?.status).toBe('pending'));
  await person.click(await screen.findByRole('button', { name: /^Undo/ }));
  await waitFor(() =>
    expect(stored('sofa')).toMatchObject({ status: 'rejected', adminNotes: 'We have enough of these.' }),
  );
  await person.click(await press('A torn sofa', 'View A torn sofa'));
  const drawer = await screen.findByRole('dialog', { name: 'A torn sofa' });
  await waitFor(() => expect(drawer.textContent).toContain('Latest notesWe have enough of these.'));
});

test('single keys move, open, approve and mark as collected', async () => {
  const { person, line, stored } = await openEvery('/admin/donations?tab=all');
  await row('Two purple armchairs');
  await person.keyboard('jj');
  expect(document.activeElement).toBe(await row('Cookery books'));
  await person.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Cookery books' });
  await person.keyboard('a');
  expect(line.made(...REVIEW)).toHaveLength(0);
  await person.click(screen.getByRole('button', { name: 'Close' }));
  await person.keyboard('c');
  await screen.findByText('Collected: Cookery books');
  expect(stored('books')?.status).toBe('collected');
  await person.keyboard('?');
  expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' }).textContent).toContain('Mark collected');
});

test('the details show every field, what happened so far, and the steps that may follow', async () => {
  const { person, stored } = await openEvery('/admin/donations?tab=approved');
  await person.click(await press('Cookery books', 'View Cookery books'));
  const drawer = await screen.findByRole('dialog', { name: 'Cookery books' });
  for (const fact of [
    stored('books')?.reference ?? 'none',
    '€120',
    '020 915 0002',
    '14 Charlton Hill, New Ross',
    'Green gate.',
    'Offered by Deirdre Kinsella',
    'Approved by Declan Roche',
    'We have enough of these.',
  ]) {
    expect(drawer.textContent).toContain(fact);
  }
  await person.type(within(drawer).getByLabelText(/^Admin notes/), 'Fetched by Joe.');
  await person.click(within(drawer).getByRole('button', { name: 'Mark collected' }));
  await screen.findByText('Collected: Cookery books');
  expect(stored('books')).toMatchObject({ status: 'collected', adminNotes: 'Fetched by Joe.' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an address with an item opens it, wherever it stands, and Back closes it', async () => {
  const { person, router, ids } = await openEvery();
  await person.click(await press('Winter coats, six', 'View Winter coats, six'));
  await screen.findByRole('dialog', { name: 'Winter coats, six' });
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await act(() => router.navigate(`/admin/donations?item=${ids.lamp}`));
  await screen.findByRole('dialog', { name: 'A reading lamp' });
});

test('while the details are open colleagues are told, and who has it open already is named', async () => {
  const { api, me, ids } = await withEvery();
  const declan = await api.staff('Volunteer', volunteer.name);
  made(await api.call('post', `/donationitems/${ids.chairs}/hold`, { as: declan }));
  const { person } = await openPortal('/admin/donations', { api, as: me });
  expect((await row('Two purple armchairs')).textContent).toContain('Open at Declan Roche');
  const holder = async (id: string) => made(await api.get(`/donationitems/${id}`, declan)).heldBy?.name ?? null;
  await person.click(await press('Two purple armchairs', 'View Two purple armchairs'));
  await screen.findByText('Declan Roche has this open.');
  await person.click(screen.getByRole('button', { name: 'Close' }));
  await person.click(await press('Winter coats, six', 'View Winter coats, six'));
  await waitFor(async () => expect(await holder(ids.coats)).toBe('Aoife Byrne'));
  await person.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(async () => expect(await holder(ids.coats)).toBeNull());
  expect(await holder(ids.chairs)).toBe('Declan Roche');
});

test('photos fill the screen; the arrow keys turn, Esc closes', async () => {
  catchDownloads();
  const api = screenApi();
  const { id } = await addWaitingOffer(api, {}, { minutesAgo: 1 });
  const form = formOf({ photos: [pngFile(1600, 1200), pngFile(1600, 1200)] });
  made(await api.call('post', `/donationitems/${id}/photos`, { form }));
  const { person } = await openPortal(`/admin/donations?item=${id}`, { api });
  await person.click(await screen.findByRole('button', { name: /View larger/ }));
  const viewer = screen.getByRole('dialog', { name: 'Photos: Two purple armchairs' });
  expect(viewer.textContent).toContain('Photo 1 of 2');
  await person.keyboard('{ArrowRight}');
  expect(viewer.textContent).toContain('Photo 2 of 2');
  await person.keyboard('{ArrowRight}');
  expect(viewer.textContent).toContain('Photo 1 of 2');
  await person.keyboard('{ArrowLeft}');
  await within(viewer).findByAltText('Two purple armchairs, photo 2 of 2');
  act(() => void viewer.dispatchEvent(new Event('cancel', { cancelable: true })));
  expect(screen.queryByRole('dialog', { name: /^Photos/ })).toBeNull();
  expect(screen.getByRole('dialog', { name: 'Two purple armchairs' }).hasAttribute('open')).toBe(true);
});

test('a single photo has no buttons to turn it', async () => {
  const api = screenApi();
  const { id } = await addWaitingOffer(api, {}, { minutesAgo: 1 });
  made(await api.call('post', `/donationitems/${id}/photos`, { form: formOf({ photos: [pngFile(1600, 1200)] }) }));
  const { person } = await openPortal(`/admin/donations?item=${id}`, { api });
  await person.click(await screen.findByRole('button', { name: /View larger/ }));
  const viewer = within(screen.getByRole('dialog', { name: 'Photos: Two purple armchairs' }));
  expect(viewer.getByRole('status').textContent).toBe('Photo 1 of 1');
  expect(viewer.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Close the photos',
  ]);
});

test('offers are narrowed to days, a county and a shop, which the chips name', async () => {
  const api = screenApi();
  await addOffer(
    api,
    { pickupAddress: '1 Main Street, Clane', description: 'A lamp with a shade.' },
    '2026-11-10T09:00:00.000Z',
  );
  await addOffer(
    api,
    { pickupAddress: '3 Quay Street, New Ross', description: 'A desk with drawers.' },
    '2026-11-11T09:00:00.000Z',
  );
  const { person, line } = await openPortal('/admin/donations?tab=all&from=2026-11-10&to=2026-11-10', { api });
  await screen.findByRole('button', { name: /From 10 November 2026/ });
  const days = ['Offered from', 'Offered until'].map((label) => screen.getByLabelText(label));
  expect(days.map((day) => day.closest('details'))).toEqual([null, null]);
  expect(screen.getByText('More filters').closest('details')?.open).toBe(false);
  await person.selectOptions(screen.getByLabelText('County'), 'Kildare');
  await person.selectOptions(screen.getByLabelText('Shop'), 'Clane');
  await waitFor(() =>
    expect(line.made('GET', '/api/donationitems').at(-1)?.query).toMatchObject({
      ...{ from: '2026-11-10', to: '2026-11-10', county: 'Kildare', shop: 'clane' },
    }),
  );
  await screen.findByText(/A lamp/);
  expect(screen.queryByText(/A desk/)).toBeNull();
});

test('which shop an offer was brought to is said in its details, and not for what the van collects', async () => {
  const api = screenApi();
  const by = await addPerson(api.deps, volunteer);
  const { id } = await addOffer(api, { pickupRequired: false, description: 'A lamp with a shade.' });
  const fetched = await addOffer(api, { description: 'A desk with drawers.' });
  for (const one of [id, fetched.id]) await decideOffer(api, one, 'approved', { by });
  const { person } = await openPortal(`/admin/donations?item=${id}`, { api });
  const field = await screen.findByLabelText('Brought to');
  await within(field).findByRole('option', { name: 'Wexford Town' });
  await person.selectOptions(field, 'Wexford Town');
  await waitFor(() => expect(api.deps.store.data.donations.get(id)?.broughtTo).toBe('wexford'));
  cleanup();
  await openPortal(`/admin/donations?item=${fetched.id}`, { api });
  await screen.findByRole('dialog', { name: 'A desk with drawers' });
  expect(screen.queryByLabelText('Brought to')).toBeNull();
});

test('the export takes the tab and the filters with it', async () => {
  const files = catchDownloads();
  const { person, stored } = await openEvery('/admin/donations?tab=approved&category=books');
  await row('Cookery books');
  await person.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]?.name).toBe('donations-approved.csv');
  const table = await files[0]?.content.text();
  expect(table).toContain(stored('books')?.reference);
  expect(table).not.toContain(stored('chairs')?.reference);
});

test('a volunteer has no button for exports where the settings do not allow them', async () => {
  const api = screenApi();
  const allow = async (volunteersExport: boolean) =>
    api.call('put', '/settings/review', {
      as: await api.staff('Administrator', 'Nuala Kehoe'),
      json: { rejectionReasons: [], volunteersExport },
    });
  await allow(false);
  const { unmount } = await openPortal('/admin/donations', { api, as: volunteer });
  await screen.findByText('No pending donations at the moment.');
  expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
  unmount();
  await allow(true);
  await openPortal('/admin/donations', { api, as: { ...volunteer, email: 'tom@charity.example' } });
  await screen.findByRole('button', { name: 'Export CSV' });
});

test('an export that fails is said in an alert', async () => {
  const { person, line } = await openOne();
  line.failNext('GET', '/api/donationitems.csv', 503);
  await row('Two purple armchairs');
  await person.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect((await screen.findByRole('alertdialog')).textContent).toContain('The server cannot read or store files');
});

/** Offers something that is approved afterwards. */
const addApprovedOffer = async (api: ScreenApi, fields: Record<string, unknown>) => {
  const { id } = await addWaitingOffer(api, fields);
  await decideOffer(api, id, 'approved');
};

test('the collection sheet lists what is approved and has to be fetched, by area', async () => {
  const print = vi.fn();
  const api = screenApi();
  vi.stubGlobal('print', print);
  await addWaitingOffer(api);
  await addApprovedOffer(api, { description: 'Cookery books.', pickupAddress: '3 Main Street, Clane, Co. Kildare' });
  await addApprovedOffer(api, { description: 'A kitchen radio.', pickupRequired: false });
  const { person } = await openPortal('/admin/donations/collection-sheet', { api });
  await screen.findByRole('heading', { name: /^Clane/ });
  const [table] = screen.getAllByRole('table');
  for (const fact of ['Deirdre Kinsella', '3 Main Street', '020 915 0002', 'Cookery books', 'Green gate.']) {
    expect(table?.textContent).toContain(fact);
  }
  expect(screen.getAllByRole('img', { name: 'Box to tick' })).toHaveLength(1);
  expect(document.body.textContent).not.toContain('A kitchen radio');
  await person.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

test('a collection sheet prints all of what a driver needs: the whole description, condition and notes', async () => {
  const { api } = await openOne('/admin');
  const description =
    'A pine table for eight people with one leaf that folds out and a drawer that sticks. It stands on the second floor, and the stairs are narrow: two people are needed.';
  await addApprovedOffer(api, { description });
  await openPortal('/admin/donations/collection-sheet', { api });
  const [table] = await screen.findAllByRole('table');
  expect(table?.textContent).toContain(description);
  expect(table?.textContent).toContain('Good');
});

test('a pickup without a street is marked on the collection sheet', async () => {
  const { api } = await openOne('/admin');
  await addApprovedOffer(api, { description: 'A kitchen radio.', pickupAddress: 'Clane' });
  await addApprovedOffer(api, { description: 'Cookery books.', pickupAddress: '3 Main Street, Clane' });
  await openPortal('/admin/donations/collection-sheet', { api });
  const marks = await screen.findAllByText('No street: ring first');
  expect(marks.map((mark) => mark.closest('tr')?.textContent)).toEqual([expect.stringContaining('kitchen radio')]);
});

test('a collection sheet without anything to fetch says so', async () => {
  await openOne('/admin/donations/collection-sheet');
  await screen.findByText('No approved donation is waiting to be picked up.');
});
