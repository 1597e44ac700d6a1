import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Failure } from '#api/core/failure.ts';
import { LiveLost, LiveMark } from '#site/admin/shell/live/LiveMark.tsx';
import { useLive } from '#site/admin/shell/live/useLive.ts';
import { PlatformProvider } from '#site/client/PlatformContext.tsx';
import type { Platform } from '#site/client/platform.ts';
import { createQueryClient } from '#site/client/query-client.ts';
import { createWebPlatform } from '#site/client/web-platform.ts';
import { addCoats, addWaitingOffer } from '../../support/desk-records.ts';
import { addPerson, PASSWORD } from '../../support/people.ts';
import { openPortal } from '../../support/portal.tsx';
import { changeSettings, decideOffer } from '../../support/records.ts';
import { screenApi } from '../../support/screen-api.ts';

beforeEach(() => {
  window.scrollTo = vi.fn();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const LIST = ['GET', '/api/donationitems/status/:status'] as const;
const row = (name: string) => screen.findByRole('article', { name });

/** The list of offers with the armchairs in it, while it is live. */
const openLiveList = async () => {
  const api = screenApi();
  const chairs = await addWaitingOffer(api);
  const portal = await openPortal('/admin/donations', { api });
  await row('Two purple armchairs');
  await screen.findAllByText('Live');
  return { ...portal, chairs };
};

const Probe = () => {
  const state = useLive(() => {});
  return (
    <>
      <LiveMark state={state} />
      <LiveLost state={state} />
    </>
  );
};
const renderLive = (platform: Platform) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <PlatformProvider value={platform}>
        <Probe />
      </PlatformProvider>
    </QueryClientProvider>,
  );

test('a new offer appears without a reload, in the list and in the menu', async () => {
  const { api } = await openLiveList();
  await addCoats(api);
  await row('Winter coats, six');
  await waitFor(() =>
    expect(screen.getAllByRole('link', { name: /Pending donations/ })[0]?.textContent).toBe(
      'Pending donations2 waiting',
    ),
  );
});

test('what a colleague decided leaves the list', async () => {
  const { api, chairs } = await openLiveList();
  await decideOffer(api, chairs.id, 'approved');
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Two purple armchairs' })).toBeNull());
});

test('a change of something else does not load the list again', async () => {
  const { api, line } = await openLiveList();
  const [settings, lists] = [line.made('GET', '/api/settings').length, line.made(...LIST).length];
  await changeSettings(api, ({ contact }) => ({ contact: { ...contact, phone: '020 915 2000' } }));
  await waitFor(() => expect(line.made('GET', '/api/settings').length).toBeGreaterThan(settings));
  expect(line.made(...LIST)).toHaveLength(lists);
});

test('what happened while the connection was lost is there when it is back', async () => {
  const { api, line } = await openLiveList();
  const mend = line.offline();
  await addCoats(api);
  await waitFor(() => expect(line.made('GET', '/api/events')).toHaveLength(1));
  mend();
  window.dispatchEvent(new Event('online'));
  await row('Winter coats, six');
  expect(line.made('GET', '/api/events').length).toBeGreaterThan(1);
});

test('a connection that stays lost is said quietly, one that blinks is not', async () => {
  const api = screenApi();
  const { email } = await addPerson(api.deps);
  const platform = createWebPlatform();
  await platform.session.signIn({ way: 'password', email, password: PASSWORD });
  api.line.failAll('GET', '/api/events', new Failure('unavailable', 'Too many listen.'));
  vi.useFakeTimers();
  renderLive(platform);
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(screen.queryByText(/The connection is lost/)).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(4000));
  expect(screen.getByText(/The connection is lost/).closest('[role="status"]')).not.toBeNull();
  expect(screen.getAllByText('Not live')).toHaveLength(1);
});

test('what a shell knows of its connection is said at once, and not twice', async () => {
  const { email } = await addPerson(screenApi().deps);
  const web = createWebPlatform();
  await web.session.signIn({ way: 'password', email, password: PASSWORD });
  let isOnline = true;
  const listeners = new Set<() => void>();
  const setOnline = (online: boolean) => {
    isOnline = online;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  renderLive({ ...web, connection: { isOnline: () => isOnline, subscribe } });
  await screen.findByText('Live');
  act(() => setOnline(false));
  expect(screen.getAllByText('Not live')).toHaveLength(1);
  expect(screen.queryByText(/The connection is lost/)).toBeNull();
  act(() => setOnline(true));
  expect(screen.getAllByText('Live')).toHaveLength(1);
});

test('leaving the portal ends the connection', async () => {
  const api = screenApi();
  const { live } = api.deps;
  const listen = live.listen;
  let listening = 0;
  live.listen = (...words) => {
    const stop = listen(...words);
    listening += 1;
    return () => {
      listening -= 1;
      stop();
    };
  };
  const { unmount } = await openPortal('/admin/donations', { api });
  await screen.findAllByText('Live');
  expect(listening).toBe(1);
  unmount();
  await waitFor(() => expect(listening).toBe(0));
});
