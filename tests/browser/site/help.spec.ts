import type { Page } from '@playwright/test';
import { addDays, dublinDay, weekdayOf } from '#contract/dublin.ts';
import { expect, test } from '../support/test-public-site.ts';

/** The next Tuesday but one: the answer comes before it. */
const tuesday = (): string => {
  let day = addDays(dublinDay(new Date()), 5);
  while (weekdayOf(day) !== 'tuesday') day = addDays(day, 1);
  return day;
};

const answerThree = async (page: Page) => {
  await page.getByRole('radio', { name: 'A lift to hospital' }).check();
  await page.getByLabel('Your Eircode or town').fill('Campile');
  await page.getByLabel('The hospital').fill('University Hospital Waterford');
  await page.getByLabel('The day').fill(tuesday());
  await page.getByLabel(/Time of the appointment/).fill('10:30');
  await page.getByRole('button', { name: 'See What We Can Do' }).click();
};

const sayWho = async (page: Page) => {
  await page.getByLabel('Your name').fill('Maura Cullen');
  await page.getByLabel(/^Who is it for/).fill('Jim Cullen, my husband');
  await page.getByLabel(/^Phone/).fill('087 000 0123');
  await page.getByRole('checkbox', { name: 'Any time' }).check();
  await page.getByRole('radio', { name: 'The same day each week' }).check();
  await page.getByRole('button', { name: 'Send It to Us' }).click();
};

const isAnswered = async (page: Page) => {
  await expect(page.getByRole('heading', { name: /^We will ring you .+ between/ })).toBeVisible();
  await expect(page.locator('.ref')).toHaveText(/^H-[0-9A-Z]{6}$/);
  await expect(page.getByText(/If nobody has rung by/)).toBeVisible();
  const link = await page.locator('.slip__link').getAttribute('href');
  expect(link).toMatch(/\/help\/yours#/);
  return link ?? '';
};

test('her husband starts chemotherapy in Waterford, they live in Campile: she asks for a lift, knows when she is answered, and calls it off', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.locator('main').getByRole('link', { name: 'I need help' }).click();
  await answerThree(page);
  const truth = page.getByRole('region', { name: 'You live within reach. Ask us about the hospital.' });
  await expect(truth).toContainText(/Campile is \d+ miles? from/);
  await expect(truth).toContainText(/We will answer .+ between/);
  await page.getByRole('button', { name: 'Ask for a Lift' }).click();
  await expect(page.locator('.placebar')).toContainText('From Campile to University Hospital Waterford');
  await sayWho(page);
  const link = await isAnswered(page);
  expect(page.url()).not.toMatch(/Campile|Waterford/);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have it');
  await page.getByText('Call It Off', { exact: true }).click();
  await page.getByRole('button', { name: 'Yes, Call It Off' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have called it off');
});

test('the same without scripts', async ({ browser, site }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: site.url,
    viewport: { width: 320, height: 640 },
  });
  const page = await context.newPage();
  await page.goto('/help');
  await answerThree(page);
  await expect(page.getByRole('heading', { name: 'You live within reach. Ask us about the hospital.' })).toBeVisible();
  await sayWho(page);
  await isAnswered(page);
  expect(page.url()).not.toMatch(/Campile|Waterford/);
  await context.close();
});
