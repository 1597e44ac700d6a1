import type { Page } from '@playwright/test';
import type { DonationItems } from '#contract/donation-desk.ts';
import { heldBack } from '../support/held-back.ts';
import {
  COLLEAGUE,
  numbered,
  openColleague,
  readAsStaff,
  sendDonations,
  sendTestimonials,
} from './support/moderation.ts';
import { expect, test } from './support/portal.ts';
import { signedInState } from './support/session.ts';

test.use({
  serverEnv: { RATE_LIMITS: 'off' },
  // Signed in before the browser opens: the form has tests of its own.
  storageState: async ({ portal }, use) => use(await signedInState(portal.url)),
});

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const current = (page: Page) => page.locator('[data-card][aria-current]');
const waitsFor = (page: Page) => page.getByText('No testimonials are waiting for review.');

/** Every name on the public list as a visitor's browser gets it, page by page. */
const publicNames = async (page: Page): Promise<string[]> => {
  const names: string[] = [];
  for (let number = 1; ; number += 1) {
    const html = await (await page.request.get(`/testimonials?page=${number}`)).text();
    const fresh = [...html.matchAll(/<cite>([^<]*)<\/cite>/g)]
      .map(([, name = '']) => name)
      .filter((name) => !names.includes(name));
    if (fresh.length === 0) return names;
    names.push(...fresh);
  }
};

/** Holds back what a browser would load anew, as on a slow line, until it is let go. */
const holdBack = async (page: Page, address: string): Promise<() => void> => {
  const { free, letGo } = heldBack();
  await page.route(address, async (route) => {
    await free;
    await route.continue();
  });
  return letGo;
};

test('twenty testimonials are moderated by keyboard alone, one is undone, and the public site shows exactly the result', async ({
  page,
  portal,
}) => {
  const names = numbered('Story', 20);
  await sendTestimonials(portal.url, names);
  await page.goto('/admin/testimonials');
  const approved: string[] = [];
  for (const [index, name] of names.toReversed().entries()) {
    await expect(current(page)).toHaveAccessibleName(name);
    const rejects = index % 5 === 4 && index < 19;
    await page.keyboard.press(rejects ? 'r' : 'a');
    await expect(page.getByLabel(/^Admin notes/)).toBeFocused();
    if (rejects) await page.keyboard.type('Names a consultant.');
    else approved.push(name);
    await page.keyboard.press('Control+Enter');
  }
  await expect(waitsFor(page)).toBeVisible();
  await expect(page.getByText('Approved: Story 01')).toBeVisible();
  await page.keyboard.press('u');
  await expect(card(page, 'Story 01')).toBeVisible();
  approved.pop();
  expect((await publicNames(page)).sort()).toEqual(approved.toSorted());
  const { testimonials } = await readAsStaff(portal.url, '/testimonials?pageSize=100');
  const inStatus = (wanted: string) => testimonials.filter(({ status }) => status === wanted).map(({ name }) => name);
  expect(inStatus('pending')).toEqual(['Story 01']);
  expect(inStatus('rejected')).toEqual(['Story 16', 'Story 11', 'Story 06']);
});

test('twenty donations are moderated by keyboard alone, and one is undone', async ({ page, portal }) => {
  const titles = numbered('Armchair', 20);
  await sendDonations(portal.url, titles);
  await page.goto('/admin/donations/pending');
  for (const [index, title] of titles.toReversed().entries()) {
    await expect(current(page)).toHaveAccessibleName(title);
    if (index % 5 === 4 && index < 19) {
      await page.keyboard.press('r');
      await expect(page.getByLabel(/^Admin notes/)).toBeFocused();
      await page.keyboard.type('Too big for the shop.');
      await page.keyboard.press('Control+Enter');
    } else await page.keyboard.press('a');
  }
  await expect(page.getByText('No pending donations at the moment.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.keyboard.press('u');
  await expect(card(page, 'Armchair 01')).toBeVisible();
  const items = async (status: string) => {
    const answer = await readAsStaff<DonationItems>(portal.url, `/donationitems/status/${status}?pageSize=100`);
    return answer.items.map(({ description }) => description.slice(0, 11)).sort();
  };
  await expect.poll(() => items('pending')).toEqual(['Armchair 01']);
  expect(await items('rejected')).toEqual(['Armchair 06', 'Armchair 11', 'Armchair 16']);
  expect(await items('approved')).toHaveLength(16);
});

test('two signed-in browsers see each other at work', async ({ page, portal, browser }) => {
  await sendTestimonials(portal.url, ['Maura Cullen', 'Nuala Kehoe']);
  await page.goto('/admin/testimonials');
  const { page: theirs, context } = await openColleague(browser, portal.url, '/admin/testimonials');
  await expect(card(theirs, 'Maura Cullen')).toBeVisible();
  await expect(theirs.getByText('Live', { exact: true }).filter({ visible: true }).first()).toBeVisible();

  await card(page, 'Maura Cullen').getByRole('button', { name: 'Approve' }).click();
  await expect(card(theirs, 'Maura Cullen').getByText(/^Held by /)).toBeVisible();
  await page.getByRole('button', { name: 'Confirm approve' }).click();
  await expect(card(theirs, 'Maura Cullen')).toHaveCount(0);

  await card(theirs, 'Nuala Kehoe').getByRole('button', { name: 'Reject' }).click();
  await expect(card(page, 'Nuala Kehoe').getByText(`Held by ${COLLEAGUE.name}`)).toBeVisible();
  await theirs.getByRole('button', { name: 'It is advertising, or is not about our work.' }).click();
  await theirs.getByRole('button', { name: 'Confirm reject' }).click();
  await expect(waitsFor(page)).toBeVisible();
  await sendTestimonials(portal.url, ['Una Doyle']);
  await expect(card(page, 'Una Doyle')).toBeVisible();
  await expect(card(theirs, 'Una Doyle')).toBeVisible();
  await context.close();
});

test.describe('two people at the same submission', () => {
  test('never both decide a testimonial: the second is told who did', async ({ page, portal, browser }) => {
    await sendTestimonials(portal.url, ['Maura Cullen']);
    await page.goto('/admin/testimonials');
    const { page: theirs, context } = await openColleague(browser, portal.url, '/admin/testimonials');
    await card(theirs, 'Maura Cullen').getByRole('button', { name: 'Reject' }).click();
    await theirs.getByLabel(/^Admin notes/).fill('Not for us.');
    const letGo = await holdBack(theirs, '**/api/testimonials/pending*');
    await card(page, 'Maura Cullen').getByRole('button', { name: 'Approve' }).click();
    await page.getByRole('button', { name: 'Confirm approve' }).click();
    await expect(waitsFor(page)).toBeVisible();

    await theirs.getByRole('button', { name: 'Confirm reject' }).click();
    await theirs.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click();
    await expect(theirs.getByRole('alertdialog')).toContainText('This testimonial was already approved by');
    letGo();
    await theirs.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click();
    await expect(card(theirs, 'Maura Cullen').getByText(/^Approved by .*\.$/)).toBeVisible();
    await expect(theirs.getByLabel('Your notes')).toHaveValue('Not for us.');
    await card(theirs, 'Maura Cullen').getByRole('button', { name: 'Close' }).click();
    await expect(waitsFor(theirs)).toBeVisible();
    const { testimonials } = await readAsStaff(portal.url, '/testimonials');
    expect(testimonials.map(({ status, adminNotes }) => [status, adminNotes])).toEqual([['approved', null]]);
    await context.close();
  });

  test('never both decide a donation: the second is told who did', async ({ page, portal, browser }) => {
    await sendDonations(portal.url, ['Armchair']);
    await page.goto('/admin/donations/pending');
    const { page: theirs, context } = await openColleague(browser, portal.url, '/admin/donations/pending');
    await card(theirs, 'Armchair').getByRole('button', { name: 'Reject' }).click();
    await theirs.getByLabel(/^Admin notes/).fill('Too big.');
    const letGo = await holdBack(theirs, '**/api/donationitems/status/**');
    await card(page, 'Armchair').getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText('No pending donations at the moment.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();

    await theirs.getByRole('button', { name: 'Confirm reject' }).click();
    await expect(theirs.getByRole('alertdialog')).toContainText('This donation was approved by');
    letGo();
    await theirs.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click();
    await expect(theirs.getByRole('dialog').getByText(/^Approved by /)).toBeVisible();
    await expect(theirs.getByLabel(/^Admin notes/)).toHaveValue('Too big.');
    const { items } = await readAsStaff<DonationItems>(portal.url, '/donationitems');
    expect(items.map(({ status, adminNotes }) => [status, adminNotes])).toEqual([['approved', null]]);
    await context.close();
  });
});
