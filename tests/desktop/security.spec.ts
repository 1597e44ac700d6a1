import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ElectronApplication, Page } from '@playwright/test';
import { findElectron } from './support/electron-binary.ts';
import { expect, signIn, test } from './support/fixtures.ts';
import { nativeCalls } from './support/native-calls.ts';
import { approve, openTestimonials } from './support/screens.ts';

// Chromium logs what it refuses here.
test.use({ expectedMessages: /Not allowed to load local resource|Content Security Policy|TrustedScript/ });

const windowUrls = (app: ElectronApplication) =>
  app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().map(({ webContents }) => webContents.getURL()));

const refusalsIn = async ({ profile }: { profile: string }): Promise<number> =>
  (await readFile(join(profile, 'logs', 'portal.log'), 'utf8').catch(() => '')).split(
    'Refused to open an external address',
  ).length - 1;

const start = async (desktop: { start(): Promise<{ app: ElectronApplication; page: Page }> }) => {
  const running = await desktop.start();
  await expect(running.page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  return running;
};

test('foreign navigation is blocked, from the page and from a link', { tag: '@all' }, async ({ desktop, portal }) => {
  const { app, page } = await start(desktop);
  expect(await windowUrls(app)).toEqual(['app://admin/index.html']);
  const follow = (address: string) =>
    page.evaluate((to) => {
      const link = document.createElement('a');
      link.href = to;
      document.body.append(link);
      link.click();
      link.remove();
    }, address);
  const assign = (address: string) => page.evaluate((to) => location.assign(to), address);
  // A navigation that the next one replaces may never be checked: each is waited for.
  const foreign = `${portal.proxy.url}/foreign`;
  for (const [index, go] of [follow, assign].entries()) {
    await go(foreign);
    await expect.poll(async () => (await nativeCalls(app)).external).toEqual(Array(index + 1).fill(foreign));
    const refused = await refusalsIn(desktop);
    await go('https://evil.example/');
    await expect.poll(() => refusalsIn(desktop)).toBeGreaterThan(refused);
    // Chromium itself refuses file: before the app is asked.
    const said = page.waitForEvent('console', (message) =>
      message.text().includes('Not allowed to load local resource'),
    );
    await Promise.all([said, go('file:///etc/passwd')]);
  }
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  expect(await windowUrls(app)).toEqual(['app://admin/index.html']);
  expect(portal.proxy.requests.filter(({ path }) => path === '/foreign')).toEqual([]);
});

test('external links open in the system’s browser by exact https origin alone', { tag: '@all' }, async ({
  desktop,
}) => {
  const { app, page } = await start(desktop);
  const refused = [
    'http://accounts.google.com/',
    'https://accounts.google.com.evil.example/',
    'https://accounts.google.com@evil.example/',
    'https://evil.example/?https://accounts.google.com',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'mailto:a@b.example?subject=x&attach=/etc/passwd',
  ];
  for (const address of refused) {
    expect(await page.evaluate((to) => window.desktop.openAllowedUrl(to), address), address).toBe(false);
    expect(await page.evaluate((to) => window.open(to), address)).toBeNull();
  }
  expect((await nativeCalls(app)).external).toEqual([]);
  expect(await page.evaluate(() => window.open('https://accounts.google.com/signin'))).toBeNull();
  await expect.poll(async () => (await nativeCalls(app)).external).toEqual(['https://accounts.google.com/signin']);
  expect(app.windows()).toHaveLength(1);
});

test('hostile calls are refused: unknown channels, wrong arguments, foreign frames', async ({ desktop, portal }) => {
  const { app, page } = await start(desktop);
  const surface = await page.evaluate(() => {
    const global = window as unknown as Record<string, unknown>;
    return {
      keys: Object.keys(window.desktop).sort(),
      isFrozen: Object.isFrozen(window.desktop),
      node: ['require', 'process', 'module', 'ipcRenderer', 'Buffer'].map((name) => typeof global[name]),
    };
  });
  expect(surface.isFrozen).toBe(true);
  expect(surface.node).toEqual(['undefined', 'undefined', 'undefined', 'undefined', 'undefined']);
  expect(surface.keys).not.toContain('invoke');

  const outcome = (name: string, ...args: unknown[]) =>
    page.evaluate(
      ([method, given]) =>
        (window.desktop as unknown as Record<string, (...all: unknown[]) => Promise<unknown>>)[method]?.(...given).then(
          () => 'answered',
          (error: Error) => error.message,
        ),
      [name, args] as const,
    );
  for (const args of [[{ name: 1, url: [] }], [{ name: 'x'.repeat(5000), url: 'https://a.example' }]]) {
    expect(await outcome('chooseServer', ...args)).toContain('refused');
  }
  const place = { server: portal.proxy.url, what: 'entries' };
  expect(await outcome('readOffline', { ...place, what: '../../settings.json' })).toContain('refused');
  expect(await outcome('writeOffline', { ...place, put: [{ key: 'of nobody' }], remove: [] })).toContain('refused');
  const unknown = { ...place, server: '../..' };
  expect(await outcome('writeOffline', { ...unknown, put: [], remove: [] })).toContain('This server is not known.');
  expect(await outcome('setNotices', 'yes')).toContain('refused');
  expect(await outcome('signInWith', 'evil')).toContain('refused');
  expect(await outcome('openAllowedUrl', { toString: 'https://accounts.google.com' })).toContain('refused');

  await app.evaluate(
    ({ BrowserWindow }, url) => BrowserWindow.getAllWindows()[0]?.loadURL(url),
    `${portal.proxy.url}/foreign`,
  );
  await expect(page.getByRole('heading', { name: 'A foreign page' })).toBeVisible();
  expect(await outcome('start')).toContain('refused');
  expect(await outcome('openAllowedUrl', 'https://accounts.google.com/')).toContain('refused');
});

test('pages get a strict policy, no permissions, and no file outside the interface', { tag: '@all' }, async ({
  desktop,
}) => {
  const { page } = await start(desktop);
  const fetched = await page.evaluate(async () => {
    const own = await fetch('/index.html');
    const statuses = await Promise.all(
      ['/..%2f..%2fpackage.json', '/%2e%2e/main/index.js', '/assets/..%5c..%5cmain%5cindex.js', '/nothing.js'].map(
        async (path) => (await fetch(path)).status,
      ),
    );
    return { policy: own.headers.get('content-security-policy'), statuses };
  });
  expect(fetched.policy).toContain("default-src 'none'; script-src 'self'");
  expect(fetched.policy).toContain("require-trusted-types-for 'script'; trusted-types server-html");
  expect(fetched.policy).not.toContain('unsafe');
  expect(fetched.statuses).toEqual([404, 404, 404, 404]);
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    try {
      // Trusted Types refuse the text; without them, the policy would not let it run.
      script.textContent = 'window.injected = true';
    } catch (error) {
      return error instanceof TypeError ? 'refused' : 'injected' in window;
    }
    document.body.append(script);
    return 'injected' in window;
  });
  expect(ran).toBe('refused');
  const camera = await page.evaluate(() =>
    navigator.mediaDevices.getUserMedia({ video: true }).then(
      () => 'granted',
      (error: Error) => error.name,
    ),
  );
  expect(camera).toBe('NotAllowedError');
  expect(await page.evaluate(() => Notification.requestPermission())).toBe('denied');
});

test('requests to the server come from no site, also after signing in', { tag: '@all' }, async ({
  desktop,
  portal,
}) => {
  const { page } = await start(desktop);
  await signIn(page);
  await expect(page.getByRole('link', { name: 'Today' })).toBeVisible();
  expect(portal.proxy.requests.map(({ origin }) => origin).filter(Boolean)).toEqual([]);
  expect(new Set(portal.proxy.requests.map(({ site }) => site))).toEqual(new Set(['none']));
});

test('the app may write even if its network stack called it a foreign site', { tag: '@all' }, async ({
  desktop,
  portal,
}) => {
  test.skip(findElectron().kind === 'electron', 'only the stand-in says so');
  desktop.environment.STANDIN_FETCH_SITE = 'cross-site';
  const id = await portal.submitTestimonial('Maeve');
  const { page } = await start(desktop);
  await signIn(page);
  await openTestimonials(page);
  await approve(page, 'Maeve');
  await expect.poll(() => portal.statusOf(id)).toBe('approved');
  expect(portal.proxy.requests.find(({ method }) => method === 'PUT')?.site).toBe('cross-site');
});
