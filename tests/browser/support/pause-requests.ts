import type { Page } from '@playwright/test';
import { pausable } from '../../support/pausable.ts';

/** Holds back what a browser would load anew, as on a slow line, until it is let go. */
export const pauseRequests = async (page: Page, address: string | RegExp): Promise<() => void> => {
  const { free, letGo } = pausable();
  await page.route(address, async (route) => {
    await free;
    await route.continue();
  });
  return letGo;
};
