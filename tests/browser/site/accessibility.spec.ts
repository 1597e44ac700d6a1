import type { Page } from '@playwright/test';
import { publicPages } from '../../support/public-pages.ts';
import { isAccessible } from '../support/axe.ts';
import { fillDonor, fillItem, openDonation, openTestimonial, STORY } from '../support/public-forms.ts';
import { expect, pageGroups, test } from '../support/test-public-site.ts';

const WIDTHS = [390, 1440] as const;

const atBothWidths = async (page: Page, state: string): Promise<void> => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    await isAccessible(page, `${state} at ${width} px`);
  }
};

test.use({ reducedMotion: 'reduce' });

test.describe('at 390 and 1440 px axe finds nothing', () => {
  for (const { group, paths, tag } of pageGroups(publicPages)) {
    // All in one browser context: to open a page in a new one costs more than axe.
    test(`on ${group}`, { tag }, async ({ page }) => {
      for (const path of paths) {
        await page.goto(path);
        await atBothWidths(page, path);
      }
    });
  }

  for (const width of WIDTHS) {
    test(`when the menu of ${width} px is open`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/');
      await page.locator('summary:visible').first().click();
      await isAccessible(page, 'an open menu');
    });
  }

  test('in any state of the donation form', { tag: '@all' }, async ({ page }) => {
    await openDonation(page);
    await atBothWidths(page, 'step 1, empty');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('Name is required').first()).toBeVisible();
    await atBothWidths(page, 'step 1, errors');
    await fillDonor(page);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('Item description is required').first()).toBeVisible();
    await atBothWidths(page, 'step 2, errors');
    await fillItem(page);
    await page.getByRole('radio', { name: /pick it up/ }).check();
    await atBothWidths(page, 'step 3 with the answers');
    await page.getByRole('button', { name: /^Submit/ }).click();
    await expect(page.getByText('Pickup address is required when pickup is needed').first()).toBeVisible();
    await atBothWidths(page, 'step 3, errors');
    await page.getByLabel(/Pickup address/).fill('3 Longtown, Clane');
    await page.getByRole('button', { name: /^Submit/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.getByRole('dialog').hover();
    await atBothWidths(page, 'success overlay');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText(/D-[0-9A-Z]{6}/).first()).toBeVisible();
    await atBothWidths(page, 'the reference number afterwards');
  });

  test('in the testimonial form, empty and with errors', async ({ page }) => {
    await openTestimonial(page);
    await atBothWidths(page, 'empty');
    await page.getByRole('button', { name: 'Submit Testimonial' }).click();
    await expect(page.getByText('Testimonial content is required').first()).toBeVisible();
    await atBothWidths(page, 'errors');
  });

  // One of the states is that the review does not answer.
  test.describe(() => {
    test.use({
      expectedMessages: [/net::ERR_FAILED|The review could not be asked/],
    });
    test('in every other state of the testimonial form', { tag: '@all' }, async ({ page }) => {
      await openTestimonial(page);
      const review = page.locator('#testimonial-review');
      await page
        .getByLabel(/^Your testimonial/)
        .fill('Ring me on 087 123 4567 or write to nuala@example.ie about my mother.');
      await expect(page.getByRole('button', { name: 'Please revise content above' })).toBeDisabled();
      await atBothWidths(page, 'needs revision');
      await page.getByLabel(/^Your testimonial/).fill(STORY);
      await expect(review).toContainText('Nothing to change');
      await atBothWidths(page, 'appropriate');
      await page.route('**/auto-review', (route) => route.abort());
      await page.getByLabel(/^Your testimonial/).fill(`${STORY} Thank you.`);
      await expect(review).toContainText('temporarily unavailable');
      await atBothWidths(page, 'review unavailable');
      for (const box of await page.getByRole('checkbox').all()) await box.check();
      await page.getByRole('button', { name: 'Submit Testimonial' }).click();
      await expect(page.getByText(/submitted for review/).first()).toBeVisible();
      await atBothWidths(page, 'sent');
    });
  });
});
