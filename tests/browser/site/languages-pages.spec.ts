import type { Locator } from '@playwright/test';
import { languages } from '#contract/languages/languages.ts';
import { freePort } from '../../support/free-port.ts';
import { isAccessible } from '../support/axe.ts';
import { horizontalOverflow } from '../support/horizontal-overflow.ts';
import { speakLanguage } from '../support/speak-language.ts';
import { expect, test } from '../support/test-with-own-server.ts';

const MENU = ['', '/about', '/about/our-shops', '/services', '/testimonials', '/donations', '/support'];
const NEEDED = ['medical-expenses', 'hospital-transport', 'counselling', 'weekly-shopping'].map(
  (key) => `/services/${key}`,
);
const PAGES = [...MENU, ...NEEDED, '/help', '/contact', '/what-we-take', '/search?q=lift', '/privacy'];
const ADDRESS = { ga: 'Seoladh', pl: 'Adres', uk: 'Адреса' } as const;
const SUPPORT = { ga: 'Trí bhealach le cabhrú', pl: 'Trzy sposoby, by pomóc', uk: 'Три способи допомогти' } as const;

test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern of the fixtures that are used
  serverEnv: async ({}, use) => use({ PORT: await freePort() }),
});

/** The language in which an element is read. */
const languageOf = (element: Locator) => element.evaluate((found) => found.closest<HTMLElement>('[lang]')?.lang);

for (const language of languages) {
  test(`the pages of the menu and of help in ${language} are accessible and fit from 320 to 1440 px, down to the shops' facts`, {
    tag: '@all',
  }, async ({ page, portal }) => {
    await speakLanguage(portal.url, language);
    for (const path of PAGES) {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`/${language}${path}`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      for (const width of [320, 390, 768, 1184, 1440]) {
        await page.setViewportSize({ width, height: 844 });
        expect(await horizontalOverflow(page), `${path} at ${width} px`).toBe(0);
        if (width === 390 || width === 1440) await isAccessible(page, `/${language}${path} at ${width} px`);
      }
    }
    await page.goto(`/${language}/support`);
    expect(await languageOf(page.getByRole('heading', { name: SUPPORT[language], level: 2 }))).toBe(language);
    await page.goto(`/${language}/about/our-shops`);
    const shop = page.locator('#clane');
    await expect(shop.locator('dt').first()).toHaveText(ADDRESS[language]);
    expect(await languageOf(shop.locator('dt').first())).toBe(language);
    await expect(shop.locator('.open')).not.toHaveText(/open|close/i);
    expect(await languageOf(shop.locator('.open'))).toBe(language);
  });
}

test('a link to a page that is in English alone says so, and that page leads back to the language', async ({
  page,
  portal,
}) => {
  await speakLanguage(portal.url, 'pl');
  await page.goto('/pl/services/counselling');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Skontaktuj się z nami', exact: true })).toBeVisible();
  await footer.getByRole('link', { name: 'Dostępność (English)', exact: true }).click();
  await expect(page).toHaveURL(/\/accessibility$/);
  await page.getByRole('navigation', { name: 'Languages' }).getByRole('link', { name: 'Polski' }).click();
  await expect(page).toHaveURL(/\/pl$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
});
