import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { addCoats, addWaitingOffer } from '../../support/desk-records.ts';
import { catchDownloads } from '../../support/downloads.ts';
import { openPortal } from '../../support/portal.tsx';
import { decideOffer, made } from '../../support/records.ts';
import { type ScreenApi, screenApi } from '../../support/screen-api.ts';
import { formOf, pngFile } from '../../support/submissions.ts';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  window.scrollTo = vi.fn();
});
const REVIEW = ['PATCH', '/api/donationitems/:id/review'] as const;

const open = (api: ScreenApi) => openPortal('/admin/donations/pending?order=newest', { api });
/** The pending offers: the armchairs, and under them the coats. */
const openTwo = async () => {
  const api = screenApi();
  const chairs = await addWaitingOffer(api);
  await addCoats(api);
  return { ...(await open(api)), chairs, kept: () => api.deps.store.data.donations.get(chairs.id) };
};
const card = (name: string) => screen.findByRole('article', { name });
const gone = (name: string) => waitFor(() => expect(screen.queryByRole('article', { name })).toBeNull());
const inCard = async (name: string, button: string) => within(await card(name)).getByRole('button', { name: button });

test('a card says what is offered, by whom, and what it may be worth', async () => {
  await openTwo();
  const shown = await card('Two purple armchairs');
  for (const fact of ['Wool covers, from a smoke-free home.', 'Deirdre Kinsella · 38 minutes ago', '€120']) {
    expect(shown.textContent).toContain(fact);
  }
  expect(within(shown).getAllByText(/^(Furniture|Good)$/)).toHaveLength(2);
  expect((await card('Winter coats, six')).textContent).toContain('No value given');
});

test('one of one is one item', async () => {
  const api = screenApi();
  await addWaitingOffer(api);
  const { person } = await open(api);
  await person.selectOptions(await screen.findByLabelText('Category'), 'furniture');
  await screen.findAllByText('1 of 1 item');
});

test('search and filters narrow the list; nothing found is said in the specified words', async () => {
  const { person, router } = await openTwo();
  await card('Two purple armchairs');
  await person.selectOptions(screen.getByLabelText('Category'), 'clothing');
  await gone('Two purple armchairs');
  await person.selectOptions(screen.getByLabelText('Condition'), 'excellent');
  await card('Winter coats, six');
  await person.type(screen.getByLabelText('Search items and people'), 'piano');
  await screen.findByText('No donations match your criteria.');
  expect(router.state.location.search).toContain('q=piano');
  await person.click(screen.getByRole('button', { name: 'Clear filters' }));
  await card('Two purple armchairs');
  expect(screen.getByLabelText('Search items and people')).toHaveProperty('value', '');
});

test('ten stand on a page', async () => {
  const api = screenApi();
  for (let at = 1; at <= 12; at += 1) {
    await addWaitingOffer(api, { description: `Item number ${at}` }, { minutesAgo: at });
  }
  const { person } = await open(api);
  await card('Item number 10');
  expect(screen.queryByRole('article', { name: 'Item number 11' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Page 2' }));
  await card('Item number 12');
  expect(screen.queryByRole('article', { name: 'Item number 10' })).toBeNull();
});

test('a decision that is refused after its screen was left opens nothing on another', async () => {
  const { api, person, line, chairs, router } = await openTwo();
  const held = line.holdNext(...REVIEW);
  await person.click(await inCard('Two purple armchairs', 'View Two purple armchairs'));
  const drawer = screen.getByRole('dialog', { name: 'Two purple armchairs' });
  await person.type(within(drawer).getByLabelText(/^Admin notes/), 'Van on Thursday.');
  await person.click(within(drawer).getByRole('button', { name: 'Approve' }));
  await held.sent;
  await decideOffer(api, chairs.id, 'rejected');
  await router.navigate('/admin/messages');
  await screen.findByRole('heading', { name: 'Messages' });
  held.release();
  await screen.findByText(/rejected by Nuala Kehoe/);
  expect(router.state.location).toMatchObject({ pathname: '/admin/messages', search: '' });
});

test('a reason for the donor is chosen, changed, and kept apart from the note for colleagues', async () => {
  const { person, kept } = await openTwo();
  await person.click(await inCard('Two purple armchairs', 'Reject'));
  const dialog = screen.getByRole('dialog', { name: 'Reject this donation?' });
  await person.click(await within(dialog).findByRole('button', { name: 'No room' }));
  const reason = within(dialog).getByLabelText(/^Reason for the donor/);
  expect(document.activeElement).toBe(reason);
  expect(reason.textContent).toMatch(/no room/);
  expect(dialog.textContent).toContain('Deirdre reads this');
  await person.clear(reason);
  await person.type(reason, 'The shop is full of sofas.');
  await person.click(within(dialog).getByRole('button', { name: 'Confirm reject' }));
  await waitFor(() => expect(kept()).toMatchObject({ status: 'rejected', adminNotes: null }));
  expect(kept()?.reasonForDonor).toBe('The shop is full of sofas.');
  expect((await screen.findByText(/told in two minutes/)).textContent).toContain('unless you undo it');
});

test('the timeline names the mails, and the number to ring where one could not be delivered', async () => {
  const { person, api, chairs } = await openTwo();
  await api.deps.store.change((draft) => {
    for (const mail of draft.mails.list('about', chairs.id)) draft.mails.put({ ...mail, state: 'failed' });
  });
  await person.click(await inCard('Two purple armchairs', 'View Two purple armchairs'));
  const drawer = screen.getByRole('dialog', { name: 'Two purple armchairs' });
  await waitFor(() => expect(drawer.textContent).toContain('Mail could not be delivered: ring instead, 020 915 0002'));
  expect(drawer.textContent).toContain('Offer received');
});

test('the drawer shows every field and decides, too', async () => {
  const { person, chairs, kept } = await openTwo();
  await person.click(await inCard('Two purple armchairs', 'View Two purple armchairs'));
  const drawer = screen.getByRole('dialog', { name: 'Two purple armchairs' });
  for (const fact of [
    chairs.reference,
    '€120',
    'Deirdre Kinsella',
    '020 915 0002',
    'deirdre@post.example',
    '14 Charlton Hill, New Ross',
    'Green gate.',
    'Pickup requested',
    'Two purple armchairs. Wool covers, from a smoke-free home.',
  ]) {
    expect(drawer.textContent).toContain(fact);
  }
  await person.type(within(drawer).getByLabelText(/^Admin notes/), 'Van on Thursday.');
  await person.click(within(drawer).getByRole('button', { name: 'Approve' }));
  await gone('Two purple armchairs');
  await waitFor(() => expect(kept()).toMatchObject({ status: 'approved', adminNotes: 'Van on Thursday.' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Two purple armchairs' })).toBeNull());
});

test('photos are fetched with the session, the small copies for the small places', async () => {
  catchDownloads();
  const api = screenApi();
  const { id } = await addWaitingOffer(api, {}, { minutesAgo: 1 });
  const form = formOf({ photos: [pngFile(1600, 1200), pngFile(1600, 1200)] });
  made(await api.call('post', `/donationitems/${id}/photos`, { form }));
  const [first, second] = api.deps.store.data.donations.get(id)?.photos ?? [];
  const { person, line } = await open(api);
  await person.click(await inCard('Two purple armchairs', 'View Two purple armchairs'));
  const drawer = screen.getByRole('dialog', { name: 'Two purple armchairs' });
  await within(drawer).findByAltText('Two purple armchairs, photo 1 of 2');
  await person.click(within(drawer).getByRole('button', { name: 'Photo 2' }));
  await within(drawer).findByAltText('Two purple armchairs, photo 2 of 2');
  await waitFor(() =>
    expect(line.made('GET', '/api/media/:id/:name').map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        `/api/media/${first?.id}/800x600.webp`,
        `/api/media/${second?.id}/400x300.webp`,
        `/api/media/${second?.id}/1600x1200.webp`,
      ]),
    ),
  );
});

test('single keys move, approve and reject', async () => {
  const { person, kept } = await openTwo();
  await card('Two purple armchairs');
  await person.keyboard('j');
  expect(document.activeElement).toBe(await card('Winter coats, six'));
  await person.keyboard('r');
  expect(screen.getByRole('dialog', { name: 'Reject this donation?' }).textContent).toContain('Winter coats, six');
  await person.keyboard('Torn.{Control>}{Enter}{/Control}');
  await gone('Winter coats, six');
  await waitFor(async () => expect(document.activeElement).toBe(await card('Two purple armchairs')));
  await person.keyboard('a');
  await screen.findByText('No pending donations at the moment.');
  await waitFor(() => expect(kept()?.status).toBe('approved'));
});

test('the second click of a double click and a held key decide nothing about the next offer', async () => {
  const { person, line } = await openTwo();
  fireEvent.click(await inCard('Two purple armchairs', 'Approve'), { detail: 1 });
  await gone('Two purple armchairs');
  fireEvent.click(await inCard('Winter coats, six', 'Approve'), { detail: 2 });
  fireEvent.keyDown(document.body, { key: 'a', repeat: true });
  await person.keyboard('r');
  expect(screen.getByRole('dialog', { name: 'Reject this donation?' }).textContent).toContain('Winter coats, six');
  expect(line.made(...REVIEW)).toHaveLength(1);
});

test('a held key goes on from card to card', async () => {
  await openTwo();
  await card('Two purple armchairs');
  fireEvent.keyDown(document.body, { key: 'j', repeat: true });
  expect(document.activeElement).toBe(await card('Winter coats, six'));
});
