import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DonationItem } from '#contract/donation-desk.ts';
import { REJECT_REASON_REQUIRED } from '#contract/moderation.ts';
import { openPortal } from '../../support/admin-app.tsx';
import { deskRoutes } from '../../support/donation-desk.ts';
import { type FakeRoutes, refused } from '../../support/fake-platform.ts';
import { heldBack } from '../../support/held-back.ts';
import { donation, idOf, minutesAgo, volunteer } from '../../support/staff-data.ts';

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = vi.fn();
  window.scrollTo = vi.fn();
});
afterEach(cleanup);

const REVIEW = 'PATCH /donationitems/:id/review';
const UNDO = 'PUT /donationitems/:id/undo';
const chairs = donation();
const coats = donation({ id: idOf('coats'), description: 'Winter coats, six.', category: 'clothing' });
const books = donation({ id: idOf('books'), description: 'Cookery books.', category: 'books', status: 'approved' });
const lamp = donation({ id: idOf('lamp'), description: 'A reading lamp.', status: 'collected' });
const sofa = donation({ id: idOf('sofa'), description: 'A torn sofa.', status: 'rejected', adminNotes: 'Torn.' });
const every = () => [chairs, coats, books, lamp, sofa];

const open = (rows: DonationItem[], at = '/admin/donations', routes: FakeRoutes = {}, user?: typeof volunteer) =>
  openPortal(at, { ...(user && { user }), routes: { ...deskRoutes(rows), ...routes } });
const row = (name: string) => screen.findByRole('article', { name });
const gone = (name: string) => waitFor(() => expect(screen.queryByRole('article', { name })).toBeNull());
const press = async (name: string, button: string) => within(await row(name)).getByRole('button', { name: button });
const bodies = (platform: ReturnType<typeof open>['platform']) => platform.made(REVIEW).map(({ body }) => body);

test('every status has a tab with its count', async () => {
  const { person, router } = open(every());
  await waitFor(() =>
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Pending2',
      'Approved1',
      'Collected1',
      'Rejected1',
      'All5',
    ]),
  );
  await person.click(screen.getByRole('tab', { name: /Rejected/ }));
  await row('A torn sofa');
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(router.state.location.search).toBe('?tab=rejected');
});

test('the arrow keys go from tab to tab', async () => {
  const { person } = open(every());
  await row('Two purple armchairs');
  act(() => screen.getByRole('tab', { name: /Pending/ }).focus());
  await person.keyboard('{ArrowRight}');
  await row('Cookery books');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: /Approved/ }));
  await person.keyboard('{End}');
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(5));
});

test('tab, search and filters stand in the address and are there again after a reload', async () => {
  const { platform } = open(every(), '/admin/donations?tab=all&q=coats&category=clothing');
  await row('Winter coats, six');
  expect(screen.getByRole('tab', { name: /All/ }).getAttribute('aria-selected')).toBe('true');
  expect(screen.getByLabelText('Search items and people')).toHaveProperty('value', 'coats');
  expect(platform.made('GET /donationitems')[0]?.query).toMatchObject({ q: 'coats', category: 'clothing' });
  await waitFor(() => expect(screen.getByRole('tab', { name: /All/ }).textContent).toBe('All1'));
});

test('a filter is a chip that can be removed', async () => {
  const { person, router } = open(every(), '/admin/donations?tab=all&category=clothing');
  await row('Winter coats, six');
  await person.click(screen.getByRole('button', { name: /Clothing & Accessories/ }));
  await row('A reading lamp');
  expect(router.state.location.search).toBe('?tab=all');
});

test('nothing found is said in the specified words, and an empty tab in its own', async () => {
  const { person } = open([chairs], '/admin/donations?q=piano');
  expect(await screen.findByText('No donations match your criteria.')).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Clear filters' }));
  await row('Two purple armchairs');
  await person.click(screen.getByRole('tab', { name: /Collected/ }));
  expect(await screen.findByText('No donations have been collected yet.')).toBeDefined();
});

test('a list that cannot be loaded says so and can be tried again', async () => {
  const answers = { failing: true };
  const routes = deskRoutes([chairs]);
  const { person } = open([chairs], '/admin/donations', {
    'GET /donationitems/status/:status': (call) =>
      answers.failing ? refused(500, 'internal', 'No.') : routes['GET /donationitems/status/:status']?.(call),
  });
  await screen.findByText('Error loading donations. Please try refreshing the page.');
  answers.failing = false;
  await person.click(screen.getByRole('button', { name: 'Refresh' }));
  await row('Two purple armchairs');
});

test('a decision shows at once, and Undo undoes it with one call', async () => {
  const answer = heldBack();
  const rows = every();
  const review = deskRoutes(rows)[REVIEW];
  const { person, platform } = open(rows, '/admin/donations', {
    [REVIEW]: async (call) => {
      await answer.free;
      return review?.(call);
    },
  });
  await waitFor(() => expect(screen.getByRole('tab', { name: /Pending/ }).textContent).toBe('Pending2'));
  await person.click(await press('Two purple armchairs', 'Approve'));
  await gone('Two purple armchairs');
  expect(screen.getByRole('tab', { name: /Pending/ }).textContent).toBe('Pending1');
  expect(screen.getByRole('tab', { name: /Approved/ }).textContent).toBe('Approved2');
  answer.letGo();
  await screen.findByText('Approved: Two purple armchairs');
  await person.click(screen.getByRole('button', { name: /^Undo/ }));
  await row('Two purple armchairs');
  expect(bodies(platform)).toEqual([{ status: 'approved', adminNotes: '', from: 'pending' }]);
  expect(platform.made(UNDO).map(({ params }) => params.id)).toEqual([chairs.id]);
});

test('the key u undoes the last decision, also where no decision leads back', async () => {
  const { person, platform } = open(every(), '/admin/donations?tab=approved');
  await row('Cookery books');
  await person.keyboard('r');
  await person.keyboard('Too old.{Control>}{Enter}{/Control}');
  await screen.findByText('Rejected: Cookery books');
  await person.keyboard('u');
  await row('Cookery books');
  expect(bodies(platform)).toEqual([{ status: 'rejected', adminNotes: 'Too old.', from: 'approved' }]);
  expect(platform.made(UNDO).map(({ params }) => params.id)).toEqual([books.id]);
  await waitFor(() => expect(screen.queryByText('Rejected: Cookery books')).toBeNull());
});

test('only the last decision is offered to be undone, whichever answer comes first', async () => {
  const rows = every();
  const review = deskRoutes(rows)[REVIEW];
  const answers = new Map([chairs, coats].map(({ id }) => [id, heldBack()]));
  const answer = (item: DonationItem) => answers.get(item.id)?.letGo();
  const { person, platform } = open(rows, '/admin/donations', {
    [REVIEW]: async (call) => {
      await answers.get(call.params.id ?? '')?.free;
      return review?.(call);
    },
  });
  await row('Two purple armchairs');
  await person.keyboard('a');
  await gone('Two purple armchairs');
  await person.keyboard('a');
  await gone('Winter coats, six');
  answer(chairs);
  await waitFor(() => expect(rows.find(({ id }) => id === chairs.id)?.status).toBe('approved'));
  await person.keyboard('u');
  answer(coats);
  await row('Winter coats, six');
  expect(screen.queryByRole('article', { name: 'Two purple armchairs' })).toBeNull();
  expect(platform.made(REVIEW)).toHaveLength(2);
  expect(platform.made(UNDO).map(({ params }) => params.id)).toEqual([coats.id]);
});

test('undoing "Back to pending" gives the rejection its reason again', async () => {
  const { person, platform } = open(every(), '/admin/donations?tab=rejected');
  await person.click(await press('A torn sofa', 'Back to pending'));
  await person.click(await screen.findByRole('button', { name: /^Undo/ }));
  await person.click(await press('A torn sofa', 'View A torn sofa'));
  expect((await screen.findByRole('dialog', { name: 'A torn sofa' })).textContent).toContain('Latest notesTorn.');
  expect(platform.made(UNDO)).toHaveLength(1);
});

test('a colleague who was faster is named, and the list is refreshed', async () => {
  const sentence = 'This donation was approved by Declan Roche on 3 March.';
  const { person, platform } = open(every(), '/admin/donations', {
    [REVIEW]: () => refused(409, 'conflict', sentence),
  });
  await row('Two purple armchairs');
  const lists = () => platform.made('GET /donationitems/status/:status').length;
  const before = lists();
  await person.keyboard('a');
  expect(within(await screen.findByRole('alertdialog')).getByText(sentence)).toBeDefined();
  await row('Two purple armchairs');
  await waitFor(() => expect(lists()).toBeGreaterThan(before));
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
});

test('Reject asks why, and does not go without', async () => {
  const { person, platform } = open(every());
  await person.click(await press('Two purple armchairs', 'Reject'));
  await person.click(screen.getByRole('button', { name: /Confirm reject/ }));
  expect(within(await screen.findByRole('alertdialog')).getByText(REJECT_REASON_REQUIRED)).toBeDefined();
  expect(platform.made(REVIEW)).toHaveLength(0);
});

test('single keys move, open, approve and mark as collected', async () => {
  const { person, platform } = open(every(), '/admin/donations?tab=all');
  await row('Two purple armchairs');
  await person.keyboard('jj');
  expect(document.activeElement).toBe(await row('Cookery books'));
  await person.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Cookery books' });
  await person.keyboard('a');
  expect(platform.made(REVIEW)).toHaveLength(0);
  await person.click(screen.getByRole('button', { name: 'Close' }));
  await person.keyboard('c');
  await screen.findByText('Collected: Cookery books');
  expect(bodies(platform)).toEqual([{ status: 'collected', adminNotes: '', from: 'approved' }]);
  await person.keyboard('?');
  expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' }).textContent).toContain('Mark collected');
});

test('the details show every field, what happened so far, and the steps that may follow', async () => {
  const history = [
    { at: minutesAgo(30), by: 'Declan Roche', from: 'pending', to: 'approved', notes: 'Van on Thursday.' },
  ] as const;
  const { person, platform } = open([{ ...books, history: [...history] }], '/admin/donations?tab=approved');
  await person.click(await press('Cookery books', 'View Cookery books'));
  const drawer = await screen.findByRole('dialog', { name: 'Cookery books' });
  for (const fact of [
    'D-ABC123',
    '€120',
    'Deirdre Kinsella',
    '020 915 0002',
    '14 Charlton Hill, New Ross',
    'Green gate.',
  ]) {
    expect(drawer.textContent).toContain(fact);
  }
  expect(drawer.textContent).toContain('Offered by Deirdre Kinsella');
  expect(drawer.textContent).toContain('Approved by Declan Roche');
  expect(drawer.textContent).toContain('Van on Thursday.');
  await person.type(within(drawer).getByLabelText(/^Admin notes/), 'Fetched by Joe.');
  await person.click(within(drawer).getByRole('button', { name: 'Mark collected' }));
  await screen.findByText('Collected: Cookery books');
  expect(bodies(platform)).toEqual([{ status: 'collected', adminNotes: 'Fetched by Joe.', from: 'approved' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an address with an item opens it, wherever it stands, and Back closes it', async () => {
  const { person, router } = open(every(), '/admin/donations');
  await person.click(await press('Winter coats, six', 'View Winter coats, six'));
  await screen.findByRole('dialog', { name: 'Winter coats, six' });
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await act(() => router.navigate(`/admin/donations?item=${lamp.id}`));
  await screen.findByRole('dialog', { name: 'A reading lamp' });
});

test('while the details are open colleagues are told, and who has it open already is named', async () => {
  const until = new Date(Date.now() + 60_000).toISOString();
  const heldBy = { id: volunteer.id, name: 'Declan Roche', until };
  const { person, platform } = open([{ ...chairs, heldBy }], '/admin/donations', {
    'POST /donationitems/:id/hold': () => ({ mine: false, heldBy }),
  });
  expect((await row('Two purple armchairs')).textContent).toContain('Open at Declan Roche');
  await person.click(await press('Two purple armchairs', 'View Two purple armchairs'));
  await screen.findByText('Declan Roche has this open.');
  await person.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(platform.made('POST /donationitems/:id/release')).toHaveLength(1));
});

test('photos fill the screen; the arrow keys turn, Esc closes', async () => {
  const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:photo');
  const photoUrls = ['a', 'b'].map((letter) => `/api/media/${letter.repeat(22)}/1600x1200.webp`);
  const { person } = open([{ ...chairs, photoUrls }], `/admin/donations?item=${chairs.id}`, {
    'GET /media/:id/:name': () => new Blob(['photo'], { type: 'image/webp' }),
  });
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
  expect(screen.getByRole('dialog', { name: 'Two purple armchairs' })).toBeDefined();
  create.mockRestore();
});

test('an administrator deletes after a question; a volunteer meets no way to', async () => {
  const { person, platform, unmount } = open(every(), `/admin/donations?item=${coats.id}`);
  await person.click(await screen.findByRole('button', { name: 'Delete for good' }));
  const question = screen.getByRole('alertdialog');
  expect(question.textContent).toContain('Are you sure you want to permanently delete this donation?');
  await person.click(within(question).getByRole('button', { name: 'Delete for good' }));
  await gone('Winter coats, six');
  expect(platform.made('DELETE /donationitems/:id')).toHaveLength(1);
  unmount();
  open(every(), `/admin/donations?item=${coats.id}`, {}, volunteer);
  await screen.findByRole('dialog', { name: 'Winter coats, six' });
  expect(screen.queryByRole('button', { name: 'Delete for good' })).toBeNull();
});

test('the export takes the tab and the filters with it', async () => {
  const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:table');
  const saved: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { person, platform } = open(every(), '/admin/donations?tab=approved&category=books', {
    'GET /donationitems.csv': () => new Blob(['Reference'], { type: 'text/csv' }),
  });
  await row('Cookery books');
  await person.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(saved).toEqual(['donations-approved.csv']));
  expect(platform.made('GET /donationitems.csv')[0]?.query).toEqual({ status: 'approved', category: 'books' });
  create.mockRestore();
  click.mockRestore();
});

test('an export that fails is said in an alert', async () => {
  const { person } = open(every(), '/admin/donations', {
    'GET /donationitems.csv': () => refused(503, 'unavailable', 'The disk is full.'),
  });
  await row('Two purple armchairs');
  await person.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(within(await screen.findByRole('alertdialog')).getByText('The disk is full.')).toBeDefined();
});

test('the collection sheet lists what is approved and has to be fetched, by area', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const fetched = { ...books, pickupAddress: '3 Main Street, Clane, Co. Kildare' };
  const brought = donation({ id: idOf('radio'), description: 'A radio.', status: 'approved', pickupRequired: false });
  const { person } = open(
    [...every().filter(({ id }) => id !== books.id), fetched, brought],
    '/admin/donations/collection-sheet',
  );
  await screen.findByRole('heading', { name: /^Clane/ });
  const [table] = screen.getAllByRole('table');
  for (const fact of ['Deirdre Kinsella', '3 Main Street', '020 915 0002', 'Cookery books', 'Green gate.']) {
    expect(table?.textContent).toContain(fact);
  }
  expect(screen.getAllByRole('img', { name: 'Box to tick' })).toHaveLength(1);
  expect(document.body.textContent).not.toContain('A radio');
  await person.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

test('a collection sheet without anything to fetch says so', async () => {
  open([chairs], '/admin/donations/collection-sheet');
  expect(await screen.findByText('No approved donation is waiting to be picked up.')).toBeDefined();
});
