import type { Page } from '@playwright/test';
import { test as deskTest, numbered, readAsStaff, sendTestimonials } from './support/moderation.ts';
import { answerOf, tokenOf } from './support/session.ts';
import { expect } from './support/test-with-own-server.ts';

const BOTS = 120;
const CEILING = 10;
const BEFORE = numbered('Story', CEILING);

/** Limits are on, and every sender has an address of their own. */
const test = deskTest.extend({ serverEnv: { TRUST_PROXY: 'on' } });

const lowerCeiling = async (url: string) =>
  answerOf(
    await fetch(`${url}/api/settings/review`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${await tokenOf(url)}`, 'content-type': 'application/json' },
      body: JSON.stringify({ rejectionReasons: [], submissionsPerHour: CEILING }),
    }),
  );

/** Alike testimonials from as many addresses, and one of a person among them. */
const flood = async (url: string) => {
  for (let at = 0; at < BOTS; at += 1) {
    const form = new FormData();
    form.set('name', at === 60 ? 'Nuala Kehoe' : `Bot ${at}`);
    form.set(
      'content',
      at === 60
        ? 'My mother’s chair went out the door on Tuesday and a cheque came in for the home help.'
        : `Great site number ${at}, thank you. See also https://best-loan.com for money.`,
    );
    const headers = { 'x-forwarded-for': `203.0.${at % 7}.${at + 1}` };
    await answerOf(await fetch(`${url}/api/testimonials`, { method: 'POST', headers, body: form }));
  }
};

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 3, name });

test('a flood lies apart from what waits, and is removed in five steps', { tag: '@all' }, async ({ page, portal }) => {
  await sendTestimonials(portal.url, BEFORE);
  await lowerCeiling(portal.url);
  await flood(portal.url);

  await page.goto('/admin/testimonials');
  await expect(page.getByRole('article')).toHaveCount(BEFORE.length);

  // 1. The way there.
  await page.getByRole('link', { name: /^Held back \d+$/ }).click();
  await expect(heading(page, /^1 testimonial that looks like a person’s$/)).toBeVisible();
  // 2. The person is let through.
  await page.getByRole('button', { name: 'Release 1', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Release 1' }).click();
  await expect(page.getByText('1 of 1 released.')).toBeVisible();
  // 3. and 4. Everything that is alike is selected and deleted; 5. the word says that it is meant.
  await page.keyboard.press('*');
  await expect(page.getByRole('region', { name: 'Selection' })).toContainText('119 selected');
  await page.getByRole('button', { name: 'Delete 119' }).last().click();
  await page.getByLabel(/type the word delete/).fill('delete');
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('119 of 119 deleted.')).toBeVisible();
  await expect(page.getByText('Nothing is held back')).toBeVisible();

  await page.goto('/admin/testimonials');
  await expect(page.getByText(`Showing 1–10 of ${BEFORE.length + 1}`)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Held back/ })).toHaveCount(0);
  const { testimonials } = await readAsStaff(portal.url, '/testimonials?pageSize=100');
  expect(testimonials.map(({ name }) => name).sort()).toEqual(['Nuala Kehoe', ...BEFORE]);
});
