import type { Page } from '@playwright/test';
import { QUESTION_UNANSWERED } from '#contract/proof-of-work.ts';
import { limitMs } from '../../scripts/test-limits.mjs';
import { movableClock, moveClock } from '../support/move-clock.ts';
import { holdBack } from './support/hold-back.ts';
import { test as deskTest, numbered, readAsStaff, sendTestimonials } from './support/moderation.ts';
import { answerOf, tokenOf } from './support/session.ts';
import { expect } from './support/test-with-own-server.ts';

const BOTS = 120;
const CEILING = 10;
/** More than the five seconds before which the server takes no answer. */
const AS_LONG_AS_TYPING_TAKES_MS = 6000;
/** So many have come within the hour that the next has to bring a proof. */
const BEFORE = numbered('Story', 7);

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
  await expect(page.getByRole('article')).toHaveCount(BEFORE.length + 1);
  await expect(page.getByRole('link', { name: /^Held back/ })).toHaveCount(0);
  const { testimonials } = await readAsStaff(portal.url, '/testimonials?pageSize=100');
  expect(testimonials.map(({ name }) => name).sort()).toEqual(['Nuala Kehoe', ...BEFORE]);
});

test('a visitor’s form does its sum while many arrive, and is not held back', { tag: '@all' }, async ({
  page,
  portal,
}) => {
  await lowerCeiling(portal.url);
  await sendTestimonials(portal.url, BEFORE);
  await page.goto('/testimonials');
  // Before it is hydrated the form is posted as without scripts, and a question is asked instead.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await page.getByRole('button', { name: 'Write a Testimonial' }).first().hover();
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true', { timeout: 2000 });
  }).toPass();
  await page.getByRole('button', { name: 'Write a Testimonial' }).first().click();
  await page.getByLabel(/^Name/).fill('Nuala Kehoe');
  await page.getByLabel(/^Your testimonial/).fill('They brought the good armchair, and stayed for tea with my mother.');
  for (const box of await page.getByRole('dialog').getByRole('checkbox').all()) await box.check();
  const begin = await holdBack(page, '**/solve-proof-*.js');
  await page.getByRole('button', { name: 'Submit Testimonial' }).click();
  const bar = page.getByRole('progressbar', { name: 'The sum' });
  await expect(bar).toBeVisible();
  const [boat, track] = [await bar.locator('svg').boundingBox(), await bar.boundingBox()];
  expect(boat?.x).toBeGreaterThanOrEqual(track?.x ?? Number.NaN);
  begin();
  await expect(page.getByText(/submitted for review/i).first()).toBeVisible({ timeout: limitMs(60_000) });
  const { testimonials } = await readAsStaff(portal.url, '/testimonials/pending?pageSize=100');
  expect(testimonials.map(({ name }) => name)).toContain('Nuala Kehoe');
});

test.describe('without scripts', { tag: '@all' }, () => {
  test.use({ javaScriptEnabled: false, serverEnv: { TRUST_PROXY: 'on', ...movableClock(AS_LONG_AS_TYPING_TAKES_MS) } });

  test('one plain question is asked, everything typed is kept, and the answer lets it through', {
    tag: '@all',
  }, async ({ page, portal }) => {
    await lowerCeiling(portal.url);
    await sendTestimonials(portal.url, BEFORE);
    await page.goto('/testimonials');
    await page.getByRole('button', { name: 'Write a Testimonial' }).first().click();
    const words = 'They brought the good armchair, and stayed for tea with my mother.';
    await page.getByLabel(/^Name/).fill('Nuala Kehoe');
    await page.getByLabel(/^Your testimonial/).fill(words);
    for (const box of await page.locator('#write').getByRole('checkbox').all()) await box.check();
    await page.getByRole('button', { name: 'Submit Testimonial' }).click();
    const asked = page.getByLabel(/^Type the word/);
    await expect(page.locator('form').getByText('You would rather not? Ring 020 915 1976.')).toBeVisible();
    await asked.fill('another');
    await page.getByRole('button', { name: 'Submit Testimonial' }).click();
    await expect(page.getByText(QUESTION_UNANSWERED)).toBeVisible();
    await expect(asked).toBeVisible();
    await expect(page.getByLabel(/^Your testimonial/)).toHaveValue(words);
    const [label, asksFor] = [page.locator('label', { hasText: 'Type the word' }), page.locator('label strong').last()];
    const [all, typed] = [await label.locator('span').first().boundingBox(), await asksFor.boundingBox()];
    // The word stands beside "Type the word", not at the other end of the line.
    expect(all?.width).toBeLessThan(((await label.boundingBox())?.width ?? 0) / 2);
    expect(typed?.x).toBeLessThan((all?.x ?? 0) + (all?.width ?? 0));
    const word = (await page.locator('label strong').last().textContent()) ?? '';
    await asked.fill(word);
    await moveClock(portal);
    await page.getByRole('button', { name: 'Submit Testimonial' }).click();
    await expect(asked).toHaveCount(0);
    const { testimonials } = await readAsStaff(portal.url, '/testimonials/pending?pageSize=100');
    expect(testimonials.map(({ name }) => name)).toContain('Nuala Kehoe');
  });
});
