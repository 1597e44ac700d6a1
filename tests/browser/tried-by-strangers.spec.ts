import { LINK_IS_MAILED } from '#contract/people/people.ts';
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
  serverEnv: async ({ mailServer }, use) => use({ SMTP_URL: mailServer.url, TRUST_PROXY: 'on' }),
  expectedMessages: [/401 \(Unauthorized\)/],
});

/** Wrong passwords for the first account, each from a network of its own. */
const guess = async (url: string, times: number) => {
  for (let at = 1; at <= times; at += 1) {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `2001:db8:${at.toString(16)}::1` };
    const body = JSON.stringify({ email: STAFF.email, password: 'a wrong guess' });
    expect((await fetch(`${url}/api/auth/login`, { method: 'POST', headers, body })).status).toBe(401);
  }
};

test('whoever signs in at a new browser while strangers guess at the account is let in by a mail', async ({
  page,
  portal,
  mailServer,
}) => {
  await guess(portal.url, 30);
  const signIn = async () => {
    await page.getByLabel('Email').fill(STAFF.email);
    await page.getByLabel('Password', { exact: true }).fill(STAFF.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  };
  await page.goto('/admin/login');
  await signIn();
  await expect(page.getByText(LINK_IS_MAILED)).toBeVisible();
  const link = () => /\/admin\/this-browser#([\w-]+)/.exec(mailServer.received.join().replace(/=\r?\n/g, ''))?.[1];
  await expect.poll(link).toBeTruthy();
  await page.goto(`/admin/this-browser#${link()}`);
  await page.getByRole('button', { name: 'Yes, sign in from here' }).click();
  await expect(page.getByText('We know this browser now.')).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await signIn();
  await page.waitForURL('**/admin');
});
