import { limitMs } from '../../../scripts/test-limits.mjs';
import { untilOfflinePageIsCached } from '../support/dead-spot.ts';
import { fillUpTo, isAtStep, stepTitles } from '../support/offer-steps.ts';
import { expect, OFFLINE_MESSAGE, test } from '../support/test-public-site.ts';

for (const width of [390, 1440]) {
  const tag = width === 390 ? [] : ['@all'];
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('Back goes through the steps, then closes the form, then leaves the page', { tag }, async ({ page }) => {
      await page.goto('/about');
      await fillUpTo(page, 3);
      for (const step of [2, 1] as const) {
        await page.goBack();
        await isAtStep(page, step);
      }
      await page.goBack();
      await expect(page).toHaveURL(/\/donations$/);
      await expect(page.getByRole('button', { name: 'Next' })).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL(/\/about$/);
    });

    test('the title of the page says the step, and that something is wrong', { tag }, async ({ page }) => {
      await fillUpTo(page, 2);
      await expect(page).toHaveTitle(/^Donate items · .+ - Step 2 of 3$/);
      await page.getByLabel(/Description/).fill('');
      await page.getByRole('button', { name: 'Next' }).click();
      await expect(page).toHaveTitle(/^Error: Donate items · .+ - Step 2 of 3$/);
      await page.goBack();
      await expect(page).toHaveTitle(/^Donate items · .+ - Step 1 of 3$/);
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect(page).toHaveTitle(/^Donate items · [^-]+$/);
    });

    test('Forward shows a step with a missing answer, and not the one behind it', { tag: '@all' }, async ({ page }) => {
      await fillUpTo(page, 2);
      await page.goBack();
      await page.getByLabel('Your name').fill('');
      await page.goForward();
      await expect(page.getByRole('heading', { name: stepTitles[1], level: 2 })).toBeVisible();
      await expect(page.getByText('Name is required').first()).toBeVisible();
    });

    test('the address of a later step without any answers shows the first step', { tag: '@all' }, async ({ page }) => {
      await page.goto('/donations?form=1&step=3#donation-form');
      await page.getByRole('heading', { name: stepTitles[1], level: 2 }).waitFor();
      await expect(page).toHaveURL(/\?form=1#donation-form$/);
    });

    test.describe('when an offer cannot be sent', () => {
      test.use({ expectedMessages: [new RegExp(`${OFFLINE_MESSAGE.source}|The form was not taken`)] });
      test('everything is still there, and goes by itself when the line is back', { tag: '@all' }, async ({
        page,
        context,
      }) => {
        await fillUpTo(page, 3);
        await untilOfflinePageIsCached(page);
        await context.setOffline(true);
        await page.getByRole('button', { name: /^Submit/ }).click();
        const alert = page.getByRole('alertdialog');
        await expect(alert).toContainText('Failed to submit donation. Please try again.');
        await isAtStep(page, 3);
        await context.setOffline(false);
        await expect(page.getByText(/D-[0-9A-Z]{6}/).first()).toBeVisible();
        await expect(alert).toHaveCount(0);
      });
    });

    test('the reason why a testimonial must be revised is in view, just above the disabled button', {
      tag: '@all',
    }, async ({ page }) => {
      await page.goto('/testimonials');
      await page.getByRole('button', { name: 'Write a Testimonial' }).first().click();
      await page
        .getByLabel(/^Your testimonial/)
        .fill('Ring me on 087 123 4567 or write to nuala@example.ie about her.');
      const button = page.getByRole('button', { name: 'Please revise content above' });
      await expect(button).toBeVisible({ timeout: limitMs(20_000) });
      const why = page.locator('#testimonial-why');
      await expect(why).toBeInViewport({ ratio: 1 });
      const [reason, dead] = await Promise.all([why.boundingBox(), button.boundingBox()]);
      expect(reason && dead && dead.y - (reason.y + reason.height)).toBeGreaterThan(0);
      expect(reason && dead && dead.y - (reason.y + reason.height)).toBeLessThan(40);
    });

    test('the testimonial form leaves no entry behind when it is cancelled', { tag: '@all' }, async ({ page }) => {
      await page.goto('/about');
      await page.goto('/testimonials?page=2');
      await page.getByRole('button', { name: 'Write a Testimonial' }).first().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
      await expect(page).toHaveURL(/\?page=2$/);
      await page.goBack();
      await expect(page).toHaveURL(/\/about$/);
    });
  });
}
