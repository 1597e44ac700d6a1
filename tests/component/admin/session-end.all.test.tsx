import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addWaitingOffer, addWaitingStory } from '../../support/desk-records.ts';
import { addPerson, PASSWORD } from '../../support/people.ts';
import { openPortal, volunteer } from '../../support/portal.tsx';
import { decideStory } from '../../support/records.ts';
import { type ScreenApi, screenApi } from '../../support/screen-api.ts';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  window.scrollTo = vi.fn();
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Puts the clocks of the screen and of the server forward, further than a session lasts. */
const letSessionRunOut = () => vi.setSystemTime(Date.now() + 13 * 60 * 60_000);
const card = (name: string) => screen.findByRole('article', { name });
const inCard = async (name: string, button: string) => within(await card(name)).getByRole('button', { name: button });
const notes = () => screen.findByLabelText<HTMLTextAreaElement>(/^Admin notes/);
const signInAgain = () => screen.findByRole('dialog', { name: 'Sign in to go on' });

const withStory = async (address = '/admin/testimonials', api = screenApi()) => {
  const id = await addWaitingStory(
    api,
    { name: 'Maura Cullen', content: 'They drove me home in the snow.' },
    { minutesAgo: 10 },
  );
  const portal = await openPortal(address, { api, as: volunteer });
  return { id, stored: () => api.deps.store.data.testimonials.get(id), ...portal };
};

const enterPassword = async ({ person }: Pick<Awaited<ReturnType<typeof openPortal>>, 'person'>) => {
  const dialog = await signInAgain();
  await person.type(within(dialog).getByLabelText('Password'), PASSWORD);
  await person.click(within(dialog).getByRole('button', { name: 'Sign in and go on' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sign in to go on' })).toBeNull());
};

test('a session that runs out in the middle of a sentence takes nothing away: after the sign-in the sentence goes on', async () => {
  const portal = await withStory();
  const { person, stored } = portal;
  await person.click(await inCard('Maura Cullen', 'Reject'));
  await person.type(await notes(), 'It names a con');
  const field = await notes();
  letSessionRunOut();
  await person.click(screen.getByRole('button', { name: 'Refresh' }));
  expect((await signInAgain()).textContent).toContain('“It names a con”');
  expect(await notes()).toBe(field);
  await enterPassword(portal);
  await person.type(field, 'sultant.');
  await person.click(screen.getByRole('button', { name: 'Confirm reject' }));
  await waitFor(() => expect(stored()).toMatchObject({ status: 'rejected', adminNotes: 'It names a consultant.' }));
});

test('a session that ends because nobody used it says so over the screen, and nothing typed is lost', async () => {
  const api = screenApi();
  const json = { secondFactor: 'nobody', idleMinutes: 30 };
  await api.call('PUT', '/settings/security', { as: await api.staff(), json });
  const portal = await withStory('/admin/testimonials', api);
  await portal.person.click(await inCard('Maura Cullen', 'Reject'));
  await portal.person.type(await notes(), 'It names a con');
  const field = await notes();
  vi.setSystemTime(Date.now() + 31 * 60_000);
  await portal.person.click(screen.getByRole('button', { name: 'Refresh' }));
  expect((await signInAgain()).textContent).toContain('You were away for a while, so your session ended.');
  await enterPassword(portal);
  expect(await notes()).toBe(field);
  expect(field.value).toBe('It names a con');
});

test('a decision that is refused because the session has run out is sent after the sign-in, once', async () => {
  const portal = await withStory();
  const { person, stored, line } = portal;
  await person.click(await inCard('Maura Cullen', 'Approve'));
  letSessionRunOut();
  await person.click(screen.getByRole('button', { name: 'Confirm approve' }));
  await signInAgain();
  expect(stored()?.status).toBe('pending');
  await enterPassword(portal);
  await waitFor(() => expect(stored()?.status).toBe('approved'));
  expect(line.made('PUT', '/api/testimonials/:id/status')).toHaveLength(2);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a colleague who signs in over the screen of somebody else does not see what was typed, nor send it', async () => {
  const portal = await withStory();
  const { person, stored, platform, api } = portal;
  const nuala = await addPerson(api.deps, { name: 'Nuala Kehoe' });
  await person.click(await inCard('Maura Cullen', 'Reject'));
  await person.type(await notes(), 'It names a consultant.');
  letSessionRunOut();
  await person.click(screen.getByRole('button', { name: 'Confirm reject' }));
  await signInAgain();
  await platform.session.signIn({ way: 'password', email: nuala.email, password: PASSWORD });
  await card('Maura Cullen');
  await waitFor(() => expect(screen.queryByLabelText(/^Admin notes/)).toBeNull());
  expect(stored()?.status).toBe('pending');
});

test('who starts over comes to the sign-in, and what was typed is forgotten', async () => {
  const { person } = await withStory();
  await person.click(await inCard('Maura Cullen', 'Reject'));
  await person.type(await notes(), 'It names a consultant.');
  letSessionRunOut();
  await person.click(screen.getByRole('button', { name: 'Refresh' }));
  await person.click(within(await signInAgain()).getByRole('button', { name: 'Not Declan? Start over' }));
  await screen.findByRole('heading', { name: 'Admin Portal' });
  expect(sessionStorage).toHaveLength(0);
});

test('a session that an administrator ends says so and hides the screen; the words are there again when the same person is back', async () => {
  const { api, me, person } = await withStory();
  await screen.findAllByText('Live');
  await person.click(await inCard('Maura Cullen', 'Reject'));
  await person.type(await notes(), 'It names a consultant.');
  const as = await api.staff('Administrator', 'Nuala Kehoe');
  await api.call('delete', `/people/${me?.id}/sessions`, { as });
  await screen.findByRole('heading', { name: 'Admin Portal' });
  expect(screen.getAllByText('An administrator has ended your session.')).toHaveLength(1);
  expect(screen.getAllByText('What you typed is kept.')).toHaveLength(1);
  expect(screen.queryByText('They drove me home in the snow.')).toBeNull();
  await person.type(screen.getByLabelText('Email'), String(me?.email));
  await person.type(screen.getByLabelText('Password'), PASSWORD);
  await person.click(screen.getByRole('button', { name: 'Sign in' }));
  expect((await notes()).value).toBe('It names a consultant.');
});

/** Opens the same address in the same tab, as a reload does. */
const reload = async (api: ScreenApi, portal: Awaited<ReturnType<typeof openPortal>>, address: string) => {
  portal.unmount();
  return openPortal(address, { api, as: { ...portal.me } });
};

test('what is typed about a testimonial is there after a reload, and still knows what a colleague did meanwhile', async () => {
  const { id, api, person, ...portal } = await withStory();
  await person.click(await inCard('Maura Cullen', 'Reject'));
  await person.type(await notes(), 'It names a consultant.');
  await reload(api, { ...portal, api, person }, '/admin/testimonials');
  expect((await notes()).value).toBe('It names a consultant.');
  await decideStory(api, id, 'approve', { by: await addPerson(api.deps, { name: 'Nuala Kehoe' }) });
  await screen.findByText(/^Approved by Nuala Kehoe on .*\.$/);
  expect(screen.queryByRole('button', { name: 'Confirm reject' })).toBeNull();
});

test('what is typed about an offer is there after a reload, for the donor and for colleagues', async () => {
  const api = screenApi();
  await addWaitingOffer(api);
  const portal = await openPortal('/admin/donations/pending', { api, as: volunteer });
  const { person } = portal;
  await person.click(await inCard('Two purple armchairs', 'Reject'));
  await person.type(await notes(), 'Woodworm.');
  await person.type(screen.getByLabelText(/^Reason for the donor/), 'It is too worn.');
  await reload(api, portal, '/admin/donations/pending');
  expect((await notes()).value).toBe('Woodworm.');
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Reason for the donor/).value).toBe('It is too worn.');
});

test('of a record only its id and what a decision depends on are kept beside the typed words', async () => {
  const { person } = await withStory();
  await person.click(await inCard('Maura Cullen', 'Reject'));
  await person.type(await notes(), 'Hm.');
  await waitFor(() => expect(sessionStorage.getItem('portal.typed.testimonial')).toContain('Hm.'));
  expect(sessionStorage.getItem('portal.typed.testimonial')).not.toMatch(/Maura|drove|@/);
});
