import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StoredPerson } from '#contract/people/people.ts';
import { addPerson, PASSWORD } from '../../support/people.ts';
import { openPortal } from '../../support/portal.tsx';
import { changeSettings } from '../../support/records.ts';
import { type ScreenApi, screenApi } from '../../support/screen-api.ts';

beforeEach(() => {
  window.scrollTo = vi.fn();
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const SETTINGS = '/admin/settings?section=contact';
const RESTORED = 'What you typed here before is back. It is not saved yet.';
const KEPT = 'What you typed is kept.';
const phone = () => screen.findByLabelText<HTMLInputElement>('Phone');

type Portal = Awaited<ReturnType<typeof openPortal>>;
const type = async ({ person }: Portal, to: string) => {
  await person.clear(await phone());
  await person.type(await phone(), to);
};
/** Half a change of the settings, by Aoife. */
const begin = async () => {
  const api = screenApi();
  const aoife = await addPerson(api.deps, { name: 'Aoife Doyle' });
  const portal = await openPortal(SETTINGS, { api, as: aoife });
  await type(portal, '020 915 3000');
  return { api, aoife, portal };
};
/** The same address in the same tab anew. */
const reload = async (api: ScreenApi, as: StoredPerson, address = SETTINGS) => {
  cleanup();
  return openPortal(address, { api, as });
};

test('what is typed in the settings is there after a reload, said to be unsaved, and forgotten once it is saved', async () => {
  const { api, aoife } = await begin();
  const { person } = await reload(api, aoife);
  expect((await phone()).value).toBe('020 915 3000');
  screen.getByText(RESTORED);
  await person.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByText('Saved. The website shows it now.');
  expect(api.deps.store.data.settings.get('settings')?.contact.phone).toBe('020 915 3000');
  await reload(api, aoife);
  await phone();
  expect(screen.queryByText(RESTORED)).toBeNull();
});

test('what a colleague saved meanwhile is not overwritten unseen by what is back', async () => {
  const { api, aoife } = await begin();
  await changeSettings(api, ({ contact }) => ({ contact: { ...contact, phone: '020 915 2000' } }));
  const { person } = await reload(api, aoife);
  await person.click(await screen.findByRole('button', { name: 'Save changes' }));
  await screen.findByText(/A colleague has changed this meanwhile/);
  expect(api.deps.store.data.settings.get('settings')?.contact.phone).toBe('020 915 2000');
});

test('what is typed is forgotten when it is undone, and when the screen is left without it', async () => {
  const { api, aoife, portal } = await begin();
  await portal.person.click(screen.getByRole('button', { name: 'Undo' }));
  let next = await reload(api, aoife);
  const saved = (await phone()).value;
  expect(saved).not.toBe('020 915 3000');
  await type(next, '020 915 4000');
  const [today] = screen.getAllByRole('link', { name: 'Today' });
  await next.person.click(today as HTMLElement);
  await next.person.click(await screen.findByRole('button', { name: 'Leave' }));
  await screen.findByRole('heading', { name: /Aoife/, level: 1 });
  next = await reload(api, aoife);
  expect((await phone()).value).toBe(saved);
});

test('what is typed when the session is ended from elsewhere is kept, the sign-in says so, and it is there again', async () => {
  const { api, aoife, portal } = await begin();
  await screen.findAllByText('Live');
  const as = await api.staff('Administrator', 'Nuala Kehoe');
  await api.call('delete', `/people/${aoife.id}/sessions`, { as });
  await screen.findByText(KEPT);
  expect(screen.queryByLabelText('Phone')).toBeNull();
  await portal.person.type(screen.getByLabelText('Email'), aoife.email);
  await portal.person.type(screen.getByLabelText('Password'), PASSWORD);
  await portal.person.click(screen.getByRole('button', { name: 'Sign in' }));
  expect((await phone()).value).toBe('020 915 3000');
});

test('somebody else who signs in finds nothing of it, nor does its writer afterwards', async () => {
  const { api, aoife, portal } = await begin();
  const nuala = await addPerson(api.deps, { name: 'Nuala Kehoe' });
  await portal.platform.session.signIn({ way: 'password', email: nuala.email, password: PASSWORD });
  await waitFor(async () => expect((await phone()).value).not.toBe('020 915 3000'));
  await reload(api, aoife);
  expect((await phone()).value).not.toBe('020 915 3000');
});

test('who signs out is asked first, and then nothing is kept', async () => {
  const { portal } = await begin();
  await portal.person.click(screen.getByRole('button', { name: 'Sign out' }));
  const question = within(await screen.findByRole('alertdialog'));
  question.getByText('What you changed here is not saved yet.');
  await portal.person.click(question.getByRole('button', { name: 'Sign out and wipe it' }));
  await screen.findByRole('heading', { name: 'Admin Portal' });
  expect(screen.queryByText(KEPT)).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

test('who signs out on another screen than the one with the words is asked, too', async () => {
  const { api, aoife } = await begin();
  const { person } = await reload(api, aoife, '/admin/privacy');
  await person.click(await screen.findByRole('button', { name: 'Sign out' }));
  within(await screen.findByRole('alertdialog')).getByText('Something that you typed is not saved yet.');
});

test('a dialog that was closed by accident has its words again, and none after Cancel', async () => {
  const api = screenApi();
  const { person } = await openPortal('/admin/privacy', { api });
  const open = async () => person.click(await screen.findByRole('button', { name: 'New request' }));
  const name = () => screen.findByLabelText<HTMLInputElement>('Who asks');
  await open();
  await person.type(await name(), 'Maura Cullen');
  await person.click(screen.getByRole('button', { name: 'Close' }));
  await open();
  expect((await name()).value).toBe('Maura Cullen');
  screen.getByText(RESTORED);
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  await open();
  expect((await name()).value).toBe('');
});
