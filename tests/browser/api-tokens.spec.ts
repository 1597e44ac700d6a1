import type { Page } from '@playwright/test';
import { horizontalOverflow } from './support/horizontal-overflow.ts';
import { expect, test, waitUntilLoaded } from './support/test-portal.ts';

const SECTION = '/admin/settings?section=tokens';
/** A name without a place to break, as long as names may be. */
const NAME = `Kassenbuchführungsprogramm${'x'.repeat(34)}`;

const offersWith = (page: Page, secret: string) =>
  page.request.get('/api/donationitems/counts', { headers: { authorization: `Bearer ${secret}` } });

test('a token is created, used and revoked with the keyboard alone, on a narrow screen too', { tag: '@all' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await page.goto(SECTION);
  await waitUntilLoaded(page);
  await page.getByRole('button', { name: 'Create a token' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).focus();
  await page.keyboard.type(NAME);
  for (let scope = 0; scope < 3; scope += 1) await page.keyboard.press('Tab');
  await expect(dialog.getByLabel(/^Read offers/)).toBeFocused();
  await page.keyboard.press('Space');
  await dialog.getByLabel('Name', { exact: true }).focus();
  await page.keyboard.press('Enter');
  const secret = await dialog.getByLabel('Token', { exact: true }).inputValue();
  expect(secret).toMatch(/^cp_[0-9A-Za-z]{49}$/);
  expect((await offersWith(page, secret)).status()).toBe(200);
  await dialog.getByRole('button', { name: 'I have stored it' }).press('Enter');
  expect(await horizontalOverflow(page)).toBe(0);
  await page.getByRole('button', { name: `Revoke ${NAME}` }).press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Revoke token' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'is revoked' })).toBeVisible();
  await expect(page.getByText(NAME, { exact: true })).toHaveCount(0);
  expect((await offersWith(page, secret)).status()).toBe(401);
});
