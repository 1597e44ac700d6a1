import type { Page } from '@playwright/test';
import { publicPages } from '../../support/public-pages.ts';
import { expect, pageGroups, test } from '../support/test-public-site.ts';
import { textsBeyond } from '../support/texts-beyond.ts';

/** Windows of a phone: text as large as its owner has set it, and the page zoomed in until fewer pixels are left. */
const SIGHTS = [
  { width: 360, font: 20 },
  { width: 360, font: 24 },
  { width: 360, font: 32 },
  { width: 288, font: 16 },
  { width: 240, font: 16 },
] as const;

/** Parts that hide the end of their own words. */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((part) => {
        const { overflowX } = getComputedStyle(part);
        const isCutting = overflowX === 'hidden' || overflowX === 'clip';
        // What only readers of screens get, and the drawn horizon, are cut by design.
        return isCutting && part.clientWidth > 1 && part.scrollWidth > part.clientWidth + 1 && part.textContent?.trim();
      })
      .map((part) => `${part.localName}.${part.className}: ${part.textContent?.trim().slice(0, 30)}`),
  );

const setText = async (page: Page) => {
  const browser = await page.context().newCDPSession(page);
  return async (size: number) => {
    await browser.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
    await expect
      .poll(() => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)))
      .toBe(size);
  };
};

for (const { group, paths, tag } of pageGroups(publicPages)) {
  test(`text at 125, 150 and 200 % and a zoomed page keep every word, the search and the Menu button in sight: ${group}`, {
    tag,
  }, async ({ page }) => {
    const setTextSize = await setText(page);
    for (const path of paths) {
      await page.goto(path);
      const head = page.getByRole('banner');
      for (const { width, font } of SIGHTS) {
        await page.setViewportSize({ width, height: 640 });
        await setTextSize(font);
        const shown = `${path} at ${width} px with text of ${font} px`;
        expect.soft([...(await textsBeyond(page)), ...(await cutTexts(page))], shown).toEqual([]);
        for (const part of [head.locator('.menu-btn'), head.getByRole('link', { name: 'Search' })]) {
          const { x = -1, y = -1, width: wide = 0, height = 0 } = (await part.boundingBox()) ?? {};
          const fits = [x >= 0, wide > 0, x + wide <= width, y + height <= 640];
          expect.soft(fits, `${shown}: ${part}`).toEqual([true, true, true, true]);
        }
      }
    }
  });
}

test('the open menu fits a window with text at 200 %, and a zoomed one', async ({ page }) => {
  const setTextSize = await setText(page);
  await page.goto('/about');
  await page.setViewportSize({ width: 360, height: 640 });
  await page.locator('.menu-btn').click();
  for (const { width, font } of SIGHTS) {
    await page.setViewportSize({ width, height: 640 });
    await setTextSize(font);
    const last = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Support Us' });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    expect([...(await textsBeyond(page)), ...(await cutTexts(page))], `${width} px, ${font} px`).toEqual([]);
  }
});
