import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inAccountMenu } from '../support/account-menu.ts';
import { STAFF } from '../support/server-process.ts';
import { expect, signIn, test } from './support/fixtures.ts';
import { nativeCalls } from './support/native-calls.ts';
import type { PortalServer } from './support/portal-server.ts';
import { approve, openTestimonials } from './support/screens.ts';

const TOKEN = /eyJ[\w-]+\.[\w-]+\.[\w-]+/;

/** The authorization header of the app's first request that has one. */
const authorizationIn = async ({ proxy }: PortalServer): Promise<string> => {
  const said = () => proxy.requests.find(({ authorization }) => authorization)?.authorization;
  await expect.poll(said).toMatch(/^Bearer eyJ/);
  return said() ?? '';
};

/** Every file that the app itself (not Chromium) wrote into its profile. */
const ownFiles = async (profile: string): Promise<Buffer[]> => {
  const entries = await readdir(profile, { recursive: true, withFileTypes: true });
  const own = entries.filter((entry) => entry.isFile() && !join(entry.parentPath, entry.name).includes('chromium'));
  return Promise.all(own.map((entry) => readFile(join(entry.parentPath, entry.name))));
};

test('signs in, shows the list, approves, and is still signed in after a restart', async ({ desktop, portal }) => {
  const id = await portal.submitTestimonial('Maeve');
  const first = await desktop.start();
  await signIn(first.page, { ...STAFF, password: 'not the password' });
  await expect(first.page.getByRole('alert')).toContainText('The email address or the password is not right.');
  await signIn(first.page);
  await openTestimonials(first.page);
  await expect(first.page.getByRole('article')).toHaveCount(1);
  await expect.poll(async () => (await nativeCalls(first.app)).badgeCount).toBe(1);
  await approve(first.page, 'Maeve');
  await expect.poll(() => portal.statusOf(id)).toBe('approved');
  await first.app.close();

  portal.proxy.requests.length = 0;
  const again = await desktop.start();
  await expect(again.page.getByRole('link', { name: 'Today' })).toBeVisible();
  await authorizationIn(portal);
});

test('the token reaches neither the interface nor the disk unencrypted', async ({ desktop, portal }) => {
  const { app, page } = await desktop.start();
  const answers: Promise<string>[] = [];
  page.on('response', (response) => {
    // The stream of events has no end; colleagues get the same events.
    if (!response.url().includes('/api/') || response.url().endsWith('/api/events')) return;
    const all = Promise.all([response.allHeaders(), response.text().catch(() => '')]);
    answers.push(all.then(([headers, body]) => JSON.stringify(headers) + body));
  });
  const login = page.waitForResponse(/\/api\/auth\/login$/);
  await signIn(page);
  expect(await (await login).json()).toMatchObject({ accessToken: '', user: { email: STAFF.email } });
  await expect(page.getByRole('link', { name: 'Today' })).toBeVisible();
  const token = (await authorizationIn(portal)).slice('Bearer '.length);
  expect(token).toMatch(TOKEN);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
  expect(kept).not.toMatch(TOKEN);
  expect((await Promise.all(answers)).join('\n')).not.toContain(token);
  await app.close();
  for (const file of await ownFiles(desktop.profile)) expect(file.includes(token)).toBe(false);
});

test('log-out ends the session on the server, and the next start asks to sign in', { tag: '@all' }, async ({
  desktop,
  portal,
}) => {
  const first = await desktop.start();
  await signIn(first.page);
  await expect(first.page.getByRole('link', { name: 'Today' })).toBeVisible();
  const authorization = await authorizationIn(portal);
  await (await inAccountMenu(first.page, 'button', 'Sign out')).click();
  await expect(first.page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  const statusOfToken = async () =>
    (await fetch(`${portal.proxy.url}/api/auth/me`, { headers: { authorization } })).status;
  await expect.poll(statusOfToken).toBe(401);
  await first.app.close();

  const again = await desktop.start();
  await expect(again.page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
});

test.describe('on a computer without a key store', () => {
  test.use({ keepWeakly: false });

  test('the token stays in memory, the person is told, and can choose otherwise', { tag: '@all' }, async ({
    desktop,
  }) => {
    test.skip(process.platform !== 'linux', 'only Linux can be without a key store');
    const first = await desktop.start();
    await signIn(first.page);
    await expect(first.page.getByText('You are signed in until you close the app.')).toBeVisible();
    await first.app.close();

    const second = await desktop.start();
    await signIn(second.page);
    await second.page.getByRole('button', { name: 'Keep me signed in anyway' }).click();
    await expect(second.page.getByText('You are signed in until you close the app.')).toBeHidden();
    await second.app.close();

    const third = await desktop.start();
    await expect(third.page.getByRole('link', { name: 'Today' })).toBeVisible();
  });
});
