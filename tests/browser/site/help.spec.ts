import type { Page } from '@playwright/test';
import { answerThree, sayWho } from '../support/help-request.ts';
import { expect, test } from '../support/test-public-site.ts';

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
  await page.getByRole('radio', { name: 'A lift to hospital' }).check();
  await page.locator('html[data-hydrated]').waitFor();
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
