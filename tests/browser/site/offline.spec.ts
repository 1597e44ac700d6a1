import { expect, test } from '../support/test-public-site.ts';

test.use({ expectedMessages: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/] });

test('without a connection a page that cannot be reached shows phones and hours, and comes back with it', async ({
  page,
  context,
}) => {
  await page.goto('/about');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.goto('/services/hospital-transport');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('the phone still works');
  await expect(page.getByRole('link', { name: '020 915 1977' })).toBeVisible();
  const styled = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(styled).not.toBe('rgba(0, 0, 0, 0)');
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('A lift to hospital');
});
