import type { BrowserContext, Page } from '@playwright/test';
import { donor, fillDonor, openDonation, openTestimonial, STORY } from '../support/public-forms.ts';
import { expect, test } from '../support/test-public-site.ts';
import { keptFiles, photoFile } from '../support/typed.ts';

const KEPT = 'We kept what you wrote earlier';
const DESCRIPTION = 'Two armchairs in red velvet, very comfortable';

const pictures = (page: Page) => page.locator('figure', { hasText: /front\.jpg|back\.jpg/ }).locator('img');

/** Fills in half of an offer, with two photos, and waits until the device has all of it. */
const beginOffer = async (page: Page) => {
  await openDonation(page);
  await fillDonor(page);
  await page.getByRole('radio', { name: 'Furniture' }).check();
  await page.getByLabel(/Description/).fill(DESCRIPTION);
  await page
    .locator('input[type=file]')
    .setInputFiles([await photoFile('front.jpg', '#1b5a51'), await photoFile('back.jpg', '#fcd257')]);
  await expect(pictures(page)).toHaveCount(2);
  await expect.poll(() => keptFiles(page, 'donation')).toBe(2);
};

const isRestored = async (page: Page) => {
  await expect(page.getByText(KEPT)).toBeVisible();
  await expect(page.getByLabel('Your name')).toHaveValue(donor['Your name']);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('radio', { name: 'Furniture' })).toBeChecked();
  await expect(page.getByLabel(/Description/)).toHaveValue(DESCRIPTION);
  await expect(pictures(page)).toHaveCount(2);
  await expect
    .poll(() =>
      pictures(page)
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);
};

/** Brings the form to life by hand, as a visitor does who comes back to it. */
const comeBack = async (page: Page, path: string) => {
  await page.goto(path);
  await page.getByLabel('Your name').focus();
};

const afterCrash = async (page: Page, context: BrowserContext): Promise<Page> => {
  await page.close({ runBeforeUnload: false });
  return context.newPage();
};

test('an offer with photos that was begun is there again after a reload', { tag: '@all' }, async ({ page }) => {
  await beginOffer(page);
  await page.reload();
  await page.getByRole('button', { name: 'Previous' }).click();
  await isRestored(page);
});

test('the page about donations says itself that an offer was begun, and leads on with it', async ({
  page,
  context,
}) => {
  await beginOffer(page);
  const again = await afterCrash(page, context);
  await again.goto('/donations');
  await expect(again.getByRole('status').filter({ hasText: KEPT })).toHaveCount(1);
  await again.getByRole('button', { name: 'Carry on with it' }).click();
  await expect(again.getByLabel('Your name')).toHaveValue(donor['Your name']);
  await expect(again.getByText(KEPT)).toHaveCount(1);
  await expect(again.getByRole('status').filter({ hasText: KEPT })).toHaveCount(0);
});

test('an offer with photos that was begun is there again after a crash', async ({ page, context }) => {
  await beginOffer(page);
  const again = await afterCrash(page, context);
  await comeBack(again, '/donations?form=1');
  await isRestored(again);
});

test('Start again throws an offer away for good and keeps the focus in the form', { tag: '@all' }, async ({ page }) => {
  await beginOffer(page);
  await page.reload();
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(page.getByText(KEPT)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: /How do we reach/ })).toBeFocused();
  await expect(page.getByLabel('Your name')).toHaveValue('');
  await expect.poll(() => keptFiles(page, 'donation')).toBe(0);
  await page.reload();
  await page.getByLabel('Your name').focus();
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
  await expect(page.getByLabel('Your name')).toHaveValue('');
  await expect(page.getByText(KEPT)).toHaveCount(0);
});

test('a testimonial that was begun outlives a crash, until Start again', { tag: '@all' }, async ({ page, context }) => {
  await openTestimonial(page);
  await page.getByLabel(/^Your testimonial/).fill(STORY);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('draft.testimonial')))
    .toContain('carry his own bag');
  const again = await afterCrash(page, context);
  await openTestimonial(again);
  await expect(again.getByLabel(/^Your testimonial/)).toHaveValue(STORY);
  await again.getByRole('button', { name: 'Start again' }).click();
  await expect(again.getByLabel(/^Your testimonial/)).toHaveValue('');
  await expect(again.getByRole('dialog').getByRole('textbox').first()).toBeFocused();
});
