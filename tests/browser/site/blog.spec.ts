import type { Page } from '@playwright/test';
import { POST } from '../../support/public-pages.ts';
import { SEEDED } from '../support/seed-public-site.ts';
import { expect, test } from '../support/test-public-site.ts';

const POST_PATH = `/blogs/${POST.slug}`;
const shareButton = (page: Page) => page.getByRole('button', { name: 'Share this post' });

/** Gives the browser a share sheet that remembers what it was given, and ends as it is told. */
const withShareSheet = (page: Page, outcome: 'shared' | 'closed') =>
  page.addInitScript((end) => {
    Object.defineProperty(navigator, 'share', {
      value: (given: ShareData) => {
        document.documentElement.dataset.given = `${given.title} ${given.url}`;
        return end === 'shared' ? Promise.resolve() : Promise.reject(new DOMException('Closed', 'AbortError'));
      },
    });
  }, outcome);

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('the newest posts stand on the home page, and lead through topics and posts, without scripts', async ({
      browser,
      site,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width, height: 844 } });
      const page = await context.newPage();
      await page.goto(site.url);
      const newest = page.locator('main section', { has: page.getByRole('heading', { name: /side of the counter/ }) });
      await expect(newest.getByRole('article')).toHaveCount(3);
      await newest.getByRole('link', { name: 'All Posts' }).click();
      await expect(page).toHaveURL(/\/blogs$/);
      await page.getByRole('navigation', { name: 'Topics' }).getByRole('link', { name: 'Our shops' }).click();
      await expect(page).toHaveURL(/\/blogs\/topics\/our-shops$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our shops');
      await expect(page.getByRole('article')).toHaveCount(Math.ceil(SEEDED.posts / 2));
      await page.getByRole('link', { name: /The dresser that went/ }).click();
      await expect(shareButton(page)).toBeHidden();
      await page.getByRole('link', { name: /^Previous post/ }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`News number ${SEEDED.posts - 2}`);
      await page.getByRole('link', { name: /^Next post/ }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('The dresser that went to three homes');
      await page.goto(`${site.url}/no-such-page`);
      await page.locator('main').getByRole('link', { name: 'Blog' }).click();
      await expect(page).toHaveURL(/\/blogs$/);
      await context.close();
    });

    test('a post is shared with the sheet of the system', { tag: '@all' }, async ({ page, site }) => {
      await withShareSheet(page, 'shared');
      await page.goto(`${POST_PATH}?utm_source=letter`);
      await shareButton(page).click();
      await expect(page.locator('html')).toHaveAttribute(
        'data-given',
        `The dresser that went to three homes ${site.url}${POST_PATH}`,
      );
      await expect(page.locator('[data-share] [role=status]')).toHaveText('');
    });

    test('where there is no sheet its link is copied', { tag: '@all' }, async ({ page, context, site }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
      await page.goto(POST_PATH);
      await shareButton(page).click();
      await expect(page.getByText('Link copied.')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.url}${POST_PATH}`);
    });
  });
}

test('who closes the sheet is left alone', { tag: '@all' }, async ({ page }) => {
  await withShareSheet(page, 'closed');
  await page.goto(POST_PATH);
  await shareButton(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-given', /dresser/);
  await expect(page.locator('[data-share] [role=status]')).toHaveText('');
});

test('where nothing can be copied the address is shown', { tag: '@all' }, async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.goto(POST_PATH);
  await shareButton(page).click();
  await expect(page.locator('[data-share]')).toContainText(`${site.url}${POST_PATH}`);
});

test('a topic without posts is a page that is not there', { tag: '@all' }, async ({ page }) => {
  expect((await page.goto('/blogs/topics/nothing'))?.status()).toBe(404);
});
