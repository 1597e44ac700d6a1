import type { Page } from '@playwright/test';
import { freePort } from '../../support/free-port.ts';
import { isAccessible } from '../support/axe.ts';
import { horizontalOverflow } from '../support/horizontal-overflow.ts';
import { startWeighing } from '../support/page-weight.ts';
import { speakLanguage } from '../support/speak-language.ts';
import { expect, test } from '../support/test-with-own-server.ts';

const FORM_PAGE_MAX = 170 * 1024;
const STORY = 'Kierowca był miły i punktualny, a mama nigdy nie była sama w szpitalu.';

test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern of the fixtures that are used
  serverEnv: async ({}, use) => use({ PORT: await freePort() }),
});

const agree = async (page: Page) => {
  for (const box of await page.locator('#testimonial-form, form').getByRole('checkbox').all())
    if (await box.isVisible()) await box.check();
};

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, { tag: width === 390 ? [] : ['@all'] }, () => {
    test.use({ viewport: { width, height: 844 } });

    test('a testimonial is reviewed and sent in Polish', async ({ page, portal }) => {
      await speakLanguage(portal.url, 'pl');
      const weighed = await startWeighing(page);
      await page.goto(`${portal.url}/pl/testimonials`);
      await expect(page).toHaveTitle(/^Opinie · /);
      await page.getByRole('button', { name: 'Napisz opinię' }).first().click();
      const form = page.getByRole('dialog');
      await form.getByLabel(/^Imię/).fill('Ola Nowak');
      await form.getByLabel(/^Twoja opinia/).fill(`${STORY} 087 123 4567`);
      await expect(
        page.getByText('Usuń, proszę, numer telefonu, aby nikt nie użył go w złym celu.').first(),
      ).toBeVisible();
      await expect(form.getByRole('button', { name: 'Popraw tekst powyżej' })).toBeDisabled();
      await isAccessible(page, 'the testimonial form in Polish, with what is to be changed');
      await form.getByLabel(/^Twoja opinia/).fill(STORY);
      await expect(page.locator('#testimonial-review')).toContainText(
        'Dziękujemy. Twoja opinia wygląda na gotową do wysłania.',
      );
      await form.getByRole('radio', { name: 'Moja własna' }).check();
      expect(await horizontalOverflow(page)).toBe(0);
      const { total, parts } = weighed();
      expect(total, JSON.stringify(parts.slice(0, 8))).toBeLessThanOrEqual(FORM_PAGE_MAX);
      await agree(page);
      await form.getByRole('button', { name: 'Wyślij opinię' }).click();
      await expect(page.getByText(/Twoja opinia została wysłana do sprawdzenia/).first()).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
    });

    test.describe('without scripts', () => {
      // A form with something wrong is answered with 400, which the browser says.
      test.use({ javaScriptEnabled: false, expectedMessages: [/400 \(Bad Request\)/] });

      test('a testimonial is sent in Polish on one page', { tag: '@all' }, async ({ page, portal }) => {
        await speakLanguage(portal.url, 'pl');
        await page.goto(`${portal.url}/pl/testimonials?write=1`);
        await page.getByLabel(/^Twoja opinia/).fill('Za mało');
        await page.getByRole('button', { name: 'Wyślij opinię' }).click();
        await expect(page.getByLabel(/^Twoja opinia/)).toHaveValue('Za mało');
        await page.getByLabel(/^Twoja opinia/).fill(STORY);
        await page.getByRole('radio', { name: 'Moja własna' }).check();
        await agree(page);
        await page.getByRole('button', { name: 'Wyślij opinię' }).click();
        await expect(page.getByText(/Twoja opinia została wysłana do sprawdzenia/).first()).toBeVisible();
        await expect(page).toHaveURL(/\/pl\/testimonials/);
        expect(await horizontalOverflow(page)).toBe(0);
      });
    });
  });
}
