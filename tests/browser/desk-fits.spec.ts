import type { Page } from '@playwright/test';
import { horizontalOverflow } from './support/horizontal-overflow.ts';
import { sendDonations, sendTestimonials, test } from './support/moderation.ts';
import { expect } from './support/test-with-own-server.ts';

const LAPTOP = { width: 1366, height: 768 };
/** Long enough to be cut, with a passage that the review marks. */
const LONG = 'Ring me on 087 123 4567, and I will tell you how the driver waited with me in Waterford for four hours.';

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not shown.`);
  return { ...box, bottom: box.y + box.height };
};

test('at 1366x768 the first testimonial is whole with its actions, and Delete does not wrap', { tag: '@all' }, async ({
  page,
  portal,
}) => {
  await page.setViewportSize(LAPTOP);
  await sendTestimonials(portal.url, ['Maura Cullen', 'Bríd Murphy'], `${LONG} ${LONG}`);
  await page.goto('/admin/testimonials');
  const first = page.getByRole('article').first();
  await expect(first.getByRole('button', { name: 'Show More' })).toBeVisible();
  await expect(first.getByRole('listitem').filter({ hasText: 'A phone number' }).first()).toBeVisible();
  expect((await boxOf(page, 'article')).bottom).toBeLessThanOrEqual(LAPTOP.height);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  for (const button of await first.locator('.acts').getByRole('button').all())
    await expect(button).toBeInViewport({ ratio: 1 });
  const middles = await first
    .locator('.acts > *')
    .evaluateAll((acts) => acts.map((act) => act.getBoundingClientRect()).map(({ y, height }) => y + height / 2));
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4);
  await expect(first.getByRole('button', { name: 'Delete' })).toBeInViewport({ ratio: 1 });
});

test('at 1366x768 the first offers that wait are decided without scrolling', { tag: '@all' }, async ({
  page,
  portal,
}) => {
  await page.setViewportSize(LAPTOP);
  await sendDonations(portal.url, [
    'A set of cookery books, from Theodora FitzGibbon onwards',
    'Armchair',
    'Lamp',
    'Desk',
  ]);
  await page.goto('/admin/donations/pending');
  const first = page.getByRole('article').first();
  await expect(first.getByRole('button', { name: 'Approve' })).toBeInViewport({ ratio: 1 });
  await expect(first.getByRole('button', { name: 'Reject' })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the bar of the selection stays in view while the list scrolls, on one line on a laptop', { tag: '@all' }, async ({
  page,
  portal,
}) => {
  await sendDonations(
    portal.url,
    Array.from({ length: 12 }, (_, index) => `Armchair ${index}`),
  );
  for (const size of [LAPTOP, { width: 390, height: 844 }, { width: 320, height: 640 }]) {
    await page.setViewportSize(size);
    await page.goto('/admin/donations/pending');
    await page.getByLabel('Select all on this page').check();
    const bar = page.getByRole('region', { name: 'Selection' });
    for (const place of ['first', 'last'] as const) {
      await page.getByRole('article')[place]().scrollIntoViewIfNeeded();
      await expect(bar).toBeInViewport({ ratio: 1 });
      for (const button of await bar.getByRole('button').all()) await expect(button).toBeInViewport({ ratio: 1 });
    }
    await expect(bar.getByRole('button', { name: 'Select all 12' })).toBeInViewport({ ratio: 1 });
    await expect(bar.getByRole('button', { name: 'All alike' })).toBeInViewport({ ratio: 1 });
    if (size === LAPTOP) expect((await boxOf(page, '.selbar')).height).toBeLessThan(80);
    expect(await horizontalOverflow(page), `${size.width} px`).toBe(0);
  }
  // Six verbs, with one that is approved among those that wait.
  await page.setViewportSize(LAPTOP);
  await page.getByRole('article').first().getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeVisible();
  await page.goto('/admin/donations?tab=all');
  await page.getByLabel('Select all on this page').check();
  await page.getByLabel('Select all on this page').waitFor();
  const bar = page.getByRole('region', { name: 'Selection' });
  for (const verb of ['Approve', 'Reject', 'Collected', 'Assign', 'Delete', 'CSV'])
    await expect(bar.getByRole('button', { name: new RegExp(`^${verb} \\d`) })).toBeInViewport({ ratio: 1 });
  expect((await boxOf(page, '.selbar')).height).toBeLessThan(80);
});

/** The controls that the offer to undo lies over, by the part of each that what scrolls leaves in sight. */
const controlsUnderToast = (page: Page) =>
  page.evaluate(() => {
    const partInSight = (of: Element) => {
      let { top, bottom, left, right } = of.getBoundingClientRect();
      for (let around = of.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflowY === 'visible' || around === document.body) continue;
        const frame = around.getBoundingClientRect();
        [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
        [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
      }
      return { top, bottom, left, right };
    };
    const toast = document.querySelector('.toast');
    if (!toast) throw new Error('Nothing is offered to be undone.');
    const over = toast.getBoundingClientRect();
    const controls = [...document.querySelectorAll('button, a, input, select, summary')];
    return controls
      .filter((control) => control.checkVisibility() && !toast.contains(control))
      .filter((control) => {
        const { top, bottom, left, right } = partInSight(control);
        const isInSight = top < bottom && left < right;
        return isInSight && top < over.bottom && bottom > over.top && left < over.right && right > over.left;
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent);
  });

test('the offer to undo lies over no control of a full desk, and there is one of it at a time', {
  tag: '@all',
}, async ({ page, portal }) => {
  await sendDonations(
    portal.url,
    Array.from({ length: 16 }, (_, index) => `Armchair ${index}`),
  );
  for (const size of [LAPTOP, { width: 390, height: 844 }]) {
    await page.setViewportSize(size);
    await page.goto('/admin/donations/pending');
    await page.getByRole('article').first().getByRole('button', { name: 'Approve' }).click();
    const toast = page.locator('.toast');
    await expect(toast.getByRole('button', { name: /^Undo/ })).toBeVisible();
    for (const place of ['first', 'last'] as const) {
      await page.getByRole('article')[place]().getByRole('button', { name: 'Reject' }).scrollIntoViewIfNeeded();
      await expect(toast).toBeInViewport({ ratio: 1 });
      expect(await controlsUnderToast(page), `${place}, ${size.width} px`).toEqual([]);
    }
    await page
      .getByRole('checkbox', { name: /^Select Armchair/ })
      .first()
      .check();
    await page
      .getByRole('checkbox', { name: /^Select Armchair/ })
      .nth(1)
      .check();
    await expect(page.getByRole('region', { name: 'Selection' })).toBeVisible();
    expect(await controlsUnderToast(page), `with a selection, ${size.width} px`).toEqual([]);
    await page.getByRole('button', { name: /^Approve 2/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Approve all of them' }).click();
    await expect(page.getByText('2 of 2 approved.')).toBeInViewport();
    await expect(page.getByRole('button', { name: /^Undo/ })).toHaveCount(1);
  }
});

test('a drawing does not fill half a card that has no photo', { tag: '@all' }, async ({ page, portal }) => {
  await sendDonations(portal.url, ['Armchair']);
  for (const size of [LAPTOP, { width: 390, height: 844 }]) {
    await page.setViewportSize(size);
    await page.goto('/admin/donations/pending');
    const card = await boxOf(page, 'article');
    expect((await boxOf(page, 'article .item__pic')).height, `${size.width} px`).toBeLessThan(card.height / 3);
  }
});

/** How far the sections of the sidebar can be scrolled. */
const scrolledAway = (page: Page) => page.locator('.side nav').evaluate((nav) => nav.scrollHeight - nav.clientHeight);

test('at 1366x768 an administrator sees every section, and the account menu holds the rest', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await page.goto('/admin/settings');
  await expect(page.locator('.side').getByRole('link', { name: 'Privacy' })).toBeInViewport({ ratio: 1 });
  expect(await scrolledAway(page)).toBe(0);
  const name = page.locator('.acct');
  const menu = page.locator('.acctmenu');
  await expect(menu).toBeHidden();
  await name.click();
  for (const entry of ['My account', 'View the website'])
    await expect(menu.getByRole('link', { name: entry })).toBeInViewport({ ratio: 1 });
  await menu.getByRole('button', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(name).toBeFocused();
  await name.press('Enter');
  await menu.getByRole('link', { name: 'My account' }).click();
  await expect(page.getByRole('heading', { name: 'My account' })).toBeFocused();
  await expect(menu).toBeHidden();
});

test('an address of before leads to its box, in view and below nothing, on a laptop and on a phone', async ({
  page,
}) => {
  for (const size of [LAPTOP, { width: 390, height: 844 }]) {
    await page.setViewportSize(size);
    await page.goto('/admin/settings?section=giving');
    const heading = page.getByRole('heading', { name: 'Giving' });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport({ ratio: 1 });
    expect((await boxOf(page, '#giving')).y).toBeLessThan(size.height / 2);
  }
});
