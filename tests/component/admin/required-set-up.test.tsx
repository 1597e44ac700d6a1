import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { codeAt } from '../../support/factors.ts';
import { addPerson } from '../../support/people.ts';
import { openPortal } from '../../support/portal.tsx';
import { screenApi } from '../../support/screen-api.ts';

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** A volunteer who has to set up a second step, at an address of the portal. */
const openRequired = async (address: string) => {
  const api = screenApi();
  const admin = await api.staff();
  await api.call('PUT', '/settings/security', { as: admin, json: { secondFactor: 'everybody' } });
  const niamh = await addPerson(api.deps, { name: 'Niamh Furlong', role: 'Volunteer' });
  const factors = api.line.holdNext('GET', '/api/auth/factors');
  const portal = await openPortal(address, { api, as: niamh });
  await screen.findByRole('heading', { name: 'Welcome back, Niamh' });
  return { ...portal, api, factors };
};

test('whoever must have a second step is led through its set-up, and then to where they wanted to go', async () => {
  const { api, person, router, factors } = await openRequired('/admin/donations');
  expect(router.state.location.pathname).toBe('/admin/login');
  await screen.findByText('Step 1 of 2. Nothing else opens before this.');
  // A quick person on a slow line presses before the own factors are there.
  await person.click(await button(/^An authenticator app/));
  factors.release();
  const first = await dialog('Set up an authenticator app');
  expect(first.queryByLabelText('Your password')).toBeNull();
  await person.click(first.getByRole('button', { name: 'Go on' }));
  await screen.findByRole('img', { name: 'QR code for the authenticator app' });
  const key = screen.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent ?? '';
  await person.type(screen.getByLabelText('Code from the app'), codeAt(key.replaceAll(' ', ''), api.deps.now()));
  await person.click(screen.getByRole('button', { name: 'Turn it on' }));
  const codes = await dialog('Your ten recovery codes');
  await person.click(codes.getByLabelText('I have them on paper or in a safe place'));
  await person.click(codes.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/donations'));
});
