import type { Page } from '@playwright/test';

/** By how many pixels a page is wider than its window. Waits for its styles: text may be there before, and pictures are as wide as their files until then. */
export const horizontalOverflow = async (page: Page): Promise<number> => {
  await page.waitForLoadState();
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
};
