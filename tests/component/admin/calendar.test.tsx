import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPortal, volunteer } from '../../support/portal.tsx';

const box = async () => within(await screen.findByRole('region', { name: 'The runs in your calendar' }));

test('a calendar address is made, shown once, made anew after a question, and revoked', async () => {
  const { person, api, unmount } = await openPortal('/admin/security', { as: volunteer });
  await person.click((await box()).getByRole('button', { name: 'Make a calendar address' }));
  const address = async () => ((await box()).getByLabelText('Your calendar address') as HTMLInputElement).value;
  await waitFor(async () => expect(await address()).toMatch(/\/api\/calendar\/[\w-]{43}\.ics$/));
  const first = await address();
  const statusOf = async (url: string) => (await api.get(new URL(url).pathname.replace('/api', ''))).status;
  expect(await statusOf(first)).toBe(200);

  await person.click((await box()).getByRole('button', { name: 'Make a new address' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Make a new address?' }));
  await person.click(question.getByRole('button', { name: 'Make a new one' }));
  await waitFor(async () => expect(await address()).not.toBe(first));
  expect(await statusOf(first)).toBe(404);
  const second = await address();

  await person.click((await box()).getByRole('button', { name: 'Revoke it' }));
  const sure = within(await screen.findByRole('alertdialog', { name: 'Revoke the address?' }));
  await person.click(sure.getByRole('button', { name: 'Revoke it' }));
  await screen.findByText('You have no address yet.');
  expect(await statusOf(second)).toBe(404);
  unmount();
});

test('an address that was made before is not shown again, and what fails is said', async () => {
  const { api, me, unmount } = await openPortal('/admin/security', { as: volunteer });
  await screen.findByText('You have no address yet.');
  unmount();
  const next = await openPortal('/admin/security', { api, ...(me && { as: me }) });
  api.line.failNext('POST', '/api/auth/calendar', 503);
  await next.person.click((await box()).getByRole('button', { name: 'Make a calendar address' }));
  await (await box()).findByRole('alert');
  await next.person.click((await box()).getByRole('button', { name: 'Make a calendar address' }));
  await (await box()).findByLabelText('Your calendar address');
  next.unmount();
  await openPortal('/admin/security', { api, ...(me && { as: me }) });
  await screen.findByText(/^You made an address on .* It is not shown again\.$/);
  expect(screen.queryByLabelText('Your calendar address')).toBeNull();
});
