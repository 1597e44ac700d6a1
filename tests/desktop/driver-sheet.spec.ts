import type { Page } from '@playwright/test';
import { limitMs } from '../../scripts/test-limits.mjs';
import { inAccountMenu } from '../support/account-menu.ts';
import { expect, signIn, test } from './support/fixtures.ts';

const openRun = async (page: Page) => {
  await page.getByRole('link', { name: 'Runs', exact: true }).click();
  await page
    .getByRole('link', { name: /Green van/ })
    .first()
    .click();
};
const say = (page: Page, outcome: string, name: string) =>
  page.getByRole('button', { name: `${outcome}: ${name}` }).click();

test('outcomes tapped without a connection survive a restart of the app, and are sent once', { tag: '@all' }, async ({
  desktop,
  portal,
}) => {
  const runId = await portal.sendOut(['Aisling Power', 'Cian Murphy', 'Pat Whelan']);
  const first = await desktop.start();
  await signIn(first.page);
  await openRun(first.page);
  await expect(first.page.getByRole('article', { name: 'Aisling Power' })).toBeVisible();
  portal.proxy.goOffline();
  await say(first.page, 'Collected', 'Aisling Power');
  await say(first.page, 'Not there', 'Cian Murphy');
  await expect(first.page.getByText('Not sent', { exact: true })).toHaveCount(2);
  await first.app.close();
  expect(await portal.outcomesOf(runId)).toEqual([null, null, null]);

  const again = await desktop.start();
  await openRun(again.page);
  await expect(again.page.getByRole('article', { name: 'Pat Whelan' })).toBeVisible();
  await expect(again.page.getByText('Not sent', { exact: true })).toHaveCount(2);
  portal.proxy.goOnline();
  await expect
    .poll(() => portal.outcomesOf(runId), { timeout: limitMs(40_000) })
    .toEqual(['collected', 'not-there', null]);
  await expect(again.page.getByText('Sent', { exact: true })).toHaveCount(2);
  const sent = portal.proxy.requests.filter(({ method, path }) => method === 'PUT' && path.endsWith('/outcome'));
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
});

/** How many entries of the outbox this computer keeps. */
const keptEntries = async (page: Page, server: string) =>
  page.evaluate(async (url) => (await window.desktop.readOffline({ server: url, what: 'entries' })).length, server);

test('signing out asks while an outcome is not sent, and then wipes it from the computer', { tag: '@all' }, async ({
  desktop,
  portal,
}) => {
  const runId = await portal.sendOut(['Aisling Power']);
  const { page } = await desktop.start();
  await signIn(page);
  await openRun(page);
  await expect(page.getByRole('article', { name: 'Aisling Power' })).toBeVisible();
  portal.proxy.goOffline();
  await say(page, 'Collected', 'Aisling Power');
  await expect(page.getByText('Not sent', { exact: true })).toBeVisible();
  expect(await keptEntries(page, portal.proxy.url)).toBe(1);

  await (await inAccountMenu(page, 'button', 'Sign out')).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('One thing that you said has not been sent.');
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  expect(await keptEntries(page, portal.proxy.url)).toBe(1);
  await (await inAccountMenu(page, 'button', 'Sign out')).click();
  await question.getByRole('button', { name: 'Sign out and wipe it' }).click();
  await expect(page.getByRole('heading', { name: 'The server cannot be reached' })).toBeVisible();
  expect(await keptEntries(page, portal.proxy.url)).toBe(0);
  portal.proxy.goOnline();
  // As "Try again", which is gone once the app has found the connection by itself.
  await page.evaluate(() => window.desktop.sync());
  await signIn(page);
  await openRun(page);
  await expect(page.getByRole('article', { name: 'Aisling Power' })).toBeVisible();
  expect(await portal.outcomesOf(runId)).toEqual([null]);
});

test('an outcome outlives the end of the session, and is sent once its person is signed in again', {
  tag: '@all',
}, async ({ desktop, portal }) => {
  const runId = await portal.sendOut(['Aisling Power']);
  const { page } = await desktop.start();
  await signIn(page);
  await openRun(page);
  await expect(page.getByRole('article', { name: 'Aisling Power' })).toBeVisible();
  portal.proxy.goOffline();
  await say(page, 'Collected', 'Aisling Power');
  await expect(page.getByText('Not sent', { exact: true })).toBeVisible();
  await portal.endSessions();
  portal.proxy.goOnline();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible({ timeout: limitMs(40_000) });
  expect(await keptEntries(page, portal.proxy.url)).toBe(1);
  expect(await portal.outcomesOf(runId)).toEqual([null]);
  await signIn(page);
  await expect(page.getByRole('link', { name: 'Runs', exact: true })).toBeVisible();
  await expect.poll(() => portal.outcomesOf(runId)).toEqual(['collected']);
  await expect.poll(() => keptEntries(page, portal.proxy.url)).toBe(0);
});
