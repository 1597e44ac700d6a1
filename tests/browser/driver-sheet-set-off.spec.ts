import type { BrowserContext, Page } from '@playwright/test';
import { limitMs } from '../../scripts/test-limits.mjs';
import { closeAndReopen, loseConnection, untilItOpensOffline } from './support/dead-spot.ts';
import { addPhoto, plannedRun } from './support/driver-run.ts';
import { iconsAreDrawn } from './support/icons-are-drawn.ts';
import { addColleague } from './support/session.ts';
import { expect, signIn, test } from './support/test-with-own-server.ts';

test.use({
  serverEnv: { RATE_LIMITS: 'off' },
  viewport: { width: 390, height: 844 },
  // What the browser says of calls without a network, of one that comes too late, and of a run that is another's.
  expectedMessages: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|409 \(Conflict\)|403 \(Forbidden\)/],
});

const DECLAN = { email: 'declan@portal.example', password: 'two spires over the harbour' };

/** A driver who has opened her planned run once, and has no connection where the van stands. */
const beforeTheRoad = async (page: Page, context: BrowserContext, url: string) => {
  await addColleague(url, { ...DECLAN, name: 'Declan Power', role: 'Driver' });
  const run = await plannedRun(url, DECLAN.email);
  await signIn(page, run.path, DECLAN);
  await expect(page.getByRole('button', { name: 'Set off' })).toBeVisible();
  await untilItOpensOffline(page);
  await loseConnection(context, page);
  return run;
};

test('a run that was opened once is driven from a dead spot on: setting off, a photo and outcomes arrive in order', {
  tag: '@all',
}, async ({ page, context, portal }) => {
  const run = await beforeTheRoad(page, context, portal.url);
  const before = Date.now();
  await page.getByRole('button', { name: 'Set off' }).click();
  await expect(page.getByRole('button', { name: /^Take it back: Set off \d\d:\d\d$/ })).toBeVisible();
  await addPhoto(page);
  await page.getByRole('button', { name: 'Collected: Aisling Power' }).click();
  await page.getByRole('button', { name: 'Not there: Cian Murphy' }).click();
  const after = Date.now();
  await expect(page.getByText('No connection. Go on as always. 4 not sent.')).toBeVisible();

  const reopened = await closeAndReopen(context, page, run.path);
  await expect(reopened.getByRole('article', { name: 'Margaret Rossiter' })).toBeVisible();
  await expect(reopened.getByText(/^Set off \d\d:\d\d$/)).toBeVisible();
  await expect(reopened.getByText('Not sent', { exact: true })).toHaveCount(3);
  await iconsAreDrawn(reopened);
  expect((await run.read()).state).toBe('planned');

  await context.setOffline(false);
  await expect(reopened.getByText('Sent', { exact: true })).toHaveCount(2, { timeout: limitMs(30_000) });
  await expect(reopened.getByText(/^Set off/)).toHaveCount(0);
  const { state, stops } = await run.read();
  expect([state, stops[0].outcome, stops[1].outcome]).toEqual(['out', 'collected', 'not-there']);
  const { body: audit } = await run.call('get', '/audit?pageSize=100', { as: run.as });
  const said = audit.entries.filter(({ actorName }: { actorName: string }) => actorName === 'Declan Power');
  const ofRun = said.filter(({ subjectId }: { subjectId: string }) => subjectId === run.id).reverse();
  expect(ofRun.map(({ action }: { action: string }) => action)).toEqual([
    'changed',
    'photo added',
    'collected',
    'not-there',
  ]);
  const tapped = Date.parse(ofRun[0].after.at);
  expect(tapped).toBeGreaterThanOrEqual(before);
  expect(tapped).toBeLessThanOrEqual(after);
});

test('a run that was given to somebody else meanwhile is not set off, and what was tapped is shown', {
  tag: '@all',
}, async ({ page, context, portal }) => {
  const run = await beforeTheRoad(page, context, portal.url);
  await page.getByRole('button', { name: 'Set off' }).click();
  await expect(page.getByRole('button', { name: 'Collected: Aisling Power' })).toBeVisible();
  expect((await run.change({ driverId: null })).status).toBe(200);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'See it' }).click({ timeout: limitMs(30_000) });
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^Set off \d\d:\d\d/)).toBeVisible();
  await expect(dialog.getByText('The driver of this run was changed meanwhile. Nothing was overturned.')).toBeVisible();
  expect((await run.read()).state).toBe('planned');
});

test('on a phone the first screen is the run: the next stop stands in sight as soon as the last is done, also offline', {
  tag: '@all',
}, async ({ page, context, portal }) => {
  await addColleague(portal.url, { ...DECLAN, name: 'Declan Power', role: 'Driver' });
  const run = await plannedRun(portal.url, DECLAN.email);
  await signIn(page, '/admin', DECLAN);
  await page.getByRole('button', { name: 'Set off' }).click();
  const tabs = page.getByRole('navigation', { name: 'Sections' });
  await expect(tabs.getByRole('link', { name: 'My run' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('article', { name: 'Aisling Power' })).toBeVisible();
  await untilItOpensOffline(page);
  await loseConnection(context, page);
  const reopened = await closeAndReopen(context, page, '/admin');
  for (const [done, next] of [
    ['Aisling Power', 'Cian Murphy'],
    ['Cian Murphy', 'Margaret Rossiter'],
  ]) {
    await reopened.getByRole('button', { name: `Collected: ${done}` }).click();
    const stop = reopened.getByRole('article', { name: next });
    await expect(stop.getByRole('heading', { name: next })).toBeFocused();
    for (const way of [
      stop.getByText('020 915 0001', { exact: true }),
      stop.getByRole('link', { name: /^Directions/ }),
    ])
      await expect(way).toBeInViewport({ ratio: 1 });
  }
  expect((await run.read()).stops[0].outcome).toBeNull();
});
