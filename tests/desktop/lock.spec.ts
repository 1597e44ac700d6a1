import type { ElectronApplication, Page } from '@playwright/test';
import { inAccountMenu } from '../support/account-menu.ts';
import { STAFF } from '../support/server-process.ts';
import { expect, signIn, test } from './support/fixtures.ts';
import { chooseLockAfter, leaveAlone } from './support/leave-alone.ts';
import { clickMenu } from './support/native-calls.ts';

/** Somebody signs in, begins to type on their account, and leaves; the app locks. */
const leaveAtWork = async (app: ElectronApplication, page: Page) => {
  await signIn(page);
  await (await inAccountMenu(page, 'link', 'My account')).click();
  await chooseLockAfter(page, 5);
  await page.getByLabel('Current password').fill('half a pass');
  await leaveAlone(app, 5);
  const lock = page.getByRole('dialog', { name: 'Locked' });
  await expect(lock).toBeVisible();
  return lock;
};

const WORK_IS_KEPT = 'Nothing is lost: behind this, everything is as you left it.';

/** Whoever sits there now finds the sign-in and nothing of who was there before. */
const expectSignedOut = async (page: Page) => {
  await expect(page.getByRole('dialog', { name: 'Locked' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'My account' })).toHaveCount(0);
  await expect(page.getByLabel('Current password')).toHaveCount(0);
};

test('who signs out of a locked app finds the sign-in, and their own work begins anew', { tag: '@all' }, async ({
  desktop,
}) => {
  const { app, page } = await desktop.start();
  const lock = await leaveAtWork(app, page);
  await lock.getByRole('button', { name: /Sign out$/ }).click();
  await expectSignedOut(page);
  await signIn(page);
  await (await inAccountMenu(page, 'link', 'My account')).click();
  await expect(page.getByLabel('Current password')).toHaveValue('');
});

test('a session that ends behind the lock leaves the sign-in, and nothing of what was there', { tag: '@all' }, async ({
  desktop,
  portal,
}) => {
  const { app, page } = await desktop.start();
  const lock = await leaveAtWork(app, page);
  // Otherwise the app may learn of it by itself, before anybody comes back.
  portal.proxy.stall('/api/auth/unlock');
  await portal.endSessions();
  await lock.getByLabel('Password', { exact: true }).fill(STAFF.password);
  await lock.getByRole('button', { name: 'Open again' }).click();
  await expectSignedOut(page);
});

test('File, Lock covers the work at once, says that it was chosen, also after a restart, and lets its person back', {
  tag: '@all',
}, async ({ desktop }) => {
  const first = await desktop.start();
  const entry = () => first.app.evaluate(({ Menu }) => Menu.getApplicationMenu()?.getMenuItemById('lock')?.enabled);
  expect(await entry()).toBe(false);
  await signIn(first.page);
  await (await inAccountMenu(first.page, 'link', 'My account')).click();
  await first.page.getByLabel('Current password').fill('half a pass');
  await expect.poll(entry).toBe(true);
  await clickMenu(first.app, 'lock');
  const lock = first.page.getByRole('dialog', { name: 'Locked' });
  await expect(lock.getByText(`You locked the app. ${WORK_IS_KEPT}`)).toBeVisible();
  await expect(first.page.getByRole('heading', { name: 'My account' })).toBeHidden();
  await lock.getByLabel('Password', { exact: true }).fill(STAFF.password);
  await lock.getByRole('button', { name: 'Open again' }).click();
  await expect(lock).toBeHidden();
  await expect(first.page.getByLabel('Current password')).toHaveValue('half a pass');

  await leaveAlone(first.app, 15);
  await expect(lock.getByText(`Nobody was here for a while. ${WORK_IS_KEPT}`)).toBeVisible();
  await lock.getByLabel('Password', { exact: true }).fill(STAFF.password);
  await lock.getByRole('button', { name: 'Open again' }).click();
  await expect(lock).toBeHidden();
  await clickMenu(first.app, 'lock');
  await expect(lock).toBeVisible();
  await first.app.close();
  const again = await desktop.start();
  await expect(again.page.getByText(`You locked the app. ${WORK_IS_KEPT}`)).toBeVisible();
});
