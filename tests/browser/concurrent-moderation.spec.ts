import type { Locator } from '@playwright/test';
import type { DonationItems } from '#contract/donations/donation-desk.ts';
import {
  COLLEAGUE,
  card,
  openColleague,
  readAsStaff,
  sendDonations,
  sendTestimonials,
  test,
  waitsFor,
} from './support/moderation.ts';
import { pauseRequests } from './support/pause-requests.ts';
import { waitUntilLoaded } from './support/test-portal.ts';
import { expect } from './support/test-with-own-server.ts';

test('two signed-in browsers see each other at work', { tag: '@all' }, async ({ page, portal, browser }) => {
  await sendTestimonials(portal.url, ['Maura Cullen', 'Nuala Kehoe']);
  await page.goto('/admin/testimonials');
  const { page: theirs, context } = await openColleague(browser, portal.url, '/admin/testimonials');
  await expect(card(theirs, 'Maura Cullen')).toBeVisible();
  await expect(theirs.getByText('Live', { exact: true }).first()).toBeAttached();

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
  test('never both decide a testimonial: the second is told who did', { tag: '@all' }, async ({
    page,
    portal,
    browser,
  }) => {
    await sendTestimonials(portal.url, ['Maura Cullen']);
    await page.goto('/admin/testimonials');
    const { page: theirs, context } = await openColleague(browser, portal.url, '/admin/testimonials');
    await card(theirs, 'Maura Cullen').getByRole('button', { name: 'Reject' }).click();
    await theirs.getByLabel(/^Admin notes/).fill('Not for us.');
    const letGo = await pauseRequests(theirs, '**/api/testimonials/pending*');
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

  test('never both decide a donation: the second is told who did', { tag: '@all' }, async ({
    page,
    portal,
    browser,
  }) => {
    await sendDonations(portal.url, ['Armchair']);
    await page.goto('/admin/donations/pending');
    const { page: theirs, context } = await openColleague(browser, portal.url, '/admin/donations/pending');
    await card(theirs, 'Armchair').getByRole('button', { name: 'Reject' }).click();
    await theirs.getByLabel(/^Admin notes/).fill('Too big.');
    const letGo = await pauseRequests(theirs, '**/api/donationitems/status/**');
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

test.describe('what tells of a colleague moves no button from under the pointer', { tag: '@all' }, () => {
  test.use({ reducedMotion: 'reduce' });

  const placeOf = async (button: Locator) => {
    await waitUntilLoaded(button.page());
    await button.page().evaluate(() => document.fonts.ready);
    // Before it hears colleagues, it would be told nothing.
    await expect(button.page().getByText('Live', { exact: true }).first()).toBeAttached();
    await button.scrollIntoViewIfNeeded();
    return button.boundingBox();
  };

  for (const width of [1280, 390]) {
    test(`on a testimonial, its card and its notes, at ${width} px`, async ({ page, portal, browser }) => {
      await page.setViewportSize({ width, height: 800 });
      await sendTestimonials(portal.url, ['Maura Cullen']);
      await page.goto('/admin/testimonials');
      const approve = card(page, 'Maura Cullen').getByRole('button', { name: 'Approve' });
      const place = await placeOf(approve);
      const { page: theirs, context } = await openColleague(browser, portal.url, '/admin/testimonials');
      await card(theirs, 'Maura Cullen').getByRole('button', { name: 'Reject' }).click();
      await expect(card(page, 'Maura Cullen').getByText(`Held by ${COLLEAGUE.name}`)).toBeInViewport({ ratio: 1 });
      expect(await approve.boundingBox()).toEqual(place);

      const letGo = await pauseRequests(page, '**/api/testimonials/*/hold');
      await approve.click();
      const confirm = page.getByRole('button', { name: 'Confirm approve' });
      const confirmPlace = await placeOf(confirm);
      letGo();
      await expect(page.getByText(`${COLLEAGUE.name} has this open.`)).toBeInViewport();
      expect(await confirm.boundingBox()).toEqual(confirmPlace);
      await context.close();
    });

    test(`on the question why an offer is rejected, at ${width} px`, async ({ page, portal, browser }) => {
      await page.setViewportSize({ width, height: 800 });
      await sendDonations(portal.url, ['Armchair']);
      await page.goto('/admin/donations/pending');
      const { page: theirs, context } = await openColleague(browser, portal.url, '/admin/donations/pending');
      await card(theirs, 'Armchair').getByRole('button', { name: 'Reject' }).click();
      await expect(card(page, 'Armchair').getByText(`Open at ${COLLEAGUE.name}`)).toBeVisible();
      const letGo = await pauseRequests(page, '**/api/donationitems/*/hold');
      await card(page, 'Armchair').getByRole('button', { name: 'Reject' }).click();
      const confirm = page.getByRole('button', { name: 'Confirm reject' });
      const confirmPlace = await placeOf(confirm);
      letGo();
      await expect(page.getByText(`${COLLEAGUE.name} has this open.`)).toBeInViewport();
      expect(await confirm.boundingBox()).toEqual(confirmPlace);
      await context.close();
    });

    for (const path of ['/admin/donations/pending', '/admin/donations?tab=all']) {
      test(`on an offer at ${path}, at ${width} px`, async ({ page, portal, browser }) => {
        await page.setViewportSize({ width, height: 800 });
        await sendDonations(portal.url, ['Armchair']);
        await page.goto(path);
        const approve = card(page, 'Armchair').getByRole('button', { name: 'Approve' });
        const place = await placeOf(approve);
        const { page: theirs, context } = await openColleague(browser, portal.url, path);
        await card(theirs, 'Armchair').getByRole('button', { name: 'View Armchair' }).click();
        await expect(card(page, 'Armchair').getByText(`Open at ${COLLEAGUE.name}`)).toBeInViewport({ ratio: 1 });
        expect(await approve.boundingBox()).toEqual(place);
        await context.close();
      });
    }
  }
});
