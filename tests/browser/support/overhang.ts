import type { Page } from '@playwright/test';

/** By how many pixels a page is wider than its window. Words may be there before styles are, and pictures are as wide as their files until then: it waits for both. */
export const overhangOf = async (page: Page): Promise<number> => {
  await page.waitForLoadState();
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
};
