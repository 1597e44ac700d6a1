import type { Browser, Page } from '@playwright/test';
import { PHOTO_SIZE_MESSAGE } from '#contract/donations/donations.ts';
import { publicPages, readPages } from '../../support/public-pages.ts';
import { donor, STORY } from '../support/public-forms.ts';
import { expect, pageGroups, test } from '../support/test-public-site.ts';
import { photoFile } from '../support/typed.ts';

const withoutScripts = async (browser: Browser, baseURL: string) =>
  (await browser.newContext({ javaScriptEnabled: false, baseURL, viewport: { width: 390, height: 844 } })).newPage();

/** Opens a page with scripts, and the same HTML without. Asked for twice, the minutes until a shop closes may differ. */
const openBoth = async (page: Page, plain: Page, path: string) => {
  const answer = await page.goto(path);
  if (!answer) throw new Error(`No answer from ${path}`);
  const html = { status: answer.status(), contentType: 'text/html; charset=utf-8', body: await answer.body() };
  await plain.route(
    (url) => url.href === answer.url(),
    (route) => route.fulfill(html),
    { times: 1 },
  );
  await plain.goto(path);
};

for (const { group, paths, tag } of pageGroups(readPages)) {
  test(`all text stands in the HTML before scripts run: ${group}`, { tag }, async ({ page, browser, site }) => {
    const plain = await withoutScripts(browser, site.url);
    for (const path of paths) {
      await page.setViewportSize({ width: 390, height: 844 });
      await openBoth(page, plain, path);
      // What does nothing without scripts is not shown without them.
      for (const part of await plain.locator('[data-share]').all()) await expect(part).toBeHidden();
      await page.evaluate(() => {
        for (const part of document.querySelectorAll('[data-share]')) part.remove();
      });
      expect(await plain.locator('body').innerText(), path).toBe(await page.locator('body').innerText());
    }
    await plain.context().close();
  });
}

for (const { group, paths, tag } of pageGroups(publicPages)) {
  test(`the heading is shown without scripts: ${group}`, { tag }, async ({ browser, site }) => {
    const plain = await withoutScripts(browser, site.url);
    for (const path of paths) {
      await plain.goto(path);
      await expect(plain.locator('h1'), path).toBeVisible();
    }
    await plain.context().close();
  });
}

test('the menu opens and leads on without scripts', { tag: '@all' }, async ({ browser, site }) => {
  const plain = await withoutScripts(browser, site.url);
  await plain.goto('/');
  await plain.getByText('Menu', { exact: true }).click();
  await plain.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'About' }).click();
  await expect(plain).toHaveURL(/\/about$/);
  await plain.context().close();
});

test('an offer is made as plain HTML: errors are shown with what was written, then the reference', async ({
  browser,
  site,
}) => {
  const plain = await withoutScripts(browser, site.url);
  await plain.goto('/donations');
  await plain.getByRole('button', { name: 'Start Your Donation' }).click();
  await expect(plain).toHaveURL(/form=1/);
  for (const [label, value] of Object.entries(donor)) await plain.getByLabel(label).fill(value);
  await plain.getByLabel('Email').fill('deirdre');
  await plain.getByRole('radio', { name: 'Furniture' }).check();
  const photos = plain.locator('input[type=file]');
  await photos.setInputFiles([await photoFile('front.jpg', '#1b5a51')]);
  await plain.getByRole('button', { name: 'Submit' }).click();
  await expect(plain.getByText('Please enter a valid email address').first()).toBeVisible();
  await expect(plain.getByText('Item description is required').first()).toBeVisible();
  await expect(plain.getByLabel('Your name')).toHaveValue(donor['Your name']);
  await expect(plain.getByRole('radio', { name: 'Furniture' })).toBeChecked();
  await expect(plain.getByText('Please choose your photo once more')).toBeVisible();

  await photos.setInputFiles([{ name: 'large.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(6 * 1024 * 1024, 1) }]);
  await plain.getByLabel('Email').fill(donor.Email);
  await plain.getByRole('button', { name: 'Submit' }).click();
  await expect(plain.getByRole('link', { name: PHOTO_SIZE_MESSAGE })).toHaveAttribute('href', /#donation-photos$/);
  await expect(plain.getByLabel('Your name')).toHaveValue(donor['Your name']);
  await expect(plain.getByText('Please choose your photo once more')).toBeVisible();

  await plain.getByRole('radio', { name: /Good/ }).check();
  await plain.getByLabel(/Description/).fill('Two armchairs in red velvet, very comfortable');
  await plain.getByRole('radio', { name: /drop it off/ }).check();
  await plain.getByRole('button', { name: 'Submit' }).click();
  await expect(plain.getByText(/D-[0-9A-Z]{6}/).first()).toBeVisible();
  await plain.context().close();
});

test('a testimonial is sent as plain HTML: errors are shown with what was written, then the thanks', async ({
  browser,
  site,
}) => {
  const plain = await withoutScripts(browser, site.url);
  await plain.goto('/testimonials');
  await plain.getByRole('button', { name: 'Write a Testimonial' }).first().click();
  await plain.getByLabel(/^Email/).fill('nuala');
  await plain.getByLabel(/^Your testimonial/).fill('Too short');
  await plain.getByRole('button', { name: 'Submit Testimonial' }).click();
  await expect(plain.getByText('Testimonial must be at least 20 characters long').first()).toBeVisible();
  await expect(plain.getByText('Please enter a valid email address').first()).toBeVisible();
  await expect(plain.getByLabel(/^Your testimonial/)).toHaveValue('Too short');

  await plain.getByLabel(/^Email/).fill('nuala@example.ie');
  await plain.getByLabel(/^Your testimonial/).fill(STORY);
  for (const box of await plain.getByRole('checkbox').all()) await box.check();
  await plain.getByRole('button', { name: 'Submit Testimonial' }).click();
  await expect(plain.getByText(/submitted for review/).first()).toBeVisible();
  await plain.context().close();
});
