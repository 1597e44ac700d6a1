import type { Page } from '@playwright/test';

export const STORY =
  'They drove my father to Waterford every week for a year, and never once let him carry his own bag.';

export const donor = { 'Your name': 'Deirdre Kinsella', Email: 'deirdre@example.ie', Phone: '020 915 2000' } as const;

const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();

/** Opens the donation form and waits until it is alive. */
export const openDonation = async (page: Page): Promise<void> => {
  await page.goto('/donations');
  await page.getByRole('button', { name: 'Start Your Donation' }).click();
  await page.getByRole('button', { name: 'Next' }).waitFor();
};

export const fillDonor = async (page: Page): Promise<void> => {
  for (const [label, value] of Object.entries(donor)) await page.getByLabel(label).fill(value);
  await next(page);
};

export const fillItem = async (page: Page): Promise<void> => {
  await page.getByRole('radio', { name: 'Furniture' }).check();
  await page.getByRole('radio', { name: /Good/ }).check();
  await page.getByLabel(/Description/).fill('Two armchairs in red velvet, very comfortable');
  await next(page);
};

/** Opens the testimonial form in its dialog. */
export const openTestimonial = async (page: Page): Promise<void> => {
  await page.goto('/testimonials');
  await page.getByRole('button', { name: 'Write a Testimonial' }).first().click();
  await page.getByRole('dialog').waitFor();
};
