import type { BrowserContext, Page } from '@playwright/test';
import { SESSION_KEY } from '#site/client/session-key.ts';
import { limitMs } from '../../scripts/test-limits.mjs';
import { inAccountMenu } from '../support/account-menu.ts';
import { pausable } from '../support/pausable.ts';
import { STAFF } from '../support/server-process.ts';
import { closeAndReopen, loseConnection, untilItOpensOffline } from './support/dead-spot.ts';
import { addPhoto, DONORS, keptIn, runOnTheRoad } from './support/driver-run.ts';
import { endOnServer } from './support/session.ts';
import { expect, signIn, test } from './support/test-with-own-server.ts';

test.use({
  serverEnv: { RATE_LIMITS: 'off' },
  viewport: { width: 390, height: 844 },
  // What the browser says of calls without a network or a session, and of one that comes too late.
  expectedMessages: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|401 \(Unauthorized\)|409 \(Conflict\)|Logout failed/],
});

const currentStop = (page: Page, name: string) => page.getByRole('article', { name });
const sayOf = async (page: Page, name: string, outcome: 'Collected' | 'Not there' | 'Refused') => {
  await page.getByRole('button', { name: `${outcome}: ${name}` }).click();
  await expect(currentStop(page, name)).toHaveCount(0);
};
const openSheet = async (page: Page, path: string) => {
  await signIn(page, path);
  await expect(currentStop(page, 'Aisling Power')).toBeVisible();
  await untilItOpensOffline(page);
};
/** A run of today whose sheet is open, in a place without a connection. */
const runInDeadSpot = async (page: Page, context: BrowserContext, url: string) => {
  const run = await runOnTheRoad(url);
  await openSheet(page, run.path);
  await loseConnection(context, page);
  return run;
};

test('five outcomes and a photo from a dead spot arrive once each, in order, at the time they were tapped', {
  tag: '@all',
}, async ({ page, context, portal }) => {
  const run = await runInDeadSpot(page, context, portal.url);
  const before = Date.now();

  await addPhoto(page);
  await expect(page.getByText('The photo is on this phone and goes by itself.')).toBeVisible();
  await sayOf(page, 'Aisling Power', 'Collected');
  await page.getByRole('button', { name: 'Note', exact: true }).click();
  await page.getByLabel('Note').fill('Rang twice.');
  await sayOf(page, 'Cian Murphy', 'Not there');
  await sayOf(page, 'Margaret Rossiter', 'Collected');
  await sayOf(page, 'Pat Whelan', 'Refused');
  await sayOf(page, 'Brendan Walsh', 'Collected');
  const after = Date.now();
  await expect(page.getByText('No connection. Go on as always. 6 not sent.')).toBeVisible();

  const reopened = await closeAndReopen(context, page, run.path);
  await expect(currentStop(reopened, 'Marie Stafford')).toBeVisible();
  await expect(reopened.getByText('Not sent', { exact: true })).toHaveCount(5);
  expect((await run.read()).stops.every(({ outcome }: { outcome: unknown }) => outcome === null)).toBe(true);

  await context.setOffline(false);
  // Each outcome, and the picture, is a call of its own.
  await expect(reopened.getByText('Sent', { exact: true })).toHaveCount(5, { timeout: limitMs(30_000) });
  const { stops } = await run.read();
  expect(stops.map(({ outcome }: { outcome: unknown }) => outcome)).toEqual([
    'collected',
    'not-there',
    'collected',
    'refused',
    'collected',
    null,
  ]);
  expect(stops[1].note).toBe('Rang twice.');
  const times = stops.slice(0, 5).map(({ at }: { at: string }) => Date.parse(at));
  expect(times).toEqual([...times].sort((one, other) => one - other));
  expect(times[0]).toBeGreaterThanOrEqual(before);
  expect(times[4]).toBeLessThanOrEqual(after);
  // Its picture is made by a process of low priority.
  await expect.poll(async () => (await run.read()).stops[0].photoUrl, { timeout: limitMs(30_000) }).not.toBeNull();
  const { body: audit } = await run.call('get', '/audit?pageSize=100', { as: run.as });
  const said = audit.entries.filter(({ subjectId }: { subjectId: string }) => subjectId === run.id);
  const actions = said.map(({ action }: { action: string }) => action);
  expect(actions.filter((action: string) => action === 'collected')).toHaveLength(3);
  expect(actions.filter((action: string) => action === 'photo added')).toHaveLength(1);
});

test('what was tapped outlives the end of the session, and waits for the same person', { tag: '@all' }, async ({
  page,
  context,
  portal,
}) => {
  const run = await runInDeadSpot(page, context, portal.url);
  await sayOf(page, 'Aisling Power', 'Collected');
  // The session ends meanwhile.
  const session = await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY);
  await endOnServer(portal.url, JSON.parse(session ?? '{}').accessToken);
  const reopened = await closeAndReopen(context, page, run.path);
  await expect(reopened.getByText('Go on as always. 1 not sent.')).toBeVisible();
  await context.setOffline(false);
  await reopened.waitForURL('**/admin/login');
  expect((await run.read()).stops[0].outcome).toBeNull();
  await reopened.getByLabel('Email').fill(STAFF.email);
  await reopened.getByLabel('Password', { exact: true }).fill(STAFF.password);
  await reopened.getByRole('button', { name: 'Sign in', exact: true }).click();
  await reopened.waitForURL(`**${run.path}`);
  await expect(reopened.getByText('Sent', { exact: true })).toHaveCount(1);
  expect((await run.read()).stops[0].outcome).toBe('collected');
});

test('an outcome that arrives while its run is being loaded is on the sheet', { tag: '@all' }, async ({
  page,
  context,
  portal,
}) => {
  const run = await runInDeadSpot(page, context, portal.url);
  await sayOf(page, 'Aisling Power', 'Collected');
  await page.close();
  await context.setOffline(false);
  const reopened = await context.newPage();
  const [read, shown] = [pausable(), pausable()];
  // The run as it was before, which takes its time.
  await reopened.route(
    `**/api/runs/${run.id}`,
    async (route) => {
      const response = await route.fetch();
      read.letGo();
      await shown.free;
      // Nobody may wait for it any more.
      await route.fulfill({ response }).catch(() => {});
    },
    { times: 1 },
  );
  const streamOpen = reopened.waitForResponse('**/api/events');
  await reopened.route('**/outcome', async (route) => {
    // The page hears of the change.
    await Promise.all([read.free, streamOpen]);
    await route.continue();
  });
  let loads = 0;
  // What the outcome changes is loaded anew with it.
  const liveRefresh = reopened.waitForRequest((one) => one.url().endsWith('/api/dashboard') && ++loads === 2);
  await reopened.goto(run.path);
  await liveRefresh;
  shown.letGo();
  await expect(reopened.getByText('Sent', { exact: true })).toHaveCount(1);
  expect((await run.read()).stops[0].outcome).toBe('collected');
});

test('signing out asks while something is unsent, and leaves nothing', { tag: '@all' }, async ({
  page,
  context,
  portal,
}) => {
  const run = await runInDeadSpot(page, context, portal.url);
  await page.setViewportSize({ width: 1440, height: 900 });
  await sayOf(page, 'Aisling Power', 'Collected');
  await (await inAccountMenu(page, 'button', 'Sign out')).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('One thing that you said has not been sent.');
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  expect(await keptIn(page)).toContain('Aisling Power');
  await (await inAccountMenu(page, 'button', 'Sign out')).click();
  await question.getByRole('button', { name: 'Sign out and wipe it' }).click();
  await page.waitForURL('**/admin/login');
  expect(await keptIn(page)).toBe('');
  await context.setOffline(false);
  expect((await run.read()).stops[0].outcome).toBeNull();
});

test('a stop that was withdrawn meanwhile is shown as such, and finishing the run wipes the phone', {
  tag: '@all',
}, async ({ page, context, portal }) => {
  const run = await runInDeadSpot(page, context, portal.url);
  await sayOf(page, 'Aisling Power', 'Collected');
  // Meanwhile, at the desk.
  const rest = await run.read();
  const taken = await run.call('put', `/runs/${run.id}/stops`, {
    as: run.as,
    json: {
      stops: rest.stops.map(({ donationId }: { donationId: string }) => donationId).slice(1),
      revision: rest.revision,
    },
  });
  expect(taken.status).toBe(200);
  for (const name of DONORS.slice(1)) await sayOf(page, name, 'Collected');
  await expect(page.getByRole('heading', { name: /^That is the lot/ })).toBeVisible();
  await expect(page.getByText('Possible once everything is sent.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^This stop was taken off the run .* What you said is kept\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'I have read it: Aisling Power' }).click();
  await page.getByRole('button', { name: 'Finish and wipe this phone' }).click();
  await expect(page.getByRole('button', { name: 'Open again' })).toBeVisible();
  await expect.poll(() => keptIn(page)).not.toMatch(/Power|Murphy|Rossiter|Whelan|Walsh|Stafford|Main Street/);
  expect((await run.read()).state).toBe('done');
});
