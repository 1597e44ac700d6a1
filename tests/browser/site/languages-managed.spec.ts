import type { Page } from '@playwright/test';
import { freePort } from '../../support/free-port.ts';
import { isAccessible } from '../support/axe.ts';
import { horizontalOverflow } from '../support/horizontal-overflow.ts';
import { startWeighing } from '../support/page-weight.ts';
import { post } from '../support/session.ts';
import { speakLanguage } from '../support/speak-language.ts';
import { expect, test } from '../support/test-with-own-server.ts';

const FORM_PAGE_MAX = 170 * 1024;

test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern of the fixtures that are used
  serverEnv: async ({}, use) => use({ PORT: await freePort() }),
});

const fillOffer = async (page: Page) => {
  const next = page.getByRole('button', { name: 'Dalej' });
  await page.getByLabel('Imię i nazwisko').fill('Ola Nowak');
  await page.getByLabel('Telefon').fill('087 123 4567');
  await page.getByLabel('E-mail').fill('ola@poczta.example');
  await next.click();
  await page.getByRole('radio', { name: 'Meble' }).check();
  await page.getByRole('radio', { name: /^Dobry/ }).check();
  await page.getByLabel(/^Opis/).fill('Dwa czerwone fotele, bardzo wygodne');
  await next.click();
  await page.getByRole('radio', { name: /Przywiozę/ }).check();
  await page.getByRole('button', { name: 'Wyślij' }).click();
};

/** An offer in Polish, as the form's call makes it; resolves with its manage link. */
const offerInPolish = async (url: string): Promise<string> => {
  const offer = {
    submitterName: 'Ola Nowak',
    submitterEmail: 'ola@poczta.example',
    submitterPhone: '087 123 4567',
    category: 'furniture',
    condition: 'good',
    description: 'Dwa czerwone fotele, bardzo wygodne',
    pickupRequired: false,
  };
  const { manageUrl } = (await post(`${url}/api/donationitems/simple`, offer)) as { manageUrl: string };
  return manageUrl;
};

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, { tag: width === 390 ? [] : ['@all'] }, () => {
    test.use({ viewport: { width, height: 844 } });

    test('a donor who reads Polish gets from the form to her own page in Polish', async ({ page, portal }) => {
      await speakLanguage(portal.url, 'pl');
      await page.goto(`${portal.url}/pl/donations?form=1`);
      await fillOffer(page);
      await expect(page.getByRole('heading', { name: 'Dziękujemy, Ola' }).first()).toBeVisible();
      await page.getByRole('button', { name: 'Zamknij' }).click();
      const link = page.locator('.slip__link');
      await expect(link).toHaveText(/\/pl\/donations\/yours#[\w-]{54}$/);
      const weighed = await startWeighing(page);
      await link.click();
      await expect(page.getByRole('heading', { level: 1, name: 'Mamy ją' })).toBeVisible();
      await expect(page).toHaveTitle(/^Twoja darowizna · /);
      await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await expect(page.locator('.given')).toContainText('Meble, stan: dobry');
      expect(await horizontalOverflow(page)).toBe(0);
      await isAccessible(page, 'an offer of a donor who reads Polish');
      const { total, parts } = weighed();
      expect(total, JSON.stringify(parts.slice(0, 8))).toBeLessThanOrEqual(FORM_PAGE_MAX);
      await page.getByText('Wycofaj darowiznę').click();
      await page.getByRole('button', { name: 'Tak, wycofaj' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Zostaje u Ciebie' })).toBeFocused();
    });

    test('the page behind a link is read in another language without the link getting lost', { tag: '@all' }, async ({
      page,
      portal,
    }) => {
      await speakLanguage(portal.url, 'pl');
      await page.goto(await offerInPolish(portal.url));
      await expect(page.getByRole('heading', { level: 1, name: 'We have it' })).toBeVisible();
      await page.getByRole('link', { name: 'Polski' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Mamy ją' })).toBeVisible();
      await page.getByRole('link', { name: 'English', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'We have it' })).toBeVisible();
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('an offer is found by its link, and withdrawn, in Polish', { tag: '@all' }, async ({ page, portal }) => {
        await speakLanguage(portal.url, 'pl');
        await page.goto(`${portal.url}/pl/donations/yours`);
        await page.getByLabel('Twój link').fill(await offerInPolish(portal.url));
        await page.getByRole('button', { name: 'Pokaż moją darowiznę' }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'Mamy ją' })).toBeVisible();
        await page.getByText('Wycofaj darowiznę').click();
        await page.getByRole('button', { name: 'Tak, wycofaj' }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'Zostaje u Ciebie' })).toBeVisible();
        await expect(page).toHaveURL(/\/pl\/donations\/yours$/);
        expect(await horizontalOverflow(page)).toBe(0);
      });
    });

    test('the writer of a testimonial reads and withdraws it in Polish', { tag: '@all' }, async ({ page, portal }) => {
      await speakLanguage(portal.url, 'pl');
      const form = new FormData();
      form.append('content', 'Kierowca był miły i punktualny, a mama nigdy nie była sama.');
      const headers = { referer: `${portal.url}/pl/testimonials` };
      const sent = await fetch(`${portal.url}/api/testimonials`, { method: 'POST', body: form, headers });
      const { manageUrl } = (await sent.json()) as { manageUrl: string };
      await page.goto(manageUrl);
      await expect(page.getByText('Czeka, aż ją przeczytamy. Nie jest publiczna.')).toBeVisible();
      expect(await horizontalOverflow(page)).toBe(0);
      await isAccessible(page, 'a testimonial of a writer who reads Polish');
      await page.getByText('Wycofaj', { exact: true }).click();
      await page.getByRole('button', { name: 'Wycofaj moją opinię' }).click();
      await expect(page.getByText('Twoja opinia została usunięta.')).toBeVisible();
    });
  });
}

test('hours are those of 24 hours in Polish, and as on the shop’s door in English', { tag: '@all' }, async ({
  page,
  portal,
}) => {
  await speakLanguage(portal.url, 'pl');
  const hours = page.locator('footer').getByText(/pon\.–|Mon–/);
  await page.goto(`${portal.url}/pl`);
  await expect(hours).toHaveText(/\b09:00–17:00,$/);
  await page.goto(`${portal.url}/pl/about/our-shops`);
  await expect(page.locator('#clane')).toContainText('09:00–17:00');
  await page.goto(portal.url);
  await expect(hours).toHaveText(/ 9:00–5:00,$/);
});
