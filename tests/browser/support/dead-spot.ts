import type { BrowserContext, Page } from '@playwright/test';

/** Waits until the worker is there that answers without a connection. */
export const untilItOpensOffline = async (page: Page): Promise<void> => {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
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
