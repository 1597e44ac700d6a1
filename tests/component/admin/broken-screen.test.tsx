import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { adminRoutes } from '#site/admin/App.tsx';
import { openPortal } from '../../support/portal.tsx';

const ADDRESS = '/admin/broken';
/** What Chromium, Firefox and Safari say of a script that did not arrive, and Vite of a style. */
const NOT_ARRIVED = [
  'Failed to fetch dynamically imported module: http://localhost:3000/assets/AuditPage.js',
  'error loading dynamically imported module: http://localhost:3000/assets/AuditPage.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/AuditPage.css',
];

let logged: string[];

beforeEach(() => {
  sessionStorage.clear();
  window.scrollTo = vi.fn();
  vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  logged = [];
  // Here it is expected: what broke has to be in the log.
  vi.spyOn(console, 'error').mockImplementation((...words) => void logged.push(words.map(String).join(' ')));
});
afterEach(cleanup);

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
const doesNotArrive = (message: string): RouteObject => ({
  path: 'broken',
  lazy: () => Promise.reject(new TypeError(message)),
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
    expect((await sidebar()).getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe('/admin');
    expect(logged.some((line) => line.includes('no such reason'))).toBe(true);
  });

  test('is shown anew by a press, or left for the dashboard', async () => {
    const { person } = await openPortal(ADDRESS, { routes: withScreen(breaks(new Error('no such reason'))) });
    await person.click(await screen.findByRole('button', { name: 'Refresh' }));
    expect(window.location.reload).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('link', { name: 'Go to the dashboard' }).getAttribute('href')).toBe('/admin');
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
    expect(line.made('GET', '/api/health')).toEqual([]);
    expect(window.location.reload).not.toHaveBeenCalled();
  });
});

describe('a screen whose script does not arrive', () => {
  test.each(NOT_ARRIVED)(
    'is loaded anew where the server answers, and nothing is said meanwhile: "%s"',
    async (message) => {
      const { line } = await openPortal(ADDRESS, { routes: withScreen(doesNotArrive(message)) });
      await waitFor(() => expect(window.location.reload).toHaveBeenCalledTimes(1));
      expect(line.made('GET', '/api/health')).toHaveLength(1);
      expect(screen.queryByText('Something went wrong')).toBeNull();
      expect(screen.queryByText('Not loaded on this device')).toBeNull();
    },
  );

  test('says so where that did not help, and is loaded anew by itself only after a minute', async () => {
    const routes = withScreen(doesNotArrive(NOT_ARRIVED[0] ?? ''));
    await openPortal(ADDRESS, { routes });
    await waitFor(() => expect(window.location.reload).toHaveBeenCalledTimes(1));
    cleanup();
    await openPortal(ADDRESS, { routes });
    await screen.findByRole('heading', { name: 'Something went wrong' });
    expect(window.location.reload).toHaveBeenCalledTimes(1);
    cleanup();
    vi.setSystemTime(Date.now() + 61_000);
    await openPortal(ADDRESS, { routes });
    await waitFor(() => expect(window.location.reload).toHaveBeenCalledTimes(2));
  });

  test('says so where the browser keeps nothing, as nobody would know that it was loaded anew', async () => {
    const keepsNothing = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: keepsNothing, removeItem() {}, clear() {} });
    await openPortal(ADDRESS, { routes: withScreen(doesNotArrive(NOT_ARRIVED[0] ?? '')) });
    await screen.findByRole('heading', { name: 'Something went wrong' });
    expect(window.location.reload).not.toHaveBeenCalled();
  });

  test('was not loaded where there is no connection, and is loaded once there is', async () => {
    const { router } = await openPortal('/admin', { routes: withScreen(doesNotArrive(NOT_ARRIVED[0] ?? '')) });
    await sidebar();
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await act(() => router.navigate(ADDRESS));
    await screen.findByRole('heading', { name: 'Not loaded on this device' });
    await waitFor(() => expect(document.title).toBe('Not loaded · Admin Portal'));
    expect(screen.getByRole('link', { name: 'Go to the dashboard' }).getAttribute('href')).toBe('/admin');
    expect(screen.queryByText('Something went wrong')).toBeNull();
    expect(window.location.reload).not.toHaveBeenCalled();
    network.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(window.location.reload).toHaveBeenCalled());
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
  screen.getByRole('link', { name: 'Go to the dashboard' });
});
