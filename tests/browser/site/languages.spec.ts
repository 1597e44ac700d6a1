import type { Page } from '@playwright/test';
import { freePort } from '../../support/free-port.ts';
import { isAccessible } from '../support/axe.ts';
import { startWeighing } from '../support/page-weight.ts';
import { speakLanguage } from '../support/speak-language.ts';
import { expect, test } from '../support/test-with-own-server.ts';

const FORM_PAGE_MAX = 170 * 1024;

test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern of the fixtures that are used
  serverEnv: async ({}, use) => use({ PORT: await freePort() }),
});

const fillDonor = async (page: Page) => {
  await page.getByLabel('Imię i nazwisko').fill('Ola Nowak');
  await page.getByLabel('Telefon').fill('087 123 4567');
  await page.getByLabel('E-mail').fill('ola@poczta.example');
};
const fillItem = async (page: Page) => {
  await page.getByRole('radio', { name: 'Meble' }).check();
  await page.getByRole('radio', { name: /^Dobry/ }).check();
  await page.getByLabel(/^Opis/).fill('Dwa czerwone fotele, bardzo wygodne');
};

for (const width of [390, 1440]) {
  const tag = width === 390 ? [] : ['@all'];
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });
    test('an offer is sent in Polish, step by step', { tag }, async ({ page, portal }) => {
      await speakLanguage(portal.url, 'pl');
      const weighed = await startWeighing(page);
      await page.goto(`${portal.url}/pl/donations`);
      await page.getByRole('button', { name: 'Przekaż swoje rzeczy' }).click();
      const next = page.getByRole('button', { name: 'Dalej' });
      await next.click();
      await expect(page.getByText('Podaj imię i nazwisko').first()).toBeVisible();
      await expect(page.getByText('Krok 1 z 3')).toBeVisible();
      await isAccessible(page, 'the first step in Polish, with what is missing');
      await fillDonor(page);
      await next.click();
      await fillItem(page);
      await next.click();
      await expect(page).toHaveURL(/\/pl\/donations\?form=1&step=3/);
      await page.getByRole('radio', { name: /Przywiozę/ }).check();
      await expect(page.getByRole('heading', { name: 'Sprawdź odpowiedzi' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      const { total, parts } = weighed();
      expect(total, JSON.stringify(parts.slice(0, 8))).toBeLessThanOrEqual(FORM_PAGE_MAX);
      await page.getByRole('button', { name: 'Wyślij' }).click();
      await expect(page.getByRole('heading', { name: 'Dziękujemy, Ola' }).first()).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('an offer is sent in Polish on one page', { tag: '@all' }, async ({ page, portal }) => {
        await speakLanguage(portal.url, 'pl');
        await page.goto(`${portal.url}/pl/donations?form=1`);
        await fillDonor(page);
        await fillItem(page);
        await page.getByRole('radio', { name: /Przywiozę/ }).check();
        await page.getByRole('button', { name: 'Wyślij' }).click();
        await expect(page.getByRole('heading', { name: 'Dziękujemy, Ola' })).toBeVisible();
        await expect(page).toHaveURL(/\/pl\/donations/);
      });
    });
  });
}
