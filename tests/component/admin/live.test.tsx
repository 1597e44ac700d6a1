import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveChange } from '#contract/live.ts';
import { LiveLost, LiveMark } from '#site/admin/live/LiveMark.tsx';
import { useLive } from '#site/admin/live/useLive.ts';
import { PlatformProvider } from '#site/client/PlatformContext.tsx';
import { createQueryClient } from '#site/client/query-client.ts';
import { openPortal } from '../../support/admin-app.tsx';
import { deskRoutes } from '../../support/donation-desk.ts';
import { createFakePlatform, refused } from '../../support/fake-platform.ts';
import { administrator, donation, idOf } from '../../support/staff-data.ts';

beforeEach(() => {
  localStorage.clear();
  window.scrollTo = vi.fn();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The stream of `GET /events`, to be written to. */
const stream = () => {
  const open: ReadableStreamDefaultController<Uint8Array>[] = [];
  const encoder = new TextEncoder();
  return {
    answer: () =>
      new Response(
        new ReadableStream<Uint8Array>({
          start(controller) {
            open.push(controller);
          },
        }),
        { headers: { 'content-type': 'text/event-stream' } },
      ),
    send: (name: string, data: LiveChange | object) =>
      act(async () =>
        open.at(-1)?.enqueue(encoder.encode(`id: r-1\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`)),
      ),
  };
};

const chairs = donation();
const coats = donation({ id: idOf('coats'), description: 'Winter coats, six.' });

test('a new offer appears without a reload, in the list and in the menu', async () => {
  const rows = [chairs];
  const events = stream();
  openPortal('/admin/donations', { routes: { ...deskRoutes(rows), 'GET /events': events.answer } });
  await screen.findByRole('article', { name: 'Two purple armchairs' });
  expect((await screen.findAllByText('Live')).length).toBeGreaterThan(0);
  rows.push(coats);
  await events.send('change', { kind: 'donation', id: coats.id, change: 'created' });
  await screen.findByRole('article', { name: 'Winter coats, six' });
  await waitFor(() =>
    expect(screen.getAllByRole('link', { name: /Pending donations/ })[0]?.textContent).toBe(
      'Pending donations2 waiting',
    ),
  );
});

test('what a colleague decided leaves the list', async () => {
  const rows = [chairs, coats];
  const events = stream();
  openPortal('/admin/donations', { routes: { ...deskRoutes(rows), 'GET /events': events.answer } });
  await screen.findByRole('article', { name: 'Two purple armchairs' });
  rows[0] = { ...chairs, status: 'approved' };
  await events.send('change', { kind: 'donation', id: chairs.id, change: 'changed' });
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Two purple armchairs' })).toBeNull());
});

test('a change of something else does not load the list again', async () => {
  const events = stream();
  const { platform } = openPortal('/admin/donations', {
    routes: { ...deskRoutes([chairs]), 'GET /events': events.answer },
  });
  await screen.findByRole('article', { name: 'Two purple armchairs' });
  const settings = platform.made('GET /settings').length;
  const lists = platform.made('GET /donationitems/status/:status').length;
  await events.send('change', { kind: 'settings', id: 'settings', change: 'changed' });
  await waitFor(() => expect(platform.made('GET /settings').length).toBeGreaterThan(settings));
  expect(platform.made('GET /donationitems/status/:status')).toHaveLength(lists);
});

test('when what was missed is not known, everything is loaded anew', async () => {
  const rows = [chairs];
  const events = stream();
  openPortal('/admin/donations', { routes: { ...deskRoutes(rows), 'GET /events': events.answer } });
  await screen.findByRole('article', { name: 'Two purple armchairs' });
  rows.push(coats);
  await events.send('resync', {});
  await screen.findByRole('article', { name: 'Winter coats, six' });
});

test('a connection that stays lost is said quietly, one that blinks is not', async () => {
  vi.useFakeTimers();
  const platform = createFakePlatform({
    user: administrator,
    routes: { 'GET /events': () => refused(503, 'unavailable', 'Full.') },
  });
  const Probe = () => {
    const state = useLive();
    return (
      <>
        <LiveMark state={state} />
        <LiveLost state={state} />
      </>
    );
  };
  render(
    <QueryClientProvider client={createQueryClient()}>
      <PlatformProvider value={platform}>
        <Probe />
      </PlatformProvider>
    </QueryClientProvider>,
  );
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(screen.queryByText(/The connection is lost/)).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(4000));
  expect(screen.getByText(/The connection is lost/).closest('[role="status"]')).not.toBeNull();
  expect(screen.getByText('Not live')).toBeDefined();
});

test('leaving the portal ends the connection', async () => {
  const signals: AbortSignal[] = [];
  const events = stream();
  const { platform, unmount } = openPortal('/admin/donations', { routes: deskRoutes([chairs]) });
  unmount();
  const fetch = platform.fetch;
  platform.fetch = (path, init) => {
    if (path !== '/events') return fetch(path, init);
    if (init?.signal) signals.push(init.signal);
    return Promise.resolve(events.answer());
  };
  const again = openPortal('/admin/donations', { platform });
  await screen.findAllByText('Live');
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  again.unmount();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});
