import type { Page } from '@playwright/test';
import { addDays, dublinDay } from '#contract/dublin.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { movableClock, moveClock } from '../support/move-clock.ts';
import { callerTo } from '../support/product.ts';
import { STAFF } from '../support/server-process.ts';
import { offer } from '../support/submissions.ts';
import { expect, test as ownServerTest, signIn } from './support/test-with-own-server.ts';

const THREE_MINUTES = 3 * 60_000;

const test = ownServerTest.extend<{ mailServer: MailServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern of the fixtures that are used
  mailServer: async ({}, use) => {
    const server = await startMailServer();
    await use(server);
    await server.close();
  },
  serverEnv: async ({ mailServer }, use) =>
    use({ SMTP_URL: mailServer.url, RATE_LIMITS: 'off', ...movableClock(THREE_MINUTES) }),
});
type Portal = Parameters<typeof moveClock>[0] & { url: string };

const DONORS = ['Aisling', 'Cian', 'Margaret', 'Pat'] as const;
const mailboxOf = (name: string) => `${name.toLowerCase()}@post.example`;

/** A run of today with a stop at each donor's, whose day all of them were told. */
const toldRun = async (portal: Portal, mails: MailServer) => {
  const call = callerTo(portal.url);
  const as = { authorization: `Bearer ${(await call('post', '/auth/login', { json: STAFF })).body.accessToken}` };
  const waiting = async () => (await call('get', '/mails', { as })).body.counts.waiting;
  /** Lets the time pass for which mails wait after a decision, and waits until all are sent. */
  const afterThreeMinutes = async () => {
    await moveClock(portal);
    // Another mail makes the server look at its clock.
    await call('post', '/donationitems/simple', { json: { ...offer, submitterEmail: 'passer-by@post.example' } });
    await expect.poll(waiting).toBe(0);
  };
  const today = dublinDay(new Date());
  const times = { from: '00:00', to: '23:59' };
  // A day is agreed before it begins.
  const tomorrow = { date: addDays(today, 1), ...times, van: 'Green van', stopsMax: 8, force: true };
  const { body: run } = await call('post', '/runs', { as, json: tomorrow });
  const stops: string[] = [];
  for (const name of DONORS) {
    const json = {
      ...offer,
      submitterName: `${name} Walsh`,
      submitterEmail: mailboxOf(name),
      description: `A piano of ${name}’s.`,
    };
    const { body: sent } = await call('post', '/donationitems/simple', { json });
    await call('patch', `/donationitems/${sent.id}/review`, { as, json: { status: 'approved' } });
    stops.push(sent.id);
  }
  await call('put', `/runs/${run.id}/stops`, { as, json: { stops, revision: run.revision } });
  await call('post', `/runs/${run.id}/agree`, { as, json: {} });
  await call('patch', `/runs/${run.id}`, { as, json: { date: today, force: true } });
  await afterThreeMinutes();
  await call('patch', `/runs/${run.id}`, { as, json: { state: 'out' } });
  const before = mails.received.length;
  /** What came into a donor's mailbox since the van is out, by subject. */
  const mailbox = (name: string) =>
    mails.received
      .slice(before)
      .filter((mail) => new RegExp(`^To: .*${mailboxOf(name)}`, 'm').test(mail))
      .map((mail) => /^Subject: (.*)/m.exec(mail)?.[1]?.replace(/: D.*/, '').trim());
  return { path: `/admin/runs/${run.id}`, afterThreeMinutes, mailbox };
};

/** One is collected, nobody is at the second door, and at eleven the van breaks down. */
const breakDown = async (page: Page, path: string) => {
  await signIn(page, path);
  await page.getByRole('button', { name: 'Collected: Aisling Walsh' }).click();
  await page.getByRole('button', { name: 'Not there: Cian Walsh' }).click();
  await expect(page.getByText(/^2 of 4 done/)).toBeVisible();
  await expect(page.getByText('Sent', { exact: true })).toHaveCount(2);
  await page.getByRole('link', { name: 'Change the stops' }).click();
  await page.getByRole('button', { name: 'The van cannot go on' }).click();
  const question = page.getByRole('alertdialog', { name: 'Break this run off?' });
  await expect(question).toContainText(
    '2 donors are told in two minutes that the van does not come, unless you undo it. 2 offers go back to the list of what waits.',
  );
  await question.getByRole('button', { name: 'The van cannot go on' }).click();
  await expect(page.getByText('Cancelled: Green van')).toBeVisible();
};

const VISITED = { Aisling: ['Thank you, Aisling'], Cian: ['We called, and nobody was there'] };

test('the van breaks down: each of four donors is told what is true, once, and who was not reached is first to be planned', async ({
  page,
  portal,
  mailServer,
}) => {
  const { path, afterThreeMinutes, mailbox } = await toldRun(portal, mailServer);
  await breakDown(page, path);
  await afterThreeMinutes();
  expect(Object.fromEntries(DONORS.map((name) => [name, mailbox(name)]))).toEqual({
    ...VISITED,
    Margaret: ['Your collection has changed'],
    Pat: ['Your collection has changed'],
  });
  await page.goto('/admin/runs');
  const offers = page.locator('.offer');
  await expect(offers).toHaveCount(3);
  for (const at of [0, 1]) await expect(offers.nth(at)).toContainText(/(Margaret|Pat)’s.*The run was cancelled/s);
});

test('the van goes on after all: what was undone leaves in no mail', async ({ page, portal, mailServer }) => {
  const { path, afterThreeMinutes, mailbox } = await toldRun(portal, mailServer);
  await breakDown(page, path);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByRole('heading', { name: '4 of 8 stops' })).toBeVisible();
  await afterThreeMinutes();
  expect(Object.fromEntries(DONORS.map((name) => [name, mailbox(name)]))).toEqual({
    ...VISITED,
    Margaret: [],
    Pat: [],
  });
});
