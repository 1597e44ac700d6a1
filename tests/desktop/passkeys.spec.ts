import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type ElectronApplication, type Page } from '@playwright/test';
import { findTestBrowser } from '../../scripts/chromium.mjs';
import { inAccountMenu } from '../support/account-menu.ts';
import { addPasskey, addVirtualAuthenticator, startPasskeyPortal, typePassword } from '../support/passkey-portal.ts';
import { STAFF } from '../support/server-process.ts';
import { test as base, expect, signIn } from './support/fixtures.ts';
import { chooseLockAfter, leaveAlone } from './support/leave-alone.ts';
import { nativeCalls } from './support/native-calls.ts';

/** A portal under a name, and the system's browser, whose owner has a passkey for it. */
const test = base.extend<{ passkeyPortal: { page: Page; recoveryCodes: string[] } }>({
  passkeyPortal: async ({ desktop }, use) => {
    const { product, site } = await startPasskeyPortal();
    const executablePath = await findTestBrowser();
    const browser = await chromium.launch(executablePath ? { executablePath } : {});
    const page = await browser.newPage();
    await addVirtualAuthenticator(page);
    await page.goto(`${site}/admin/security`);
    await typePassword(page);
    const recoveryCodes = await addPasskey(page, 'Office laptop');
    const settings = { servers: [{ name: 'South East Care Fund', url: site }], current: site, window: null };
    const file = join(desktop.profile, 'settings.json');
    await writeFile(file, JSON.stringify({ ...settings, notices: true, keepWeakly: true }));
    await use({ page, recoveryCodes });
    await browser.close();
    await product.close();
  },
});
test.use({ knowsServer: false });

/** Does in the browser what the app has opened it for. */
const usePasskeyInBrowser = async (app: ElectronApplication, page: Page) => {
  await expect.poll(async () => (await nativeCalls(app)).external.at(-1) ?? '').toContain('/admin/app-sign-in#');
  const address = (await nativeCalls(app)).external.at(-1) ?? '';
  await page.goto('about:blank');
  await page.goto(address);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('You can close this page and go back to the Charity Portal.')).toBeVisible();
};

test('a passkey signs the app in through the system’s browser; after a password, codes are typed in the app', {
  tag: '@all',
}, async ({ desktop, passkeyPortal: { page: browser, recoveryCodes } }) => {
  const { app, page } = await desktop.start();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText('Your browser has opened. Use the passkey there, and come back.')).toBeVisible();
  await usePasskeyInBrowser(app, browser);
  await expect(page.getByRole('link', { name: 'Today' })).toBeVisible();
  await (await inAccountMenu(page, 'button', 'Sign out')).click();

  await signIn(page);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await page.getByLabel('Recovery code').fill(recoveryCodes[0] ?? '');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Today' })).toBeVisible();
});

test('an app that was left alone shows and loads nothing, also after a restart, until its person is back; what was typed is there', {
  tag: '@all',
}, async ({ desktop, passkeyPortal: { page: browser, recoveryCodes } }) => {
  const first = await desktop.start();
  const { page } = first;
  await signIn(page);
  await page.getByLabel('Recovery code').fill(recoveryCodes[0] ?? '');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await (await inAccountMenu(page, 'link', 'My account')).click();
  await chooseLockAfter(page, 5);
  await page.getByLabel('Current password').fill('half a pass');

  await leaveAlone(first.app, 4);
  await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible();
  await leaveAlone(first.app, 5);
  const lock = page.getByRole('dialog', { name: 'Locked' });
  await expect(lock).toBeVisible();
  await expect(page.getByRole('heading', { name: 'My account' })).toBeHidden();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(lock).toBeVisible();
  const asked = await page.evaluate(async () => (await fetch('/api/testimonials/pending?page=1&pageSize=10')).status);
  expect(asked).toBe(503);

  await lock.getByLabel('Password', { exact: true }).fill('not the password');
  await lock.getByRole('button', { name: 'Open again' }).click();
  await expect(lock.getByText('The password is not right.')).toBeVisible();
  await lock.getByLabel('Password', { exact: true }).fill(STAFF.password);
  await lock.getByRole('button', { name: 'Open again' }).click();
  await expect(lock).toBeHidden();
  await expect(page.getByLabel('Current password')).toHaveValue('half a pass');

  await leaveAlone(first.app, 60);
  await expect(lock).toBeVisible();
  await first.app.close();
  const again = await desktop.start();
  const locked = again.page.getByRole('dialog', { name: 'Locked' });
  await expect(locked).toBeVisible();
  await locked.getByRole('button', { name: 'Use a passkey' }).click();
  await usePasskeyInBrowser(again.app, browser);
  await expect(locked).toBeHidden();
  await expect(again.page.getByRole('link', { name: 'Today' })).toBeVisible();
});
