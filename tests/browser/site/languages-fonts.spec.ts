import type { Page } from '@playwright/test';
import { type Language, languages } from '#contract/languages/languages.ts';
import { freePort } from '../../support/free-port.ts';
import { speakLanguage } from '../support/speak-language.ts';
import { expect, test } from '../support/test-with-own-server.ts';

/** The fonts that pages in a language do without: see decision 044. */
const EXCLUDED: Record<Language, RegExp> = { ga: /besley/, pl: /\.woff2/, uk: /\.woff2/ };
const PATHS = ['', '/about/our-shops', '/donations?form=1', '/donations/yours'];

test.use({
  viewport: { width: 390, height: 844 },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern of the fixtures that are used
  serverEnv: async ({}, use) => use({ PORT: await freePort() }),
});

/** What the page asks for when it is drawn as far as its styles are there, all but one of them, and when all are. */
const requestsWithout = async (page: Page, address: string, held: string) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const others = new Set<string>();
  let release = () => {};
  const released = new Promise<void>((free) => {
    release = free;
  });
  await page.route(
    (url) => url.pathname === held,
    async (route) => {
      await released;
      await route.continue();
    },
  );
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'stylesheet') others.add(new URL(request.url()).pathname);
  });
  await page.goto(address, { waitUntil: 'commit' });
  const named = () =>
    page.evaluate(() =>
      Array.from(
        document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'),
        ({ href }) => new URL(href).pathname,
      ),
    );
  // By the clock: no frame is drawn while a style is held.
  await page.waitForFunction(() => document.readyState !== 'loading', undefined, { polling: 50 });
  const waited = (await named()).filter((path) => path !== held);
  await expect.poll(() => waited.every((path) => others.has(path))).toBe(true);
  // As whatever measures the page does: without this, a browser waits for all styles.
  await page.evaluate(() => document.body.offsetHeight);
  release();
  await page.waitForLoadState('load');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return asked;
};

for (const language of languages) {
  test(`no page in ${language} asks for a font that it does without, whichever of its styles comes last`, {
    tag: '@all',
  }, async ({ browser, portal }) => {
    test.slow();
    await speakLanguage(portal.url, language);
    for (const path of PATHS) {
      const address = `${portal.url}/${language}${path}`;
      const text = await (await fetch(address)).text();
      const styles = [...text.matchAll(/<link rel="stylesheet" href="([^"?]+)/g)].map(([, href]) => href ?? '');
      expect(styles.length).toBeGreaterThan(0);
      for (const held of styles) {
        const context = await browser.newContext();
        const asked = await requestsWithout(await context.newPage(), address, held);
        const fonts = asked.filter((one) => EXCLUDED[language].test(one));
        expect(fonts, `${path}, ${held} last`).toEqual([]);
        await context.close();
      }
    }
  });
}

test('an English page asks for its two fonts', async ({ page, portal }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${portal.url}/about`);
  expect(asked.filter((url) => /besley-latin|atkinson.*-latin/.test(url))).toHaveLength(2);
});
