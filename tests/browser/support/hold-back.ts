import type { Page } from '@playwright/test';
import { heldBack } from '../../support/held-back.ts';

/** Holds back what a browser would load anew, as on a slow line, until it is let go. */
export const holdBack = async (page: Page, address: string | RegExp): Promise<() => void> => {
  const { free, letGo } = heldBack();
  await page.route(address, async (route) => {
    await free;
    await route.continue();
  });
  return letGo;
};
