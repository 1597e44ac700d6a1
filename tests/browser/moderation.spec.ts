import type { Page } from '@playwright/test';
import { card, numbered, readAsStaff, sendDonations, sendTestimonials, test, waitsFor } from './support/moderation.ts';
import { expect } from './support/test-with-own-server.ts';

const current = (page: Page) => page.locator('[data-card][aria-current]');

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

test('twenty testimonials are moderated by keyboard alone, one is undone, and the public site shows exactly the result', {
  tag: '@all',
}, async ({ page, portal }) => {
  const names = numbered('Story', 20);
  await sendTestimonials(portal.url, names);
  await page.goto('/admin/testimonials');
  const approved: string[] = [];
  for (const [index, name] of names.entries()) {
    await expect(current(page)).toHaveAccessibleName(name);
    const rejects = index % 5 === 4 && index < 19;
    await page.keyboard.press(rejects ? 'r' : 'a');
    await expect(page.getByLabel(/^Admin notes/)).toBeFocused();
    if (rejects) await page.keyboard.type('Names a consultant.');
    else approved.push(name);
    await page.keyboard.press('Control+Enter');
  }
  await expect(waitsFor(page)).toBeVisible();
  await expect(page.getByText('Approved: Story 20')).toBeVisible();
  await page.keyboard.press('u');
  await expect(card(page, 'Story 20')).toBeVisible();
  approved.pop();
  expect((await publicNames(page)).sort()).toEqual(approved.toSorted());
  const { testimonials } = await readAsStaff(portal.url, '/testimonials?pageSize=100');
  const inStatus = (wanted: string) => testimonials.filter(({ status }) => status === wanted).map(({ name }) => name);
  expect(inStatus('pending')).toEqual(['Story 20']);
  expect(inStatus('rejected')).toEqual(['Story 15', 'Story 10', 'Story 05']);
});

test('words without a space stay within the card of an offer', { tag: '@all' }, async ({ page, portal }) => {
  const words = `Wardrobe${'w'.repeat(48)}`;
  await sendDonations(portal.url, [words]);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/admin/donations/pending');
    const offer = page.getByRole('article');
    await expect(offer.getByRole('heading')).toContainText(words);
    expect(await offer.evaluate((card) => card.scrollWidth - card.clientWidth), `${width} px`).toBe(0);
  }
});

test('the title of a dialog begins where its text begins', { tag: '@all' }, async ({ page, portal }) => {
  await sendDonations(portal.url, ['Armchair']);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/admin/donations/pending');
    await page.getByRole('button', { name: /^Reject/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Reject this donation?' });
    const title = await dialog.getByRole('heading').boundingBox();
    const field = await dialog.getByLabel(/^Admin notes/).boundingBox();
    const panel = await dialog.locator('.dialog').boundingBox();
    expect(title?.x, `${width} px`).toBeCloseTo(field?.x ?? 0, 0);
    expect((title?.x ?? 0) - (panel?.x ?? 0)).toBeGreaterThan(15);
  }
});
