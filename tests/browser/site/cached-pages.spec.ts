import { expect, type Page } from '@playwright/test';
import { type Product, startProduct } from '../../support/product.ts';
import { setShopHours } from '../../support/shop-hours.ts';
import { formOf, STORY } from '../../support/submissions.ts';
import { watchedTest } from '../support/watched-test.ts';

const HOUR = 60 * 60_000;
/** Shorter than the time for which a shop says "Open now", which ends half an hour before closing: no step misses it, public holidays aside. */
const STEP_MS = 8 * HOUR;
const STEPS_MAX = 15;
const HOURS = { opens: '08:00', closes: '17:00' };

let product: Product;
const test = watchedTest.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern of the fixtures that are used
  serverOutput: async ({}, use) => use(() => product.server.output()),
});
test.beforeAll(async () => {
  product = await startProduct({}, { moveClockMs: STEP_MS });
});
test.afterAll(() => product.close());

/** The tag under which the server keeps a page: the same one twice is the same cached page. */
const etagOf = async (path: string): Promise<string> => (await product.page(path)).headers.get('etag') ?? '';

const badge = (page: Page) => page.locator('.shop .open').first();

/** Moves the server's clock on until the page says it, loading the page anew after each step. */
const moveUntil = async (page: Page, says: RegExp): Promise<void> => {
  for (let step = 0; step < STEPS_MAX; step += 1) {
    if (says.test(await badge(page).innerText())) return;
    await product.moveClock();
    await page.reload();
  }
  throw new Error(`The page never said ${says}, but ${await badge(page).innerText()}.`);
};

test('the cached page of the shops says something else as soon as a shop opens or closes', { tag: '@all' }, async ({
  page,
}) => {
  const as = await product.signIn();
  await setShopHours(product, as, HOURS);

  const path = '/about/our-shops';
  await page.goto(product.server.url + path);
  await moveUntil(page, /^Closed/);
  const closed = await etagOf(path);
  expect(await etagOf(path)).toBe(closed);
  await moveUntil(page, /^Open now/);
  const open = await etagOf(path);
  expect(open).not.toBe(closed);
  expect(await etagOf(path)).toBe(open);
  await moveUntil(page, /^Closed/);
  expect(await etagOf(path)).not.toBe(open);
});

test('the cached pages show a testimonial from its approval until its deletion', { tag: '@all' }, async ({ page }) => {
  const as = await product.signIn();
  const { url } = product.server;
  const isShown = async (times: number) => {
    for (const path of ['/testimonials', '/']) {
      await page.goto(url + path);
      await expect(page.getByText(STORY.slice(0, 60)), path).toHaveCount(times);
      expect(await etagOf(path), path).toBe(await etagOf(path));
    }
  };
  await isShown(0);
  const { id } = (await product.call('post', '/testimonials', { form: formOf({ content: STORY }) })).body;
  await isShown(0);
  await product.call('put', `/testimonials/${id}/status`, { as, json: { action: 'approve' } });
  await isShown(1);
  await product.call('delete', `/testimonials/${id}`, { as });
  await isShown(0);
});
