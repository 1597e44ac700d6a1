import { act, screen, waitFor, within } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { adminRoutes } from '#site/admin/App.tsx';
import { screenRoute } from '#site/admin/screen-route.tsx';
import { storeStaffDraft } from '#site/client/staff-drafts.ts';
import { noteUnsaved } from '#site/client/unsaved-work.ts';
import { openPortal } from '../../support/portal.tsx';

const ADDRESS = '/admin/broken';
let logged: string[];

beforeEach(() => {
  sessionStorage.clear();
  window.scrollTo = vi.fn();
  vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  logged = [];
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  // Here it is expected: what broke has to be in the log.
  vi.spyOn(console, 'error').mockImplementation((...words) => void logged.push(words.map(String).join(' ')));
});
/** The portal with a screen more among its own. */
const withScreen = (broken: RouteObject): RouteObject[] =>
  adminRoutes.map((route) => {
    const [frame] = route.children ?? [];
    if (route.index || !frame?.children) return route;
    return { ...route, children: [{ ...frame, children: [...frame.children, broken] }] };
  });

const breaks = (error: Error): RouteObject => ({
  path: 'broken',
  Component: () => {
    throw error;
  },
});
/** A screen whose script does not arrive as long as `line.isGone`. */
const doesNotArrive = (line: { isGone: boolean }): RouteObject => ({
  path: 'broken',
  ...screenRoute(async () => {
    if (line.isGone) throw new TypeError('Failed to fetch dynamically imported module: /assets/AuditPage.js');
    return () => <h1>Arrived</h1>;
  }),
});

const sidebar = async () => within(await screen.findByRole('navigation', { name: 'Admin' }));

describe('a screen that breaks', () => {
  test('says so in words, keeps the sidebar, and what broke is in the log', async () => {
    await openPortal(ADDRESS, { routes: withScreen(breaks(new Error('no such reason'))) });
    await screen.findByRole('heading', { name: 'Something went wrong' });
    screen.getByText('This screen could not be shown. Please refresh the page. What was saved is safe.');
    expect(document.body.textContent).not.toContain('no such reason');
    await waitFor(() => expect(document.title).toBe('Something went wrong · Admin Portal'));
    expect(document.querySelector('.topbar b')?.textContent).toBe('Something went wrong');
    expect((await sidebar()).getByRole('link', { name: 'Today' }).getAttribute('href')).toBe('/admin');
    expect(logged.some((line) => line.includes('no such reason'))).toBe(true);
  });

  test('is shown anew by a press, or left for the dashboard', async () => {
    const { person } = await openPortal(ADDRESS, { routes: withScreen(breaks(new Error('no such reason'))) });
    await person.click(await screen.findByRole('button', { name: 'Refresh' }));
    expect(window.location.reload).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('link', { name: 'Go to Today' }).getAttribute('href')).toBe('/admin');
  });

  test('is left by the sidebar for a screen that works', async () => {
    const { person } = await openPortal(ADDRESS, { routes: withScreen(breaks(new Error('no such reason'))) });
    await person.click(await (await sidebar()).findByRole('link', { name: /^Testimonials/ }));
    await screen.findByRole('heading', { name: 'Testimonials', level: 1 });
    await waitFor(() => expect(screen.queryByText('Something went wrong')).toBeNull());
  });

  test('asks nobody whether the server answers, and is not loaded anew by itself', async () => {
    const { line } = await openPortal(ADDRESS, { routes: withScreen(breaks(new Error('no such reason'))) });
    await screen.findByRole('heading', { name: 'Something went wrong' });
    act(() => void window.dispatchEvent(new Event('online')));
    expect(line.made('GET', '/admin/')).toEqual([]);
    expect(window.location.reload).not.toHaveBeenCalled();
  });
});

describe('a screen whose script does not arrive', () => {
  const open = async () => {
    const line = { isGone: true };
    const portal = await openPortal('/admin', { routes: withScreen(doesNotArrive(line)) });
    await sidebar();
    const outdated = vi.fn(async () => false);
    portal.platform.isOutdated = outdated;
    return { ...portal, way: line, outdated };
  };
  const failed = () => screen.findByRole('heading', { name: 'This screen could not be loaded' });

  test('says so in its place, keeps the sidebar, and is asked for again by a press', async () => {
    const { router, person, way } = await open();
    await act(() => router.navigate(ADDRESS));
    await failed();
    await waitFor(() => expect(document.title).toBe('Not loaded · Admin Portal'));
    (await sidebar()).getByRole('link', { name: 'Today' });
    way.isGone = false;
    await person.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: 'Arrived' });
    expect(window.location.reload).not.toHaveBeenCalled();
  });

  test('leaves the screen before in its place until it arrives', async () => {
    const script = { isAsked: false, arrive: () => {} };
    const arrival = new Promise<void>((resolve) => {
      script.arrive = resolve;
    });
    const slow = screenRoute(async () => {
      script.isAsked = true;
      await arrival;
      return () => <h1>Arrived</h1>;
    });
    const { router } = await openPortal('/admin', { routes: withScreen({ path: 'broken', ...slow }) });
    const before = await screen.findByRole('heading', { level: 1 });
    void router.navigate(ADDRESS);
    await waitFor(() => expect(script.isAsked).toBe(true));
    await act(async () => {});
    expect(before.isConnected).toBe(true);
    script.arrive();
    await screen.findByRole('heading', { name: 'Arrived' });
    expect(before.isConnected).toBe(false);
  });

  test('is shown when it is opened again and has arrived by then', async () => {
    const { router, way } = await open();
    await act(() => router.navigate(ADDRESS));
    await failed();
    await act(() => router.navigate('/admin'));
    way.isGone = false;
    await act(() => router.navigate(ADDRESS));
    await screen.findByRole('heading', { name: 'Arrived' });
  });

  test('takes over a new version by itself where nothing is unsaved, once a minute at most', async () => {
    const { router, outdated } = await open();
    outdated.mockResolvedValue(true);
    await act(() => router.navigate(ADDRESS));
    await waitFor(() => expect(window.location.reload).toHaveBeenCalledTimes(1));
    await act(() => router.navigate('/admin'));
    await act(() => router.navigate(ADDRESS));
    await failed();
    expect(window.location.reload).toHaveBeenCalledTimes(1);
    screen.getByRole('button', { name: 'Reload the portal' });
  });

  test('never loads the page anew over what somebody typed', async () => {
    const { router, outdated } = await open();
    outdated.mockResolvedValue(true);
    storeStaffDraft('comment.1', 'somebody', 'Half a sen');
    await act(() => router.navigate(ADDRESS));
    await failed();
    await screen.findByText('A new version is here. What you typed stays with you.');
    expect(window.location.reload).not.toHaveBeenCalled();
  });

  test('never loads the page anew where the browser keeps nothing, as nobody would know that it was', async () => {
    const { router, outdated } = await open();
    outdated.mockResolvedValue(true);
    const keepsNothing = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: keepsNothing, removeItem() {}, clear() {} });
    await act(() => router.navigate(ADDRESS));
    await failed();
    await screen.findByText('A new version is here. What you typed stays with you.');
    expect(window.location.reload).not.toHaveBeenCalled();
  });

  test('waits for the connection where there is none, and loads once there is', async () => {
    const { router, way } = await open();
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await act(() => router.navigate(ADDRESS));
    await screen.findByRole('heading', { name: 'Not loaded on this device' });
    expect(screen.getByRole('link', { name: 'Go to Today' }).getAttribute('href')).toBe('/admin');
    network.mockReturnValue(true);
    way.isGone = false;
    act(() => void window.dispatchEvent(new Event('online')));
    await screen.findByRole('heading', { name: 'Arrived' });
    expect(window.location.reload).not.toHaveBeenCalled();
  });

  test('offers no way back where no screen of the portal was before it', async () => {
    window.history.replaceState({ idx: 0 }, '');
    const { router } = await open();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await act(() => router.navigate(ADDRESS));
    await screen.findByRole('heading', { name: 'Not loaded on this device' });
    expect(screen.queryByRole('button', { name: 'Go back' })).toBeNull();
  });
});

describe('a new version of the portal', () => {
  const tell = () => act(() => void window.dispatchEvent(new Event('vite:preloadError')));
  const here = () => screen.findByText('A new version is here. What you typed stays with you.');

  test('is told of when something of the open one does not arrive, and is taken over by a press', async () => {
    const { platform, person } = await openPortal('/admin');
    platform.isOutdated = async () => false;
    tell();
    await sidebar();
    expect(screen.queryByText(/A new version is here/)).toBeNull();
    platform.isOutdated = async () => true;
    tell();
    await here();
    expect(window.location.reload).not.toHaveBeenCalled();
    await person.click(screen.getByRole('button', { name: 'Reload' }));
    expect(window.location.reload).toHaveBeenCalledTimes(1);
  });

  test('is taken over when another screen is opened, and not while something is unsaved', async () => {
    const { platform, router } = await openPortal('/admin');
    platform.isOutdated = async () => true;
    tell();
    await here();
    const saved = noteUnsaved();
    await act(() => router.navigate('/admin/audit'));
    expect(window.location.reload).not.toHaveBeenCalled();
    saved();
    await act(() => router.navigate('/admin'));
    await waitFor(() => expect(window.location.reload).toHaveBeenCalledTimes(1));
  });

  test('is known by the script of the document that the server has now', async () => {
    const { platform } = await openPortal('/admin');
    expect(await platform.isOutdated?.()).toBe(false);
    document.body.insertAdjacentHTML('beforeend', '<script type="module" src="/assets/main-1.js"></script>');
    const answerWith = (page: string) => vi.stubGlobal('fetch', async () => new Response(page));
    answerWith('<script type="module" src="/assets/main-1.js"></script>');
    expect(await platform.isOutdated?.()).toBe(false);
    answerWith('<script type="module" src="/assets/main-2.js"></script>');
    expect(await platform.isOutdated?.()).toBe(true);
    vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
    expect(await platform.isOutdated?.()).toBe(false);
    document.querySelector('script')?.remove();
  });
});

test('where not even the frame can be shown, the same is said without it', async () => {
  const routes = adminRoutes.map((route) =>
    route.path === '/admin/undo' ? { ...route, lazy: () => Promise.reject(new Error('no such reason')) } : route,
  );
  await openPortal('/admin/undo', { routes });
  await screen.findByRole('heading', { name: 'Something went wrong' });
  expect(screen.getByRole('main').id).toBe('main');
  expect(screen.queryByRole('navigation', { name: 'Admin' })).toBeNull();
  screen.getByRole('link', { name: 'Go to Today' });
});
