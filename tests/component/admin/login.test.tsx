import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EMAIL_REQUIRED, PASSWORD_REQUIRED, WRONG_CREDENTIALS } from '#contract/people.ts';
import { GOOGLE_NOT_SET_UP } from '#site/admin/login/ProviderButtons.tsx';
import { ApiError } from '#site/client/api-error.ts';
import { openPortal } from '../../support/admin-app.tsx';
import { administrator, testimonialRoutes } from '../../support/staff-data.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const fill = async (person: ReturnType<typeof openPortal>['person']) => {
  await person.type(await screen.findByLabelText('Email'), 'aoife@charity.example');
  await person.type(screen.getByLabelText('Password'), 'a long password');
};

test('who is not signed in comes to the sign-in, and afterwards to where they wanted to go', async () => {
  const signIn = vi.fn(async () => administrator);
  const { router, person } = openPortal('/admin/testimonials?tab=all', {
    user: null,
    signIn,
    routes: testimonialRoutes([]),
  });
  await screen.findByRole('heading', { name: 'Admin Portal' });
  expect(router.state.location.pathname).toBe('/admin/login');
  await fill(person);
  await person.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByRole('heading', { name: 'Testimonials', level: 1 });
  expect(router.state.location.pathname + router.state.location.search).toBe('/admin/testimonials?tab=all');
  expect(signIn).toHaveBeenCalledWith({
    way: 'password',
    email: 'aoife@charity.example',
    password: 'a long password',
  });
});

test('a sign-in without an origin leads to the dashboard', async () => {
  const { router, person } = openPortal('/admin/login', { user: null, signIn: async () => administrator });
  await fill(person);
  await person.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin'));
});

test('email and password are required', async () => {
  const signIn = vi.fn(async () => administrator);
  const { person } = openPortal('/admin/login', { user: null, signIn });
  await person.click(await screen.findByRole('button', { name: 'Sign in' }));
  expect(screen.getByText(EMAIL_REQUIRED)).toBeDefined();
  expect(screen.getByText(PASSWORD_REQUIRED)).toBeDefined();
  expect(signIn).not.toHaveBeenCalled();
});

test('a refused sign-in is shown in the red box, in the specified words and the server’s', async () => {
  const { person } = openPortal('/admin/login', {
    user: null,
    signIn: () =>
      Promise.reject(
        new ApiError(401, JSON.stringify({ code: 'unauthenticated', message: WRONG_CREDENTIALS }), 'status'),
      ),
  });
  await fill(person);
  await person.click(screen.getByRole('button', { name: 'Sign in' }));
  const box = await screen.findByRole('alert');
  expect(box.textContent).toContain('HTTP error! status: 401');
  expect(box.textContent).toContain(WRONG_CREDENTIALS);
  expect(box.className).toContain('alert--bad');
});

test('an unreachable server is said in plain words', async () => {
  const { person } = openPortal('/admin/login', {
    user: null,
    signIn: () => Promise.reject(new TypeError('fetch failed')),
  });
  await fill(person);
  await person.click(screen.getByRole('button', { name: 'Sign in' }));
  expect((await screen.findByRole('alert')).textContent).toContain('The server cannot be reached.');
});

test('the password can be shown and hidden', async () => {
  const { person } = openPortal('/admin/login', { user: null });
  const field = await screen.findByLabelText('Password');
  expect(field.getAttribute('type')).toBe('password');
  await person.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field.getAttribute('type')).toBe('text');
  await person.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field.getAttribute('type')).toBe('password');
});

test('Microsoft that is not initialised is only logged', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { person } = openPortal('/admin/login', { user: null });
  await person.click(await screen.findByRole('button', { name: 'Continue with Microsoft' }));
  await waitFor(() => expect(warn).toHaveBeenCalledWith('Microsoft sign-in is not initialised.'));
  expect(screen.queryByRole('alert')).toBeNull();
  warn.mockRestore();
});

test('Google that is not set up says so', async () => {
  const { person } = openPortal('/admin/login', { user: null });
  await person.click(await screen.findByRole('button', { name: 'Continue with Google' }));
  expect((await screen.findByRole('alert')).textContent).toContain(GOOGLE_NOT_SET_UP);
});

test('a password that was made up has to be changed first, and then the way goes on', async () => {
  const user = { ...administrator, mustChangePassword: true };
  const { router, person, platform } = openPortal('/admin/testimonials', {
    user,
    routes: {
      ...testimonialRoutes([]),
      'POST /auth/change-password': () => ({
        accessToken: 'new',
        expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
        user: administrator,
      }),
    },
  });
  await screen.findByRole('heading', { name: 'Choose a new password' });
  expect(router.state.location.pathname).toBe('/admin/login');
  await person.type(screen.getByLabelText('Current password'), 'made-up-one');
  await person.type(screen.getByLabelText(/^New password/), 'harbour oats lantern 42');
  await person.click(screen.getByRole('button', { name: 'Save new password' }));
  await screen.findByRole('heading', { name: 'Testimonials', level: 1 });
  expect(platform.made('POST /auth/change-password')[0]?.body).toEqual({
    currentPassword: 'made-up-one',
    newPassword: 'harbour oats lantern 42',
  });
});

test('signing out ends at the sign-in', async () => {
  const { router, person } = openPortal('/admin/testimonials', { routes: testimonialRoutes([]) });
  await screen.findByRole('heading', { name: 'Testimonials', level: 1 });
  await person.click(screen.getByRole('button', { name: 'Sign out' }));
  await screen.findByRole('heading', { name: 'Admin Portal' });
  expect(router.state.location.pathname).toBe('/admin/login');
});
