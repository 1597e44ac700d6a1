import { expect, type Page } from '@playwright/test';
import type { Who } from './shared-servers.ts';
import { watchedTest } from './watched-test.ts';

interface Fixtures {
  /** Who sits at the desk; nobody when null. */
  who: Who | null;
}

/** A test that looks at the portal. */
export const test = watchedTest.extend<Fixtures>({
  who: ['administrator', { option: true }],
  baseURL: async ({ desk }, use) => use(desk.url),
  serverOutput: async ({ desk }, use) => use(desk.output),
  storageState: async ({ states, who }, use) => use(who ? states[who] : undefined),
});

/** Waits until a screen has its title and nothing on it is still being loaded. */
export const waitUntilLoaded = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"], .skels')).toHaveCount(0);
};

/**
 * Opens a screen as a link of the portal does, and waits until it is there. To load the whole page anew for each screen
 * takes most of the time of a walk through all of them: that is done for the first, and for another state of the same one.
 */
export const walkTo = async (page: Page, path: string): Promise<void> => {
  const title = await page.$('h1');
  const { pathname } = new URL(page.url());
  if (title && pathname.startsWith('/admin') && pathname !== path.split('?')[0]) {
    await page.evaluate((address) => {
      // As the router numbers its entries, so that whoever has words to lose is asked.
      history.pushState({ ...history.state, idx: (history.state?.idx ?? 0) + 1 }, '', address);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await page.waitForFunction((heading) => !heading.isConnected, title);
  } else {
    await page.goto(path);
  }
  await waitUntilLoaded(page);
};

export { expect };
