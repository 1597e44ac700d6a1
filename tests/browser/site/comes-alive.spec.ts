import type { Page } from '@playwright/test';
import { expect, test } from '../support/test-public-site.ts';

const FORM = '/testimonials/yours';
const hydrated = 'html[data-hydrated]';

const stopTimers = async (page: Page) => {
  const start = Date.now();
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start + 1000);
};

const isRegistered = (page: Page) =>
  page.evaluate(async () => Boolean(await navigator.serviceWorker.getRegistration()));

/** What the browser has noted of one type, also where the page's own clock stands still; waits for the first such note. */
const noted = (page: Page, type: 'paint' | 'resource') =>
  page.evaluate(
    (wanted) =>
      new Promise<{ name: string; startTime: number }[]>((resolve) => {
        const observer = new PerformanceObserver((list) =>
          resolve(list.getEntries().map(({ name, startTime }) => ({ name, startTime }))),
        );
        observer.observe({ type: wanted, buffered: true });
      }),
    type,
  );

const expectScriptsAfterWords = async (page: Page) => {
  const words = (await noted(page, 'paint')).find(({ name }) => name === 'first-contentful-paint');
  const frame = (await noted(page, 'resource')).find(({ name }) => /\/frame-[^/]*\.js$/.test(name));
  expect(frame?.startTime).toBeGreaterThanOrEqual(words?.startTime ?? Number.POSITIVE_INFINITY);
};

test('a page is drawn before the scripts of its form are asked for', async ({ page }) => {
  await page.goto(FORM);
  await page.waitForSelector(hydrated);
  await expectScriptsAfterWords(page);
});

test('where the background is drawn first, the scripts of a form wait for the words', async ({ page }) => {
  await stopTimers(page);
  await page.addInitScript(() => {
    const wordless = new CSSStyleSheet();
    wordless.replaceSync('html { background: teal } #root { visibility: hidden }');
    document.adoptedStyleSheets = [wordless];
  });
  await page.goto(FORM);
  expect((await noted(page, 'paint')).map(({ name }) => name)).toEqual(['first-paint']);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  await page.waitForSelector(hydrated);
  await expectScriptsAfterWords(page);
});

test('a form comes alive at once in a browser that does not tell when a page was drawn', async ({ page }) => {
  await stopTimers(page);
  await page.addInitScript(() => {
    Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: ['resource'] });
  });
  await page.goto(FORM);
  await page.waitForSelector(hydrated);
});

test('a form comes alive in a browser that never tells of its first paint', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto(FORM);
  await page.waitForSelector(hydrated);
});

test('a form comes alive before the offline page is kept', async ({ page }) => {
  await stopTimers(page);
  await page.goto(FORM);
  await page.waitForSelector(hydrated);
  expect(await isRegistered(page)).toBe(false);
  await page.clock.fastForward(3000);
  await expect.poll(() => isRegistered(page)).toBe(true);
});

test('the worker of the offline page is not asked for without a connection', async ({ page, context }) => {
  await stopTimers(page);
  await page.goto(FORM);
  await page.waitForSelector(hydrated);
  const asked = await page.evaluateHandle(() => {
    const calls: string[] = [];
    navigator.serviceWorker.register = (url) => {
      calls.push(String(url));
      return Promise.reject(new Error('Nothing is registered in this test.'));
    };
    return calls;
  });
  await context.setOffline(true);
  await page.clock.fastForward(3000);
  expect(await asked.jsonValue()).toEqual([]);
});
