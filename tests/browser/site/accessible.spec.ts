import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { fillDonor, fillItem, openDonation, openTestimonial, STORY } from '../support/form-words.ts';
import { expect, publicPages, test } from '../support/site.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const isAccessible = async (page: Page, state: string) => {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  expect(found, state).toEqual([]);
};

for (const width of [390, 1440]) {
  test.describe(`at ${width} px axe finds nothing`, () => {
    test.use({ viewport: { width, height: 844 }, reducedMotion: 'reduce' });

    for (const path of publicPages) {
      test(`on ${path}`, async ({ page }) => {
        await page.goto(path);
        await isAccessible(page, path);
      });
    }

    test('when a menu is open', async ({ page }) => {
      await page.goto('/');
      await page.locator('summary:visible').first().click();
      await isAccessible(page, 'an open menu');
    });

    test('in any state of the donation form', async ({ page }) => {
      await openDonation(page);
      await isAccessible(page, 'step 1, empty');
      await page.getByRole('button', { name: 'Next' }).click();
      await expect(page.getByText('Name is required').first()).toBeVisible();
      await isAccessible(page, 'step 1, errors');
      await fillDonor(page);
      await page.getByRole('button', { name: 'Next' }).click();
      await expect(page.getByText('Item description is required').first()).toBeVisible();
      await isAccessible(page, 'step 2, errors');
      await fillItem(page);
      await page.getByRole('radio', { name: /pick it up/ }).check();
      await isAccessible(page, 'step 3 with the answers');
      await page.getByRole('button', { name: /^Submit/ }).click();
      await expect(page.getByText('Pickup address is required when pickup is needed').first()).toBeVisible();
      await isAccessible(page, 'step 3, errors');
      await page.getByLabel(/Pickup address/).fill('3 Longtown, Clane');
      await page.getByRole('button', { name: /^Submit/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.getByRole('dialog').hover();
      await isAccessible(page, 'success overlay');
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await expect(page.getByText(/D-[0-9A-Z]{6}/).first()).toBeVisible();
      await isAccessible(page, 'the reference number afterwards');
    });

    // One of the states is that the review does not answer.
    test.describe(() => {
      test.use({
        expectedMessages: [/net::ERR_FAILED|The review could not be asked/],
      });
      test('in any state of the testimonial form', async ({ page }) => {
        await openTestimonial(page);
        await isAccessible(page, 'empty');
        await page.getByRole('button', { name: 'Submit Testimonial' }).click();
        await expect(page.getByText('Testimonial content is required').first()).toBeVisible();
        await isAccessible(page, 'errors');
        const review = page.locator('#testimonial-review');
        await page
          .getByLabel(/^Your testimonial/)
          .fill('Ring me on 087 123 4567 or write to nuala@example.ie about my mother.');
        await expect(page.getByRole('button', { name: 'Please revise content above' })).toBeDisabled();
        await isAccessible(page, 'needs revision');
        await page.getByLabel(/^Your testimonial/).fill(STORY);
        await expect(review).toContainText('Confidence');
        await isAccessible(page, 'appropriate');
        await page.route('**/auto-review', (route) => route.abort());
        await page.getByLabel(/^Your testimonial/).fill(`${STORY} Thank you.`);
        await expect(review).toContainText('temporarily unavailable');
        await isAccessible(page, 'review unavailable');
        for (const box of await page.getByRole('checkbox').all()) await box.check();
        await page.getByRole('button', { name: 'Submit Testimonial' }).click();
        await expect(page.getByText(/submitted for review/).first()).toBeVisible();
        await isAccessible(page, 'sent');
      });
    });
  });
}
