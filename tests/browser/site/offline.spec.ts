import { untilOfflinePageIsCached } from '../support/dead-spot.ts';
import { iconsAreDrawn } from '../support/icons-are-drawn.ts';
import { expect, test } from '../support/test-public-site.ts';

test.use({ expectedMessages: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/] });

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('without a connection a page that cannot be reached shows phones and hours, and comes back with it', {
      tag: width === 390 ? [] : ['@all'],
    }, async ({ page, context }) => {
      await page.goto('/about');
      await untilOfflinePageIsCached(page);
      await context.setOffline(true);
      await page.goto('/services/hospital-transport');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('the phone still works');
      await expect(page.getByRole('link', { name: '020 915 1977' })).toBeVisible();
      const styled = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      expect(styled).not.toBe('rgba(0, 0, 0, 0)');
      await iconsAreDrawn(page);
      await context.setOffline(false);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('A lift to hospital');
    });
  });
}
