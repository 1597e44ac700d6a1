import { isAccessible } from '../support/axe.ts';
import { expect, signIn, test } from '../support/test-with-own-server.ts';

test('a fifth shop is added by a press on the map, and visitors find it among the others', async ({ page }) => {
  await signIn(page, '/admin/settings?section=shops');
  await page.getByRole('link', { name: 'Add a shop' }).click();
  const form = page.getByRole('form', { name: 'A new shop' });
  await form.getByLabel('Name').fill('Gorey');
  await form.getByLabel('Phone').fill('053 942 0000');
  await form.getByLabel('Address').fill('12 Main Street');
  await form.getByLabel('County').fill('Co Wexford');
  await form.getByRole('button', { name: /^Map: press/ }).click({ position: { x: 200, y: 175 } });
  await expect(form.getByLabel('Latitude')).toHaveValue(/^52\.\d+$/);
  await isAccessible(page, 'the form of a new shop');
  await form.getByRole('button', { name: 'Save changes' }).click();
  const told = page.getByRole('alertdialog');
  await expect(told).toContainText('Gorey is on the website now.');
  await told.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('link', { name: 'Edit Gorey' })).toBeVisible();

  await page.goto('/about/our-shops');
  const card = page.locator('article.shop', { has: page.getByRole('heading', { name: 'Gorey' }) });
  await expect(page.locator('article.shop')).toHaveCount(5);
  await page.locator('.map').getByRole('link', { name: 'Gorey' }).click();
  await expect(card).toBeInViewport();
  await expect(card).toContainText('12 Main Street, Gorey, Co Wexford');
  await expect(page.locator('footer')).toContainText('Wexford Town and Gorey');
});
