import { type ElectronApplication, expect, type Locator, type Page } from '@playwright/test';

/** Opens the moderation of testimonials from the sidebar. */
export const openTestimonials = async (page: Page): Promise<void> => {
  await page
    .getByRole('link', { name: /^Testimonials/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Testimonials', level: 1 })).toBeVisible();
};

export const card = (page: Page, name: string) => page.getByRole('article', { name });

/** Approves a testimonial with its two clicks. */
export const approve = async (page: Page, name: string): Promise<void> => {
  await card(page, name)
    .getByRole('button', { name: /^Approve/ })
    .click();
  await card(page, name)
    .getByRole('button', { name: /^Confirm/ })
    .click();
  await expect(card(page, name)).toHaveCount(0);
};

/** Clicks what ends the app, and waits until it has ended. The window may be gone before it answers the click. */
export const clickToQuit = async (app: ElectronApplication, button: Locator): Promise<void> => {
  const [process, closed] = [app.process(), app.waitForEvent('close')];
  await button.click().catch((error: Error) => {
    if (!error.message.includes('has been closed')) throw error;
  });
  await closed;
  expect(process.exitCode).toBe(0);
};
