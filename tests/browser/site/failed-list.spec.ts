import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer } from '#contract/pages/page-renderer.ts';
import { expect, test } from '../support/test-public-site.ts';

const BUILT = pathToFileURL(join(resolve(import.meta.dirname, '../../..'), 'dist/server/page-renderer.js')).href;

/** The page of the testimonials as it is rendered while the list cannot be loaded. */
const renderWithoutList = async (url: string, address: string) => {
  const { createPageRenderer } = (await import(BUILT)) as { createPageRenderer(): Promise<PageRenderer> };
  const renderer = await createPageRenderer();
  const { pathname, searchParams } = new URL(address, url);
  const ask = (path: string, init?: RequestInit) =>
    path.startsWith('/testimonials')
      ? Promise.resolve(new Response('{}', { status: 500 }))
      : fetch(`${url}/api${path}`, init);
  const page = await renderer.renderPage(renderer.locate(pathname, searchParams), {
    fetch: ask,
    now: new Date(),
    publicUrl: url,
  });
  if (!page) throw new Error(`There is no page at ${address}.`);
  return page;
};

/** Puts what was rendered into the document that the server sends. */
const withPage = (document: string, { html, data }: { html: string; data: unknown }) =>
  document
    .replace(/<div id="root">[\s\S]*?<\/div>\n(?=<script)/, () => `<div id="root">${html}</div>\n`)
    .replace(
      /(<script id="page-data" type="application\/json">)[\s\S]*?(<\/script>)/,
      (_, begin: string, end: string) => begin + JSON.stringify(data).replaceAll('<', '\\u003c') + end,
    );

for (const address of ['/testimonials', '/testimonials?page=2']) {
  test(`the first press on Try again loads the list, also before the page is hydrated: ${address}`, {
    tag: '@all',
  }, async ({ page, site }) => {
    const failed = await renderWithoutList(site.url, address);
    expect(failed.isComplete).toBe(false);
    let answered = 0;
    await page.route(`**${address}`, async (route) => {
      if (answered++ > 0) return route.continue();
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: withPage(await answer.text(), failed) });
    });
    let release = () => {};
    const pressed = new Promise<void>((resolve) => {
      release = resolve;
    });
    // The application arrives only after the press.
    await page.route('**/assets/{hydrate,frame}*.js', async (route) => {
      await pressed;
      await route.continue();
    });
    await page.goto(address);
    const again = page.getByRole('button', { name: 'Try again' });
    await again.click({ noWaitAfter: true });
    release();
    await expect(page.locator('.notes > *').first()).toBeVisible();
    expect(answered).toBe(1);
    await expect(again).toHaveCount(0);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('Try again asks for the same page of the list', { tag: '@all' }, async ({ page, site }) => {
    const address = '/testimonials?page=2';
    const failed = await renderWithoutList(site.url, address);
    let answered = 0;
    await page.route(`**${address}`, async (route) => {
      if (answered++ > 0) return route.continue();
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: withPage(await answer.text(), failed) });
    });
    await page.goto(address);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('.notes > *').first()).toBeVisible();
    expect(new URL(page.url()).search).toBe('?page=2');
  });
});
