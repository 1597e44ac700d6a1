import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { EMAIL_REQUIRED, PASSWORD_REQUIRED, type StoredPerson, WRONG_CREDENTIALS } from '#contract/people/people.ts';
import { GOOGLE_NOT_SET_UP } from '#site/admin/account/login/ProviderButtons.tsx';
import { addPerson, PASSWORD } from '../../support/people.ts';
import { openPortal } from '../../support/portal.tsx';
import { screenApi } from '../../support/screen-api.ts';

const EMAIL = 'aoife@charity.example';
const LOGIN = ['POST', '/api/auth/login'] as const;
const NEW_PASSWORD = 'harbour oats lantern 42';

/** The portal at an address, with Aoife's account, and nobody signed in. */
const openSignedOut = async (address: string, details: Partial<StoredPerson> = {}) => {
  const api = screenApi();
  const aoife = await addPerson(api.deps, { email: EMAIL, ...details });
  return { ...(await openPortal(address, { api, as: null })), aoife };
};

const signIn = async ({ person }: Awaited<ReturnType<typeof openPortal>>, password = PASSWORD) => {
  await person.type(await screen.findByLabelText('Email'), EMAIL);
  await person.type(screen.getByLabelText('Password'), password);
  await person.click(screen.getByRole('button', { name: 'Sign in' }));
};

test('who is not signed in comes to the sign-in, and afterwards to where they wanted to go', async () => {
  const portal = await openSignedOut('/admin/testimonials?tab=all#part');
  const { router, platform, aoife } = portal;
  await screen.findByRole('heading', { name: 'Admin Portal' });
  expect(router.state.location.pathname).toBe('/admin/login');
  await signIn(portal);
  await screen.findByRole('heading', { name: 'Testimonials', level: 1 });
  const { pathname, search, hash } = router.state.location;
  expect(pathname + search + hash).toBe('/admin/testimonials?tab=all#part');
  expect(platform.session.current()?.id).toBe(aoife.id);
});

test('a sign-in without an origin leads to the dashboard', async () => {
  const portal = await openSignedOut('/admin/login');
  await signIn(portal);
  await waitFor(() => expect(portal.router.state.location.pathname).toBe('/admin'));
});

test('email and password are required', async () => {
  const { person, line } = await openSignedOut('/admin/login');
  await person.click(await screen.findByRole('button', { name: 'Sign in' }));
  expect(screen.getAllByText(EMAIL_REQUIRED)).toHaveLength(1);
  expect(screen.getAllByText(PASSWORD_REQUIRED)).toHaveLength(1);
  expect(line.made(...LOGIN)).toHaveLength(0);
});

test('a refused sign-in is shown in the red box, in the specified words and the server’s; the right one takes it away', async () => {
  const portal = await openSignedOut('/admin/login');
  await signIn(portal, 'a wrong password');
  const box = await screen.findByRole('alert');
  expect(box.textContent).toContain('HTTP error! status: 401');
  expect(box.textContent).toContain(WRONG_CREDENTIALS);
  expect(box.className).toContain('alert--bad');
  expect(portal.platform.session.current()).toBeNull();
  await portal.person.clear(screen.getByLabelText('Email'));
  await portal.person.clear(screen.getByLabelText('Password'));
  await signIn(portal);
  await waitFor(() => expect(portal.router.state.location.pathname).toBe('/admin'));
  expect(screen.queryByText(WRONG_CREDENTIALS)).toBeNull();
});

test('an unreachable server is said in plain words', async () => {
  const portal = await openSignedOut('/admin/login');
  portal.line.offline();
  await signIn(portal);
  expect((await screen.findByRole('alert')).textContent).toContain('The server cannot be reached.');
});

test('the password can be shown and hidden', async () => {
  const { person } = await openSignedOut('/admin/login');
  const field = await screen.findByLabelText('Password');
  expect(field.getAttribute('type')).toBe('password');
  await person.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field.getAttribute('type')).toBe('text');
  await person.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field.getAttribute('type')).toBe('password');
});

test('Microsoft that is not initialised is only logged', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { person } = await openSignedOut('/admin/login');
  await person.click(await screen.findByRole('button', { name: 'Continue with Microsoft' }));
  await waitFor(() => expect(warn).toHaveBeenCalledWith('Microsoft sign-in is not initialised.'));
  expect(screen.queryByRole('alert')).toBeNull();
  warn.mockRestore();
});

test('Google that is not set up says so', async () => {
  const { person } = await openSignedOut('/admin/login');
  await person.click(await screen.findByRole('button', { name: 'Continue with Google' }));
  expect((await screen.findByRole('alert')).textContent).toContain(GOOGLE_NOT_SET_UP);
});

test('a password that was made up has to be changed first, and then the way goes on', async () => {
  const portal = await openSignedOut('/admin/testimonials', { mustChangePassword: true });
  const { router, person, api, aoife } = portal;
  await signIn(portal);
  await screen.findByRole('heading', { name: 'Choose a new password' });
  expect(router.state.location.pathname).toBe('/admin/login');
  await person.type(screen.getByLabelText('Current password'), PASSWORD);
  await person.type(screen.getByLabelText(/^New password/), NEW_PASSWORD);
  await person.click(screen.getByRole('button', { name: 'Save new password' }));
  await screen.findByRole('heading', { name: 'Testimonials', level: 1 });
  expect(api.deps.store.data.people.get(aoife.id)?.mustChangePassword).toBe(false);
  const again = await api.call('post', '/auth/login', { json: { email: EMAIL, password: NEW_PASSWORD } });
  expect(again.status).toBe(200);
});

test('signing out ends at the sign-in, and the session on the server, too', async () => {
  const { router, person, api } = await openPortal('/admin/testimonials');
  await screen.findByRole('heading', { name: 'Testimonials', level: 1 });
  expect(api.deps.store.data.sessions.size).toBe(1);
  await person.click(screen.getByRole('button', { name: 'Sign out' }));
  await screen.findByRole('heading', { name: 'Admin Portal' });
  expect(router.state.location.pathname).toBe('/admin/login');
  await waitFor(() => expect(api.deps.store.data.sessions.size).toBe(0));
});
