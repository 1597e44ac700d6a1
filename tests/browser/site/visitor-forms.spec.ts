import type { Page } from '@playwright/test';
import { PHOTO_COUNT_MESSAGE, PHOTO_TYPE_MESSAGE } from '#contract/donations/donations.ts';
import { limitMs } from '../../../scripts/test-limits.mjs';
import { untilOfflinePageIsCached } from '../support/dead-spot.ts';
import { fillStep, fillUpTo, nextStep } from '../support/offer-steps.ts';
import { openDonation, openTestimonial, STORY } from '../support/public-forms.ts';
import { expect, OFFLINE_MESSAGE, test } from '../support/test-public-site.ts';
import { photoFile } from '../support/typed.ts';

const PHOTOS = '**/donationitems/*/photos';
const HEIC = { name: 'IMG_0042.HEIC', mimeType: 'image/heic', buffer: Buffer.from('ftypheic') };
const photosField = (page: Page) => page.locator('input[type=file]');
const closeAlert = async (page: Page, sentence: string) => {
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText(sentence);
  await alert.getByRole('button', { name: 'Close' }).click();
};

/** The first review of a server that is busy takes its time. */
const isReviewed = (page: Page) =>
  expect(page.locator('#testimonial-review')).toContainText('Nothing to change', { timeout: limitMs(20_000) });

/** What the two forms do for visitors, beside what is in tests of their own. */
const journeys: readonly (readonly [what: string, go: (page: Page) => Promise<void>])[] = [
  [
    'answers that look like a slip are asked about, never refused, and one press keeps or mends them',
    async (page) => {
      await openDonation(page);
      await page.getByLabel('Your name').fill('Deirdre');
      await page.getByLabel('Phone').fill('1');
      await page.getByLabel('Email').fill('b@gmail.con');
      await nextStep(page);
      await fillStep[2](page);
      await nextStep(page);
      const answers = page.getByRole('region', { name: 'Check your answers' });
      await expect(answers.getByText('Is this number complete?')).toBeVisible();
      await answers.getByRole('button', { name: 'It Is Complete' }).click();
      await answers.getByRole('button', { name: 'Yes, gmail.com' }).click();
      await expect(answers).toContainText('b@gmail.com');
      await page.getByRole('radio', { name: /pick it up/ }).check();
      await page.getByLabel(/Pickup address/).fill('x');
      await page.getByLabel(/Eircode/).fill('y34 vx20');
      await page.getByLabel(/Eircode/).blur();
      await expect(page.getByLabel('County')).toHaveValue('Wexford');
      await expect(page.getByText('A van needs a street.')).toBeVisible();
      await page.getByRole('button', { name: /^Submit/ }).click();
      await expect(page.getByText(/D-[0-9A-Z]{6}/).first()).toBeVisible();
    },
  ],
  [
    'photos that are left out are named with what to do, and the others stand small among the answers',
    async (page) => {
      await fillUpTo(page, 2);
      // An iPhone hands its photos over as JPEG where neither its own format nor any picture is asked for.
      await expect(photosField(page)).toHaveAttribute('accept', /^image\/jpeg,(?!.*(?:hei[cf]|\*))/);
      await photosField(page).setInputFiles([HEIC]);
      await closeAlert(page, PHOTO_TYPE_MESSAGE);
      await expect(page.getByText(`Not added: ${HEIC.name}`)).toBeVisible();
      await expect(page.getByText(/is an iPhone picture/)).toBeVisible();
      await photosField(page).setInputFiles(
        await Promise.all(['1', '2', '3', '4', '5'].map((name) => photoFile(`${name}.jpg`, `#00000${name}`))),
      );
      await closeAlert(page, PHOTO_COUNT_MESSAGE);
      await expect(page.getByText('Not added: 5.jpg')).toBeVisible();
      await nextStep(page);
      await expect(page.getByRole('region', { name: 'Check your answers' }).locator('.snaps img')).toHaveCount(5);
    },
  ],
  [
    'the thanks do not wait for the photos',
    async (page) => {
      await fillUpTo(page, 3);
      let goOn = () => {};
      const held = new Promise<void>((done) => {
        goOn = done;
      });
      await page.route(PHOTOS, async (route) => {
        await held;
        await route.continue();
      });
      await page.getByRole('button', { name: /^Submit/ }).click();
      await expect(page.getByRole('dialog')).toContainText(/Thank you/i);
      const sent = page.waitForResponse(PHOTOS);
      goOn();
      expect((await sent).status()).toBe(201);
    },
  ],
  [
    'consent to words about health fits whose story it is, also of somebody who has died',
    async (page) => {
      await openTestimonial(page);
      await page.getByLabel(/^Your testimonial/).fill(`${STORY} The hospital was never as far again.`);
      await isReviewed(page);
      await page.getByRole('radio', { name: /My own/ }).check();
      await expect(page.getByText(/my health/)).toBeVisible();
      await page.getByRole('radio', { name: /has died/ }).check();
      await expect(page.getByText(/my health/)).toHaveCount(0);
      await expect(page.getByText('We are sorry for your loss, and glad you are writing.')).toBeVisible();
      for (const box of await page.getByRole('checkbox').all()) await box.check();
      await page.getByRole('button', { name: 'Submit Testimonial' }).click();
      await expect(page.getByText(/submitted for review/).first()).toBeVisible();
    },
  ],
  [
    'a testimonial without a connection is not lost, and goes by itself when it is back',
    async (page) => {
      await openTestimonial(page);
      await page.getByLabel(/^Your testimonial/).fill(STORY);
      await isReviewed(page);
      await page.getByRole('radio', { name: /My own/ }).check();
      for (const box of await page.getByRole('checkbox').all()) await box.check();
      await untilOfflinePageIsCached(page);
      await page.context().setOffline(true);
      await page.getByRole('button', { name: 'Submit Testimonial' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click();
      await expect(page.getByText('No connection. Nothing is lost.')).toBeVisible();
      await expect(page.getByLabel(/^Your testimonial/)).toHaveValue(STORY);
      await expect(page.getByLabel('Send as soon as the connection is back')).toBeChecked();
      await page.context().setOffline(false);
      await expect(page.getByText(/submitted for review/).first()).toBeVisible();
    },
  ],
];

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({
      viewport: { width, height: 844 },
      expectedMessages: [new RegExp(`${OFFLINE_MESSAGE.source}|The form was not taken|The review could not be asked`)],
    });
    for (const [what, go] of journeys) {
      test(what, { tag: '@all' }, async ({ page }) => {
        await go(page);
      });
    }
  });
}

/** The numbers and the button, each with whether nothing covers it and it lies within the window. */
const inSight = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.help--foot a, :has(> .help--foot) .btn:not(.btn--quiet)')].map(
      (one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return [one.textContent, top >= 0 && top + height <= innerHeight && one.contains(hit)];
      },
    ),
  );
const NUMBERS = ['112 or 999', '116 123', '1800 247 247', 'HELLO to 50808'];
const DESPAIR = `${STORY} Most days I want to die.`;
/** What is typed into each form, and its buttons. */
const urgentForms: readonly (readonly [
  form: string,
  write: (page: Page) => Promise<void>,
  buttons: readonly string[],
])[] = [
  [
    'a testimonial',
    async (page) => {
      await openTestimonial(page);
      await page.getByLabel(/^Your testimonial/).pressSequentially(DESPAIR);
    },
    ['Submit Testimonial'],
  ],
  [
    'a message',
    async (page) => {
      await page.goto('/contact');
      await page.getByLabel(/^Your words/).pressSequentially(DESPAIR);
    },
    ['Send'],
  ],
  [
    'an offer',
    async (page) => {
      await fillUpTo(page, 2);
      await page.getByLabel(/Description/).pressSequentially(DESPAIR);
    },
    ['Previous', 'Next'],
  ],
];

test.describe('on a phone', () => {
  // The second height is what a keyboard leaves.
  for (const height of [844, 552]) {
    test.describe(`with ${height} px`, () => {
      test.use({ viewport: { width: 390, height } });
      for (const [form, write, buttons] of urgentForms) {
        test(`whom to ring stands in sight above the button while somebody in danger writes ${form}`, async ({
          page,
        }) => {
          await write(page);
          await expect(page.locator('.help--foot')).toBeVisible({ timeout: limitMs(20_000) });
          await expect.poll(() => inSight(page)).toEqual([...NUMBERS, ...buttons].map((words) => [words, true]));
        });
      }
    });
  }

  test.use({ viewport: { width: 390, height: 844 } });
  test('whom to ring stands in sight as soon as a testimonial of somebody in danger is sent', async ({ page }) => {
    await openTestimonial(page);
    await page.getByLabel(/^Your testimonial/).fill(DESPAIR);
    await page.locator('.help--foot').waitFor();
    await page.getByRole('radio', { name: /My own/ }).check();
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await page.getByRole('button', { name: 'Submit Testimonial' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you for telling us.' })).toBeInViewport();
    for (const words of NUMBERS) await expect(page.getByRole('link', { name: words })).toBeInViewport();
  });
});
