import { devices } from '@playwright/test';
import { fillUpTo } from '../support/offer-steps.ts';
import { expect, test } from '../support/test-public-site.ts';

const { defaultBrowserType, ...phone } = devices['Pixel 7'];

test.describe('on a phone', () => {
  test.use({ ...phone, viewport: { width: 390, height: 844 } });
  test('nothing is to be dragged', { tag: '@all' }, async ({ page }) => {
    await fillUpTo(page, 2);
    await expect(page.getByText('Drag photos here')).toBeHidden();
    await expect(page.getByText('Choose them from your phone, or take one now.')).toBeVisible();
  });
});

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('the lists below fold while the form is open, and the drop-off goes with pickup', {
      tag: '@all',
    }, async ({ page }) => {
      await page.goto('/donations');
      const lists = page.getByRole('heading', { name: 'What we are looking for' });
      await expect(lists).toBeVisible();
      await fillUpTo(page, 2);
      await expect(lists).toBeHidden();
      await page.getByText('What we take, and how it works').click();
      await expect(lists).toBeVisible();
      await page.getByRole('button', { name: 'Next' }).click();
      const shops = page.locator('#donation-form').getByText('Longtown');
      await page.getByRole('radio', { name: /drop it off/ }).check();
      await expect(shops).toBeVisible();
      await page.getByRole('radio', { name: /pick it up/ }).check();
      await expect(shops).toBeHidden();
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect(lists).toBeVisible();
    });
  });
}

test('on paper stand the answers, and the shops with hours and phones, and nothing to press', { tag: '@all' }, async ({
  page,
}) => {
  await fillUpTo(page, 3);
  const rest = page.locator('.btn, .linkbtn, .hero, .fold, nav');
  expect(await rest.count()).toBeGreaterThan(2);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeVisible();
  await expect(page.getByText('Two armchairs in red velvet')).toBeVisible();
  for (const part of await rest.all()) await expect(part).toBeHidden();
  await page.goto('/about/our-shops');
  const shop = page.getByRole('article').first();
  for (const text of ['Longtown, Clane', 'Mon–Fri 9:00–5:00', '020 915 1977']) await expect(shop).toContainText(text);
  await expect(shop.getByText('Longtown, Clane')).toBeVisible();
  // Whether it is open now is no news on paper.
  const news = page.locator('.open, .map, .shop .pic');
  expect(await news.count()).toBeGreaterThan(2);
  for (const part of await news.all()) await expect(part).toBeHidden();
});
