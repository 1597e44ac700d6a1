import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DonationItem } from '#contract/donation-desk.ts';
import { REJECT_REASON_REQUIRED } from '#contract/moderation.ts';
import { openPortal } from '../../support/admin-app.tsx';
import { type FakeRoutes, refused } from '../../support/fake-platform.ts';
import { heldBack } from '../../support/held-back.ts';
import { donation, donationRoutes, idOf } from '../../support/staff-data.ts';

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = vi.fn();
  window.scrollTo = vi.fn();
});
afterEach(cleanup);

const open = (rows: DonationItem[], routes: FakeRoutes = {}, at = '/admin/donations/pending') =>
  openPortal(at, { routes: { ...donationRoutes(rows), ...routes } });

const armchairs = donation();
const coats = donation({
  id: idOf('coats'),
  description: 'Winter coats, six.',
  category: 'clothing',
  condition: 'excellent',
  estimatedValue: null,
});
const card = (name: string) => screen.findByRole('article', { name });
const inCard = async (name: string, button: string) => within(await card(name)).getByRole('button', { name: button });

test('a card says what is offered, by whom, and what it may be worth', async () => {
  open([armchairs, coats]);
  const shown = await card('Two purple armchairs');
  expect(shown.textContent).toContain('Wool covers, from a smoke-free home.');
  expect(shown.textContent).toContain('Deirdre Kinsella · 38 minutes ago');
  expect(shown.textContent).toContain('€120');
  expect(within(shown).getByText('Furniture')).toBeDefined();
  expect(within(shown).getByText('Good')).toBeDefined();
  expect((await card('Winter coats, six')).textContent).toContain('No value given');
});

test('nothing pending is said in the specified words', async () => {
  open([]);
  expect(await screen.findByText('No pending donations at the moment.')).toBeDefined();
});

test('search and filters go to the server; nothing found is said in the specified words', async () => {
  const { person, platform, router } = open([armchairs, coats]);
  await card('Two purple armchairs');
  await person.selectOptions(screen.getByLabelText('Category'), 'clothing');
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Two purple armchairs' })).toBeNull());
  await person.selectOptions(screen.getByLabelText('Condition'), 'excellent');
  await person.type(screen.getByLabelText('Search items and people'), 'piano');
  expect(await screen.findByText('No donations match your criteria.')).toBeDefined();
  expect(platform.made('GET /donationitems/status/pending').at(-1)?.query).toEqual({
    page: '1',
    pageSize: '10',
    q: 'piano',
    category: 'clothing',
    condition: 'excellent',
  });
  expect(router.state.location.search).toContain('q=piano');
  await person.click(screen.getByRole('button', { name: 'Clear filters' }));
  await card('Two purple armchairs');
  expect((screen.getByLabelText('Search items and people') as HTMLInputElement).value).toBe('');
});

test('a search is sent once the typing pauses, not at every letter', async () => {
  const { person, platform } = open([armchairs, coats]);
  await card('Two purple armchairs');
  await person.type(screen.getByLabelText('Search items and people'), 'coats');
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Two purple armchairs' })).toBeNull());
  const searches = platform.made('GET /donationitems/status/pending').map(({ query }) => query.q);
  expect(searches).toEqual([undefined, 'coats']);
});

test('ten stand on a page', async () => {
  const rows = Array.from({ length: 12 }, (_, index) =>
    donation({ id: idOf(`d${index}-`), description: `Item number ${index + 1}` }),
  );
  const { person } = open(rows);
  await card('Item number 10');
  expect(screen.queryByRole('article', { name: 'Item number 11' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Page 2' }));
  await card('Item number 12');
});

test('Approve calls the review at once and the card leaves before the answer', async () => {
  const answer = heldBack();
  const rows = [armchairs, coats];
  const working = donationRoutes(rows)['PATCH /donationitems/:id/review'];
  const { person, platform } = open(rows, {
    'PATCH /donationitems/:id/review': async (call) => {
      await answer.free;
      return working?.(call);
    },
  });
  await person.click(await inCard('Two purple armchairs', 'Approve'));
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Two purple armchairs' })).toBeNull());
  expect(platform.made('PATCH /donationitems/:id/review')[0]?.body).toEqual({
    status: 'approved',
    adminNotes: '',
    from: 'pending',
  });
  answer.letGo();
  expect(await screen.findByText('Approved: Two purple armchairs')).toBeDefined();
});

test('a refused decision brings the card back and says why', async () => {
  const sentence = 'This donation was approved by Declan on 3 March.';
  const { person } = open([armchairs, coats], {
    'PATCH /donationitems/:id/review': () => refused(409, 'conflict', sentence),
  });
  await person.click(await inCard('Two purple armchairs', 'Approve'));
  expect(within(await screen.findByRole('alertdialog')).getByText(sentence)).toBeDefined();
  await card('Two purple armchairs');
});

test('Reject asks why, and does not go without', async () => {
  const { person, platform } = open([armchairs, coats]);
  await person.click(await inCard('Two purple armchairs', 'Reject'));
  const dialog = screen.getByRole('dialog', { name: 'Reject this donation?' });
  await person.click(within(dialog).getByRole('button', { name: 'Confirm reject' }));
  const alert = await screen.findByRole('alertdialog');
  expect(within(alert).getByText(REJECT_REASON_REQUIRED)).toBeDefined();
  await person.click(within(alert).getByRole('button', { name: 'Close' }));
  await person.type(within(dialog).getByLabelText(/^Admin notes/), 'No room for sofas.');
  await person.click(within(dialog).getByRole('button', { name: 'Confirm reject' }));
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Two purple armchairs' })).toBeNull());
  expect(platform.made('PATCH /donationitems/:id/review')[0]?.body).toEqual({
    status: 'rejected',
    adminNotes: 'No room for sofas.',
    from: 'pending',
  });
});

test('the drawer shows every field and decides, too', async () => {
  const { person, platform } = open([armchairs]);
  await person.click(await inCard('Two purple armchairs', 'View Two purple armchairs'));
  const drawer = screen.getByRole('dialog', { name: 'Two purple armchairs' });
  for (const fact of [
    'D-ABC123',
    '€120',
    'Deirdre Kinsella',
    '020 915 0002',
    'deirdre@post.example',
    '14 Charlton Hill, New Ross',
    'Green gate.',
    'Pickup requested',
    armchairs.description,
  ]) {
    expect(drawer.textContent).toContain(fact);
  }
  await person.type(within(drawer).getByLabelText(/^Admin notes/), 'Van on Thursday.');
  await person.click(within(drawer).getByRole('button', { name: 'Approve' }));
  await screen.findByText('No pending donations at the moment.');
  expect(platform.made('PATCH /donationitems/:id/review')[0]?.body).toMatchObject({ adminNotes: 'Van on Thursday.' });
});

test('photos are fetched with the session, the small copies for the small places', async () => {
  const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:photo');
  const urls = ['a', 'b'].map((letter) => `/api/media/${letter.repeat(22)}/1600x1200.webp`);
  const { person, platform } = open([donation({ photoUrls: urls })], {
    'GET /media/:id/:name': () => new Blob(['photo'], { type: 'image/webp' }),
  });
  await person.click(await inCard('Two purple armchairs', 'View Two purple armchairs'));
  const drawer = screen.getByRole('dialog', { name: 'Two purple armchairs' });
  await within(drawer).findByAltText('Two purple armchairs, photo 1 of 2');
  await person.click(within(drawer).getByRole('button', { name: 'Photo 2' }));
  await within(drawer).findByAltText('Two purple armchairs, photo 2 of 2');
  const paths = platform.made('GET /media/:id/:name').map(({ path }) => path);
  expect(paths).toContain(`/media/${'a'.repeat(22)}/800x600.webp`);
  expect(paths).toContain(`/media/${'b'.repeat(22)}/400x300.webp`);
  expect(paths).toContain(`/media/${'b'.repeat(22)}/1600x1200.webp`);
  create.mockRestore();
});

test('a list that cannot be loaded says so', async () => {
  open([], { 'GET /donationitems/status/pending': () => refused(500, 'internal', 'No.') });
  expect(await screen.findByText('Error loading donations. Please try refreshing the page.')).toBeDefined();
});

test('single keys move, approve and reject', async () => {
  const { person } = open([armchairs, coats]);
  await card('Two purple armchairs');
  await person.keyboard('j');
  expect(document.activeElement).toBe(await card('Winter coats, six'));
  await person.keyboard('r');
  expect(screen.getByRole('dialog', { name: 'Reject this donation?' }).textContent).toContain('Winter coats, six');
  await person.keyboard('Torn.{Control>}{Enter}{/Control}');
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Winter coats, six' })).toBeNull());
  await waitFor(async () => expect(document.activeElement).toBe(await card('Two purple armchairs')));
  await person.keyboard('a');
  await screen.findByText('No pending donations at the moment.');
});
