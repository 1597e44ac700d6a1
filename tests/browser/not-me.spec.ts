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

test('a thief loses what they made by one press behind the link of the alarm mail', async ({
  page,
  portal,
  mailServer,
}) => {
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
  await page.getByRole('button', { name: 'This was not me' }).click();
  await expect(page.getByText('The API token “Statistics”')).toBeVisible();
  expect(await works(first)).toBe(401);
});
