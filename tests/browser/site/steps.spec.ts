import type { Page } from '@playwright/test';
import { donor, openDonation, STORY } from '../support/public-forms.ts';
import { expect, OFFLINE_MESSAGE, test } from '../support/test-public-site.ts';
import { keptFiles, photoFile } from '../support/typed.ts';

const DESCRIPTION = 'Two armchairs in red velvet, very comfortable';
const ADDRESS = '14 Charlton Hill, New Ross';

type Step = 1 | 2 | 3;
const steps = [1, 2, 3] as const;
const titles: Record<Step, string> = {
  1: 'How do we reach you?',
  2: 'What are you giving?',
  3: 'Pickup or drop-off?',
};

const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();

/** Fills one step, without leaving it. */
const fill: Record<Step, (page: Page) => Promise<void>> = {
  async 1(page) {
    for (const [label, value] of Object.entries(donor)) await page.getByLabel(label).fill(value);
  },
  async 2(page) {
    await page.getByRole('radio', { name: 'Furniture' }).check();
    await page.getByRole('radio', { name: /Good/ }).check();
    await page.getByLabel(/Description/).fill(DESCRIPTION);
    await page.locator('input[type=file]').setInputFiles([await photoFile('front.jpg', '#1b5a51')]);
    await expect.poll(() => keptFiles(page, 'donation')).toBe(1);
  },
  async 3(page) {
    await page.getByRole('radio', { name: /pick it up/ }).check();
    await page.getByLabel(/Pickup address/).fill(ADDRESS);
  },
};

/** What one step has to show when nothing is lost. */
const holds: Record<Step, (page: Page) => Promise<void>> = {
  async 1(page) {
    for (const [label, value] of Object.entries(donor)) await expect(page.getByLabel(label)).toHaveValue(value);
  },
  async 2(page) {
    await expect(page.getByRole('radio', { name: 'Furniture' })).toBeChecked();
    await expect(page.getByRole('radio', { name: /Good/ })).toBeChecked();
    await expect(page.getByLabel(/Description/)).toHaveValue(DESCRIPTION);
    await expect(page.locator('figure', { hasText: 'front.jpg' }).locator('img')).toBeVisible();
  },
  async 3(page) {
    await expect(page.getByLabel(/Pickup address/)).toHaveValue(ADDRESS);
    const answers = page.getByRole('region', { name: 'Check your answers' });
    for (const answer of [donor.Email, DESCRIPTION, 'front.jpg']) await expect(answers).toContainText(answer);
  },
};

const isAt = async (page: Page, step: Step) => {
  await expect(page.getByRole('heading', { name: titles[step], level: 2 })).toBeVisible();
  await expect(page).toHaveURL(step === 1 ? /\?form=1#donation-form$/ : new RegExp(`step=${step}#donation-form$`));
  await holds[step](page);
};

/** Goes to a step with everything typed up to and in it. */
const fillUpTo = async (page: Page, last: Step) => {
  await openDonation(page);
  for (const step of steps.filter((each) => each <= last)) {
    await fill[step](page);
    if (step < last) await next(page);
  }
};

/** What can happen at a step, and the step that is shown then. */
const happenings: Record<string, (page: Page, step: Step) => Promise<Step>> = {
  async 'it is loaded again'(page, step) {
    await page.reload();
    return step;
  },
  async 'it is loaded without a connection and then with one'(page, step) {
    await page.context().setOffline(true);
    await page.reload().catch(() => {});
    await page.context().setOffline(false);
    await page.reload();
    return step;
  },
  async 'somebody goes back and forward'(page, step) {
    await page.goBack();
    if (step === 1) await expect(page.getByRole('button', { name: 'Next' })).toHaveCount(0);
    else await isAt(page, (step - 1) as Step);
    await page.goForward();
    return step;
  },
  async 'somebody presses Previous and Next'(page, step) {
    if (step === 1) return step;
    await page.getByRole('button', { name: 'Previous' }).click();
    await isAt(page, (step - 1) as Step);
    await next(page);
    return step;
  },
  async 'somebody looks at another page and comes back'(page, step) {
    await page.goto('/privacy');
    await page.goBack();
    return step;
  },
};

const WIDTHS = [390, 1440] as const;

for (const width of WIDTHS) {
  test.describe(`the donation form at ${width} px loses nothing`, () => {
    test.use({
      viewport: { width, height: 844 },
      expectedMessages: [OFFLINE_MESSAGE],
    });
    for (const [what, happens] of Object.entries(happenings)) {
      for (const step of steps) {
        test(`at step ${step} when ${what}`, { tag: width === 1440 ? ['@all'] : [] }, async ({ page }) => {
          await fillUpTo(page, step);
          await isAt(page, await happens(page, step));
        });
      }
    }
  });
}

test('Back goes through the steps, then closes the form, then leaves the page', async ({ page }) => {
  await page.goto('/about');
  await fillUpTo(page, 3);
  for (const step of [2, 1] as const) {
    await page.goBack();
    await isAt(page, step);
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/donations$/);
  await expect(page.getByRole('button', { name: 'Next' })).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test('Forward shows a step with a missing answer, and not the one behind it', async ({ page }) => {
  await fillUpTo(page, 2);
  await page.goBack();
  await page.getByLabel('Your name').fill('');
  await page.goForward();
  await expect(page.getByRole('heading', { name: titles[1], level: 2 })).toBeVisible();
  await expect(page.getByText('Name is required').first()).toBeVisible();
});

test('the address of a later step without any answers shows the first step', async ({ page }) => {
  await page.goto('/donations?form=1&step=3#donation-form');
  await page.getByRole('heading', { name: titles[1], level: 2 }).waitFor();
  await expect(page).toHaveURL(/\?form=1#donation-form$/);
});

test.describe('when an offer cannot be sent', () => {
  test.use({ expectedMessages: [new RegExp(`${OFFLINE_MESSAGE.source}|The offer was not taken`)] });
  test('everything is still there, and the next try sends it', async ({ page, context }) => {
    await fillUpTo(page, 3);
    await context.setOffline(true);
    await page.getByRole('button', { name: /^Submit/ }).click();
    const alert = page.getByRole('alertdialog');
    await expect(alert).toContainText('Failed to submit donation. Please try again.');
    await alert.getByRole('button', { name: 'Close' }).click();
    await isAt(page, 3);
    await context.setOffline(false);
    await page.getByRole('button', { name: /^Submit/ }).click();
    await expect(page.getByText(/D-[0-9A-Z]{6}/).first()).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('the reason why a testimonial must be revised is in view beside the disabled button', async ({ page }) => {
    await page.goto('/testimonials');
    await page.getByRole('button', { name: 'Write a Testimonial' }).first().click();
    await page.getByLabel(/^Your testimonial/).fill('Ring me on 087 123 4567 or write to nuala@example.ie about her.');
    await expect(page.getByRole('button', { name: 'Please revise content above' })).toBeVisible({ timeout: 20_000 });
    await expect(page.locator('#testimonial-why')).toBeInViewport({ ratio: 1 });
  });
});

test.describe('the testimonial form', () => {
  const open = async (page: Page) => {
    await page.goto('/testimonials?page=2');
    await page.getByRole('button', { name: 'Write a Testimonial' }).first().click();
    await page.getByRole('dialog').waitFor();
    await page.getByLabel(/^Your testimonial/).fill(STORY);
    await page.locator('input[type=file]').setInputFiles([await photoFile('driver.jpg', '#fcd257')]);
    await expect.poll(() => keptFiles(page, 'testimonial')).toBe(1);
  };
  const isThere = async (page: Page) => {
    await expect(page.getByLabel(/^Your testimonial/)).toHaveValue(STORY);
    await expect(page.locator('figure', { hasText: 'driver.jpg' }).locator('img')).toBeVisible();
    await expect(page).toHaveURL(/\?page=2&write=1#write$/);
  };

  test('closes with Back and comes again with Forward and a reload, the words and the picture with it', async ({
    page,
  }) => {
    await open(page);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\?page=2$/);
    await page.goForward();
    await isThere(page);
    await page.reload();
    await page.getByLabel(/^Your testimonial/).focus();
    await isThere(page);
  });

  test('leaves no entry behind when it is cancelled', async ({ page }) => {
    await page.goto('/about');
    await open(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(/\?page=2$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/about$/);
  });
});
