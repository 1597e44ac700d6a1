import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TestimonialsPage } from '#site/pages/testimonials/TestimonialsPage.tsx';
import { limitMs } from '../../../scripts/test-limits.mjs';
import { livePage } from '../../support/live-page.tsx';
import { setUpPerson } from '../../support/person.ts';
import { addStory, made } from '../../support/records.ts';
import { type ScreenApi, screenApi } from '../../support/screen-api.ts';

const WORDS = 'The lift to hospital came every Tuesday, and my mother was never late.';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
  vi.mocked(console.warn).mockRestore();
  vi.useRealTimers();
});

/** So many arrive that a proof is asked for. */
const busyApi = async () => {
  const api = screenApi();
  const json = { rejectionReasons: [], submissionsPerHour: 10 };
  made(await api.call('put', '/settings/review', { as: await api.staff(), json }));
  for (const name of ['Ann', 'Una', 'Eileen', 'Declan', 'Niamh', 'Tomasz', 'Peig']) await addStory(api, { name });
  return api;
};

const mine = (api: ScreenApi) => [...api.deps.store.data.testimonials.all()].find(({ name }) => name === 'Maura');

/** Writes a testimonial and sends it; the server's answer about the proof is held when asked for. */
const send = async (api: ScreenApi) => {
  await livePage('/testimonials', TestimonialsPage, { api });
  const user = setUpPerson({ advanceTimers: vi.advanceTimersByTime });
  const [open] = screen.getAllByRole('button', { name: 'Write a Testimonial' });
  if (open) await user.click(open);
  fireEvent.change(screen.getByLabelText(/^Name/), { target: { value: 'Maura' } });
  fireEvent.change(screen.getByLabelText(/^Your testimonial/), { target: { value: WORDS } });
  fireEvent.click(screen.getByRole('radio', { name: /My own/ }));
  for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
  await act(() => vi.advanceTimersByTimeAsync(800));
  await user.click(await screen.findByRole('button', { name: 'Submit Testimonial' }));
  return user;
};

test('on a usual day nothing is asked and nothing is shown', async () => {
  const api = screenApi();
  await send(api);
  await waitFor(() => expect(mine(api)).toBeDefined());
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(mine(api)?.quarantinedAt).toBeUndefined();
});

test('while many arrive the form says why it takes a moment, and the testimonial is taken as usual', {
  timeout: limitMs(30_000),
}, async () => {
  const api = await busyApi();
  const seen: string[] = [];
  const watch = new MutationObserver(() => {
    const bar = document.querySelector('[role="progressbar"][aria-label="The sum"]');
    if (bar) seen.push(bar.getAttribute('aria-valuetext') ?? '');
  });
  watch.observe(document.body, { childList: true, subtree: true, attributes: true });
  await send(api);
  await waitFor(() => expect(mine(api)).toBeDefined(), { timeout: limitMs(20_000) });
  watch.disconnect();
  expect(mine(api)?.quarantinedAt).toBeUndefined();
  expect(seen[0]).toBe('A few seconds.');
});

test('when the proof cannot be asked for the testimonial is taken all the same', async () => {
  const api = await busyApi();
  api.line.failAll('GET', '/api/submissions/proof', 503);
  await send(api);
  await waitFor(() => expect(mine(api)?.content).toBe(WORDS));
  expect(mine(api)?.quarantinedAt).toBeDefined();
});
