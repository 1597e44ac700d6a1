import type { Page } from '@playwright/test';
import { expect, signIn, test } from './support/fixtures.ts';
import { clickMenu } from './support/native-calls.ts';

test.skip(process.platform === 'darwin', 'macOS shows title and menu itself');

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not shown`);
  return { left: box.x, right: box.x + box.width };
};
const isCut = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

test('the title stands beside the menu in the smallest window, and zoomed the portal has its two bars', {
  tag: '@all',
}, async ({ desktop }) => {
  const { page } = await desktop.start();
  await signIn(page);
  await page.getByRole('link', { name: 'Pending donations' }).first().click();
  await expect(page.getByRole('heading', { name: 'Pending donations', level: 1 })).toBeVisible();
  const tabs = page.locator('.tabbar');

  await page.setViewportSize({ width: 800, height: 600 });
  const title = await boxOf(page, '.titlebar .ttl');
  expect(title.left).toBeGreaterThanOrEqual((await boxOf(page, '.menubar')).right);
  expect(title.right).toBeLessThanOrEqual((await boxOf(page, '.titlebar .winctl')).left);
  await expect(page.locator('.side')).toBeVisible();
  await expect(tabs).toBeHidden();
  // The status bar stays in one row, and nothing is wider than the window.
  expect(await isCut(page)).toBe(false);
  expect((await boxOf(page, '.statusbar .push')).right).toBeLessThanOrEqual(800);
  expect(await page.locator('.statusbar').evaluate((bar) => bar.clientHeight)).toBeLessThan(40);

  // The smallest window at 200 %.
  await page.setViewportSize({ width: 400, height: 300 });
  await expect(page.locator('.side')).toBeHidden();
  await expect(tabs).toBeVisible();
  await expect(page.locator('.titlebar .ttl')).toBeHidden();
  expect((await boxOf(page, '.titlebar .winctl')).right).toBeLessThanOrEqual(400);
  await page.getByRole('menuitem', { name: 'Help' }).click();
  expect((await boxOf(page, '.titlebar .menu')).right).toBeLessThanOrEqual(400);
  expect(await isCut(page)).toBe(false);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Today' })).toBeVisible();
});

test('in the smallest window the lock begins with its heading, and its last button can be reached', {
  tag: '@all',
}, async ({ desktop }) => {
  const { app, page } = await desktop.start();
  await signIn(page);
  await expect(page.getByRole('link', { name: 'Today' })).toBeVisible();
  await page.setViewportSize({ width: 800, height: 600 });
  await clickMenu(app, 'lock');
  const lock = page.getByRole('dialog', { name: 'Locked' });
  await expect(lock.getByRole('heading')).toBeInViewport({ ratio: 1 });
  const below = (await page.locator('.lock .titlebar').boundingBox())?.height ?? 0;
  expect((await lock.getByRole('heading').boundingBox())?.y).toBeGreaterThanOrEqual(below);
  const signOut = lock.getByRole('button', { name: /Sign out$/ });
  await signOut.scrollIntoViewIfNeeded();
  await expect(signOut).toBeInViewport({ ratio: 1 });
});
