import { mkdir } from 'node:fs/promises';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { STAFF } from '../support/server-process.ts';
import { expect, test as ownServerTest } from './support/test-with-own-server.ts';

const test = ownServerTest.extend<{ mailServer: MailServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern of the fixtures that are used
  mailServer: async ({}, use) => {
    const server = await startMailServer();
    await use(server);
    await server.close();
  },
  serverEnv: async ({ mailServer }, use) => use({ SMTP_URL: mailServer.url }),
  expectedMessages: [/401 \(Unauthorized\)/],
});

const NEW_PASSWORD = 'goats on the pier at noon';
const SHOTS = process.env.NOT_ME_SHOTS;

test('a thief loses what they made, by the link of the alarm mail and from the own account', async ({
  page,
  portal,
  mailServer,
}) => {
  const shot = async (name: string) => {
    if (!SHOTS) return;
    await mkdir(SHOTS, { recursive: true });
    for (const colorScheme of ['light', 'dark'] as const)
      for (const width of [390, 1440]) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        await page.screenshot({ path: `${SHOTS}/${name}-${width}-${colorScheme}.png` });
      }
  };
  const post = async (path: string, json: object, token = '') => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    return (await fetch(`${portal.url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(json) })).json();
  };
  const steal = async (name: string, password: string) => {
    const { accessToken } = await post('/auth/login', { email: STAFF.email, password });
    const expiresOn = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    const { secret } = await post('/tokens', { name, scopes: ['testimonials:read'], expiresOn }, accessToken);
    return secret as string;
  };
  const works = async (secret: string) =>
    (await fetch(`${portal.url}/api/testimonials/pending`, { headers: { authorization: `Bearer ${secret}` } })).status;
  const mailed = (page: string) => () =>
    new RegExp(`/admin/${page}#([\\w-]+)`).exec(mailServer.received.map((mail) => mail.replace(/=\r?\n/g, '')).join());

  const first = await steal('Statistics', STAFF.password);
  expect(await works(first)).toBe(200);
  await expect.poll(mailed('undo')).toBeTruthy();
  await page.goto(`/admin/undo#${mailed('undo')()?.[1]}`);
  await expect(page.getByText('“Statistics”')).toBeVisible();
  await shot('question');
  await page.getByRole('button', { name: 'This was not me' }).click();
  await expect(page.getByText('The API token “Statistics”')).toBeVisible();
  await shot('ended');
  expect(await works(first)).toBe(401);
  await expect.poll(mailed('invitation')).toBeTruthy();
  await page.goto(`/admin/invitation#${mailed('invitation')()?.[1]}`);
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page
    .getByRole('button', { name: /password/i })
    .last()
    .click();
  await page.waitForURL(/\/admin$/);

  const second = await steal('Reports', NEW_PASSWORD);
  await page.goto('/admin/security');
  await shot('account');
  await page.getByRole('button', { name: 'This was not me' }).click();
  const dialog = page.getByRole('dialog', { name: 'This was not me' });
  await dialog.getByLabel('Your password').fill(NEW_PASSWORD);
  await dialog.getByLabel('New password').fill('lamps along the quay at dusk');
  await shot('dialog');
  await dialog.getByRole('button', { name: 'End it all' }).click();
  await expect(page.getByText('The API token “Reports”')).toBeVisible();
  expect(await works(second)).toBe(401);
  await page.getByRole('link', { name: 'Go to the sign-in' }).click();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
});
