import { expect, type Page } from '@playwright/test';
import { donor, openDonation } from './public-forms.ts';
import { keptFiles, photoFile } from './typed.ts';

const DESCRIPTION = 'Two armchairs in red velvet, very comfortable';
const ADDRESS = '14 Charlton Hill, New Ross';

export type Step = 1 | 2 | 3;
export const steps = [1, 2, 3] as const;
export const stepTitles: Record<Step, string> = {
  1: 'How do we reach you?',
  2: 'What are you giving?',
  3: 'Pickup or drop-off?',
};

/** Leaves a step for the next one. */
export const nextStep = (page: Page) => page.getByRole('button', { name: 'Next' }).click();

/** Fills one step, without leaving it. */
export const fillStep: Record<Step, (page: Page) => Promise<void>> = {
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

/** Fails unless the step is shown at its address, with everything that was typed and chosen. */
export const isAtStep = async (page: Page, step: Step) => {
  await expect(page.getByRole('heading', { name: stepTitles[step], level: 2 })).toBeVisible();
  await expect(page).toHaveURL(step === 1 ? /\?form=1#donation-form$/ : new RegExp(`step=${step}#donation-form$`));
  await holds[step](page);
};

/** Goes to a step with everything typed up to and in it. */
export const fillUpTo = async (page: Page, last: Step) => {
  await openDonation(page);
  for (const step of steps.filter((each) => each <= last)) {
    await fillStep[step](page);
    if (step < last) await nextStep(page);
  }
};
