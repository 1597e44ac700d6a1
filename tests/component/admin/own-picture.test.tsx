import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openPortal } from '../../support/portal.tsx';
import { screenApi } from '../../support/screen-api.ts';
import { photo } from '../../support/submissions.ts';

const box = async () => within(await screen.findByRole('region', { name: 'Your picture' }));
const shownIn = (place: Element | null) => place?.querySelector('.disc img')?.getAttribute('src');

test('a colleague sees a picture before it is sent, keeps it, tries another, and removes it', async () => {
  let made = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    made += 1;
    return `blob:${made}`;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  const api = screenApi();
  const { person, line, me } = await openPortal('/admin/security', { api });
  const own = await box();
  const input = own.getByLabelText('Your picture', { selector: 'input' });
  const stored = () => api.deps.store.data.people.get(me?.id ?? '')?.picture;
  const region = screen.getByRole('region', { name: 'Your picture' });
  const account = () => screen.getAllByRole('button', { name: /Aoife Byrne/ })[0] ?? null;

  await person.upload(input, new File(['no picture'], 'notes.png', { type: 'image/png' }));
  await own.findByText(/notes\.png/, { selector: '.error *' });
  expect(own.queryByRole('button', { name: 'Save this picture' })).toBeNull();

  await person.upload(input, photo('me.png', { type: 'image/png' }));
  await own.findByText('me.png: its middle is shown, as here. It is not saved yet.');
  await waitFor(() => expect(shownIn(region)).toMatch(/^blob:/));
  expect(shownIn(account())).toBeUndefined();
  await person.click(own.getByRole('button', { name: 'Cancel' }));
  expect(shownIn(region)).toBeUndefined();
  expect(line.made('POST', '/api/auth/me/picture')).toEqual([]);

  await person.upload(input, photo('me.png', { type: 'image/png' }));
  const works = line.failAll('POST', '/api/auth/me/picture', 503);
  await person.click(await own.findByRole('button', { name: 'Save this picture' }));
  await own.findByRole('alert');
  expect([stored(), shownIn(region)?.startsWith('blob:')]).toEqual([undefined, true]);
  works();
  await person.click(own.getByRole('button', { name: 'Save this picture' }));
  await own.findByText('Saved. It stands beside your name from now on.');
  expect(own.queryByRole('alert')).toBeNull();
  await waitFor(() => expect([shownIn(region), shownIn(account())]).toEqual([expect.any(String), expect.any(String)]));
  const loaded = line.made('GET', '/api/media/:id/:name').map(({ path }) => path);
  expect(new Set(loaded)).toEqual(new Set([`/api/media/${stored()?.id}/400x400.webp`]));

  await person.click(own.getByRole('button', { name: 'Remove' }));
  await own.findByText('Removed. Your initials stand there again.');
  expect(stored()).toBeUndefined();
  await waitFor(() => expect([shownIn(region), shownIn(account())]).toEqual([undefined, undefined]));
  own.getByRole('button', { name: 'Choose a picture' });
});
