import type { Page } from '@playwright/test';
import { untilOfflinePageIsCached } from '../support/dead-spot.ts';
import { fillStep, isAtStep, nextStep, type Step, steps } from '../support/offer-steps.ts';
import { openDonation, STORY } from '../support/public-forms.ts';
import { expect, OFFLINE_MESSAGE, test } from '../support/test-public-site.ts';
import { keptFiles, photoFile } from '../support/typed.ts';

/** A step of a form: how it is reached from the one before, filled in, and recognised with everything in it. */
interface FormStep {
  name: string;
  reach(page: Page): Promise<void>;
  fill(page: Page): Promise<void>;
  isWhole(page: Page): Promise<void>;
  /** What Back shows. */
  isBefore(page: Page): Promise<void>;
}

const AUTHOR = 'Nuala Roche';
const words = (page: Page) => page.getByLabel(/^Your testimonial/);

const offerStep = (step: Step): FormStep => ({
  name: `an offer, step ${step}`,
  reach: step === 1 ? openDonation : nextStep,
  fill: fillStep[step],
  isWhole: (page) => isAtStep(page, step),
  async isBefore(page) {
    if (step === 1) await expect(page.getByRole('button', { name: 'Next' })).toHaveCount(0);
    else await isAtStep(page, (step - 1) as Step);
  },
});

const testimonial: FormStep = {
  name: 'a testimonial',
  async reach(page) {
    await page.goto('/testimonials?page=2');
    await page.getByRole('button', { name: 'Write a Testimonial' }).first().click();
    await page.getByRole('dialog').waitFor();
  },
  async fill(page) {
    await page.getByRole('textbox', { name: /^Name/ }).fill(AUTHOR);
    await words(page).fill(STORY);
    await page.locator('input[type=file]').setInputFiles([await photoFile('driver.jpg', '#fcd257')]);
    await page.getByLabel(/publish my words/).check();
    await expect.poll(() => keptFiles(page, 'testimonial')).toBe(1);
  },
  async isWhole(page) {
    await expect(page).toHaveURL(/\?page=2&write=1#write$/);
    // After a reload the form is a part of the page, which wakes when it is reached.
    await words(page).focus();
    await expect(words(page)).toHaveValue(STORY);
    await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue(AUTHOR);
    await expect(page.getByLabel(/publish my words/)).toBeChecked();
    await expect(page.locator('figure', { hasText: 'driver.jpg' }).locator('img')).toBeVisible();
  },
  async isBefore(page) {
    await expect(words(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\?page=2$/);
  },
};

const message: FormStep = {
  name: 'a message',
  async reach(page) {
    await page.goto('/about');
    await page.goto('/contact');
  },
  async fill(page) {
    await page.getByRole('radio', { name: /Counselling/ }).check();
    await page.getByLabel('Your name').fill(AUTHOR);
    await page.getByLabel(/^Phone/).fill('087 000 0188');
    await page.getByLabel(/^Email/).fill('nuala@example.ie');
    await page.getByLabel(/^Your words/).fill(STORY);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('draft.message'))).toContain(STORY);
  },
  async isWhole(page) {
    await expect(page).toHaveURL(/\/contact$/);
    await page.getByLabel('Your name').focus();
    await expect(page.getByRole('radio', { name: /Counselling/ })).toBeChecked();
    await expect(page.getByLabel('Your name')).toHaveValue(AUTHOR);
    await expect(page.getByLabel(/^Phone/)).toHaveValue('087 000 0188');
    await expect(page.getByLabel(/^Email/)).toHaveValue('nuala@example.ie');
    await expect(page.getByLabel(/^Your words/)).toHaveValue(STORY);
  },
  isBefore: (page) => expect(page).toHaveURL(/\/about$/),
};

const forms: readonly (readonly [form: string, steps: readonly FormStep[]])[] = [
  ['the donation form', steps.map(offerStep)],
  ['the testimonial form', [testimonial]],
  ['the contact form', [message]],
];

/** What can happen at a step; afterwards it is shown again, with everything in it. */
const happenings: readonly (readonly [what: string, happens: (page: Page, step: FormStep) => Promise<void>])[] = [
  [
    'Back and Forward',
    async (page, step) => {
      await page.goBack();
      await step.isBefore(page);
      await page.goForward();
    },
  ],
  ['a reload', async (page) => void (await page.reload())],
  [
    'Back and Forward after a reload',
    async (page, step) => {
      await page.goBack();
      await step.isBefore(page);
      await page.goForward();
    },
  ],
  [
    'a lost connection',
    async (page, step) => {
      await untilOfflinePageIsCached(page);
      await page.context().setOffline(true);
      await step.isWhole(page);
      await page.context().setOffline(false);
    },
  ],
  [
    'a reload without a connection, and one with it',
    async (page) => {
      await untilOfflinePageIsCached(page);
      await page.context().setOffline(true);
      await page.reload().catch(() => {});
      await page.context().setOffline(false);
      await page.reload();
    },
  ],
  [
    'another page, and Back',
    async (page) => {
      await page.goto('/privacy');
      await page.goBack();
    },
  ],
];

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({
      viewport: { width, height: 844 },
      expectedMessages: [new RegExp(`${OFFLINE_MESSAGE.source}|The review could not be asked`)],
    });
    for (const [form, formSteps] of forms) {
      test(`${form} loses nothing at any step, whatever happens`, {
        tag: width === 390 && form === 'the testimonial form' ? [] : ['@all'],
      }, async ({ page }) => {
        for (const step of formSteps) {
          await step.reach(page);
          await step.fill(page);
          for (const [what, happens] of happenings) {
            await test.step(`${step.name}: ${what}`, async () => {
              await happens(page, step);
              await step.isWhole(page);
            });
          }
        }
      });
    }
  });
}
