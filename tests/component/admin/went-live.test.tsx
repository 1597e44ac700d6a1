import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { addWaitingStory } from '../../support/desk-records.ts';
import { openPortal } from '../../support/portal.tsx';
import { screenApi } from '../../support/screen-api.ts';

beforeEach(() => {
  window.scrollTo = vi.fn();
});
const LIVE = 'Went live by itself';

test('what went live by itself is read day by day on the dashboard, and taken down with one press', async () => {
  const api = screenApi();
  api.deps.policy.autoApprove = true;
  const old = 'Four days from form to cheque. My husband slept that night for the first time since June.';
  const eileen = await addWaitingStory(api, { name: 'Eileen', content: old }, { minutesAgo: 3 * 24 * 60 });
  const maura = await addWaitingStory(api, {}, { minutesAgo: 5 });
  const stored = (id: string) => api.deps.store.data.testimonials.get(id)?.status;
  expect([stored(eileen), stored(maura)]).toEqual(['approved', 'approved']);
  const { person } = await openPortal('/admin', { api });
  const box = await screen.findByRole('region', { name: LIVE });
  await person.click(within(box).getByRole('button', { name: 'Take down: Maura Cullen' }));
  await within(box).findByText('Taken down: Maura Cullen. It waits for review.');
  expect([stored(eileen), stored(maura)]).toEqual(['approved', 'pending']);
  await within(box).findByRole('button', { name: 'Take down: Eileen' });
  await waitFor(() => expect(within(box).queryByRole('button', { name: 'Take down: Maura Cullen' })).toBeNull());
  expect(document.activeElement?.textContent).toBe(LIVE);
});

test('days are turned over', async () => {
  const api = screenApi();
  api.deps.policy.autoApprove = true;
  const old = 'Four days from form to cheque. My husband slept that night for the first time since June.';
  await addWaitingStory(api, { name: 'Eileen', content: old }, { minutesAgo: 3 * 24 * 60 });
  await addWaitingStory(api, {}, { minutesAgo: 5 });
  const { person } = await openPortal('/admin', { api });
  const box = await screen.findByRole('region', { name: LIVE });
  await person.click(within(box).getByRole('button', { name: 'Earlier day' }));
  await within(box).findByText(old);
  await person.click(within(box).getByRole('button', { name: 'Later day' }));
  await within(box).findByRole('button', { name: 'Take down: Maura Cullen' });
});

test('nothing is said where nothing may go live by itself', async () => {
  const api = screenApi();
  await addWaitingStory(api);
  const { line } = await openPortal('/admin', { api });
  await waitFor(() => expect(line.made('GET', '/api/testimonials/automatic')).toHaveLength(1));
  await screen.findByRole('heading', { name: 'Waiting for you' });
  expect(screen.queryByRole('region', { name: LIVE })).toBeNull();
});
