import type { Page } from '@playwright/test';
import { postedForms } from '#api/pages/handle-posted-form.ts';
import { limitMs } from '../../../scripts/test-limits.mjs';
import { answerThree, sayWho } from '../support/help-request.ts';
import { fillStep, fillUpTo, nextStep } from '../support/offer-steps.ts';
import { pauseRequests } from '../support/pause-requests.ts';
import { donor, openDonation, openTestimonial, STORY } from '../support/public-forms.ts';
import { expect, test } from '../support/test-public-site.ts';
import { type TranslatedWhen, translatePages } from '../support/translate-pages.ts';

/** Work on photos and the first review give way to whatever else the machine does. */
const whenServerIsDone = { timeout: limitMs(20_000) };

const isReviewed = (page: Page, words: string | RegExp) =>
  expect(page.locator('#testimonial-review')).toContainText(words, whenServerIsDone);

/** Sends an offer; its thanks are shown. */
const sendOffer = async (page: Page) => {
  await fillUpTo(page, 3);
  await page.getByRole('button', { name: /^Submit/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click(whenServerIsDone);
  await expect(page.getByRole('heading', { name: 'Thank you, Deirdre' })).toBeVisible();
  await expect(page.locator('.ref')).toHaveText(/^D-[0-9A-Z]{6}/);
};

/** Sends a testimonial after the review has changed its mind; the alert about it is shown. */
const sendTestimonial = async (page: Page) => {
  await openTestimonial(page);
  const words = page.getByLabel(/^Your testimonial/);
  await words.fill(`${STORY} Ring me on 087 123 4567.`);
  await isReviewed(page, /another look/);
  const first = await page.locator('#testimonial-review').innerText();
  await words.fill('A');
  await expect(page.locator('#testimonial-review')).not.toHaveText(first, whenServerIsDone);
  await words.fill(STORY);
  await isReviewed(page, /Nothing to change/);
  await page.getByRole('textbox', { name: /^Name/ }).fill('Nuala Roche');
  await page.getByRole('radio', { name: /My own/ }).check();
  for (const box of await page.getByRole('checkbox').all()) if (await box.isVisible()) await box.check();
  await page.getByRole('button', { name: 'Submit Testimonial' }).click();
  await expect(page.getByText(/submitted for review/).first()).toBeVisible(whenServerIsDone);
};

/** Asks for a lift; when the answer comes is shown. */
const askForALift = async (page: Page) => {
  await page.goto('/help');
  await answerThree(page);
  await page.getByRole('button', { name: 'Ask for a Lift' }).click(whenServerIsDone);
  await sayWho(page);
  await expect(page.getByRole('heading', { name: /^We will ring you/ })).toBeVisible(whenServerIsDone);
};

/** What visitors do with each form that the site has, by the address that it is posted to. */
const journeys: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async '/donations'(page) {
    await openDonation(page);
    await nextStep(page);
    await expect(page.getByText('Name is required').first()).toBeVisible();
    await sendOffer(page);
  },
  '/testimonials': sendTestimonial,
  async '/contact'(page) {
    await page.goto('/contact');
    await page.getByLabel('Your name').fill(donor['Your name']);
    await page.getByRole('radio', { name: /Counselling/ }).check();
    await page.getByLabel(/^Email/).fill(donor.Email);
    await page.getByLabel(/^Your words/).fill('I want to end my life.');
    await expect(page.getByRole('alert').filter({ hasText: '116 123' })).toBeVisible(whenServerIsDone);
    await page.getByLabel(/^Your words/).fill('When do you come to Clane?');
    await page.getByRole('button', { name: /^Send/ }).click();
    await expect(page.getByRole('heading', { name: 'Thank you, Deirdre' })).toBeVisible(whenServerIsDone);
  },
  '/help': askForALift,
  async '/help/yours'(page) {
    await askForALift(page);
    await page.goto((await page.locator('.slip__link').getAttribute('href')) ?? '');
    await page.getByText('Call It Off', { exact: true }).click();
    await page.getByRole('button', { name: 'Yes, Call It Off' }).click();
    await expect(page.getByRole('heading', { name: 'You have called it off' })).toBeVisible(whenServerIsDone);
  },
  async '/testimonials/yours'(page) {
    await sendTestimonial(page);
    await page.goto((await page.locator('a[href*="/testimonials/yours#"]').first().getAttribute('href')) ?? '');
    await page.getByLabel(/^Your testimonial/).fill(`${STORY} Every single week.`);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Your changes are saved.')).toBeVisible(whenServerIsDone);
    await page.locator('summary', { hasText: 'Withdraw it' }).click();
    await page.getByRole('button', { name: 'Withdraw my testimonial' }).click();
    await expect(page.getByText('Your testimonial has been deleted.')).toBeVisible(whenServerIsDone);
  },
  async '/donations/yours'(page) {
    await sendOffer(page);
    await page.locator('.slip__link').click();
    await expect(page.getByRole('heading', { name: 'We have it' })).toBeVisible();
    await page.getByText('Withdraw Donation').click();
    await page.getByRole('button', { name: 'Keep It' }).click();
    await page.getByText('Withdraw Donation').click();
    await page.getByRole('button', { name: 'Yes, Withdraw It' }).click();
    await expect(page.getByRole('heading', { name: 'It stays with you' })).toBeVisible(whenServerIsDone);
  },
};

/** The page is there, and in the words of the browser. */
const isTranslated = async (page: Page) => {
  await expect(page.locator('main h1').first()).toBeVisible();
  expect(await page.locator('main font').count()).toBeGreaterThan(5);
};

test('every form of the site has a journey that is walked while a browser translates', () => {
  expect(Object.keys(journeys).sort()).toEqual(Object.keys(postedForms).sort());
});

for (const when of ['at once', 'once hydrated'] satisfies TranslatedWhen[])
  for (const [form, walk] of Object.entries(journeys))
    test(`the form of ${form} works to its end while a browser translates ${when}`, {
      tag: when === 'at once' && form === '/donations' ? [] : ['@all'],
    }, async ({ page, context }) => {
      test.slow();
      await translatePages(context, when);
      await walk(page);
      await isTranslated(page);
    });

test('what was typed before the application ran is not lost where the page was translated', async ({
  page,
  context,
}) => {
  await translatePages(context, 'at once');
  const letGo = await pauseRequests(page, /\/frame-[^/]*\.js$/);
  await page.goto('/donations?form=1');
  await fillStep[1](page);
  await page.getByLabel(/Description/).fill('Two armchairs in red velvet');
  await page.getByLabel('Your name').focus();
  letGo();
  await page.waitForSelector('html[data-hydrated]');
  for (const [label, value] of Object.entries(donor)) await expect(page.getByLabel(label)).toHaveValue(value);
  await expect(page.getByLabel('Your name')).toBeFocused();
  await nextStep(page);
  await expect(page.getByLabel(/Description/)).toHaveValue('Two armchairs in red velvet');
});
