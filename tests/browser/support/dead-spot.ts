import type { BrowserContext, Page } from '@playwright/test';

/** Waits until the worker is there that answers where another page cannot be reached. */
export const untilOfflinePageIsCached = (page: Page): Promise<void> =>
  page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

/** Waits until the portal's worker is there, and answers also for what this page of it loads. */
export const untilItOpensOffline = async (page: Page): Promise<void> => {
  await untilOfflinePageIsCached(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
};

/** Loads a page anew past its worker, which then does not answer for it, as for a page that was opened while the worker began. */
export const reloadPastWorker = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const loaded = page.waitForEvent('load');
  await session.send('Page.reload', { ignoreCache: true });
  await loaded;
};

/** Cuts the line, and waits until nothing of the page reaches the server any more: on a busy machine that takes a moment. */
export const loseConnection = async (context: BrowserContext, page: Page): Promise<void> => {
  await context.setOffline(true);
  await page.waitForFunction(() =>
    fetch('/api/health', { cache: 'no-store' }).then(
      () => false,
      () => true,
    ),
  );
};

/** Closes a page in a dead spot and opens `path` in a new one. */
export const closeAndReopen = async (context: BrowserContext, page: Page, path: string): Promise<Page> => {
  // While a page closes it is online for a moment: its scripts must be gone before.
  await page.goto('about:blank');
  await page.close();
  const reopened = await context.newPage();
  await reopened.goto(path);
  return reopened;
};
