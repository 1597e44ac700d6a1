import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openPortal } from '../../support/portal.tsx';
import { screenApi } from '../../support/screen-api.ts';

afterEach(cleanup);

test('each missing thing says what visitors see meanwhile and where it is filled in', async () => {
  const { person } = await openPortal('/admin/settings/launch');
  const missing = within(await screen.findByRole('region', { name: 'Missing' }));
  expect(missing.getByText(/Visitors see meanwhile: nothing in its place/)).toBeTruthy();
  await person.click(missing.getByRole('link', { name: /Registered charity number/ }));
  await screen.findByRole('form', { name: 'Organisation' });
});

test('somebody says that backups are copied elsewhere, which is done then', async () => {
  const api = screenApi();
  const { person } = await openPortal('/admin/settings/launch', { api });
  await person.click(await screen.findByRole('checkbox', { name: /copied to another machine/ }));
  const done = within(await screen.findByRole('region', { name: 'Done' }));
  await done.findByText(/said so on/);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toMatch(/^3 of 17/);
});

test('trustees and accounts are written in the settings', async () => {
  const api = screenApi();
  const { person } = await openPortal('/admin/settings?section=governance', { api });
  const form = within(await screen.findByRole('form', { name: 'Who runs us' }));
  await person.click(form.getByRole('button', { name: 'Add a trustee' }));
  await person.type(form.getByLabelText('Name'), 'Una Byrne');
  await person.type(form.getByLabelText(/^Where your yearly accounts/), 'https://fund.example.org/accounts');
  await person.click(form.getByRole('button', { name: 'Save changes' }));
  await form.findByText(/^Saved\./);
  expect((await api.get('/settings')).body.governance).toEqual({
    trustees: [{ name: 'Una Byrne', role: '' }],
    accountsUrl: 'https://fund.example.org/accounts',
  });
});
