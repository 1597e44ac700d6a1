import type { Page } from '@playwright/test';
import { donor, STORY } from '../support/public-forms.ts';
import { expect, test } from '../support/test-public-site.ts';

const focused = (page: Page) =>
  page.evaluate(() => {
    const now = document.activeElement;
    if (!(now instanceof HTMLElement) || now === document.body) return '';
    const labels = now instanceof HTMLInputElement || now instanceof HTMLTextAreaElement ? [...(now.labels ?? [])] : [];
    const legend = labels.length > 0 ? '' : (now.getAttribute('aria-label') ?? '');
    return `${labels.map((label) => label.innerText).join(' ')} ${legend} ${now.innerText ?? ''}`
      .replace(/\s+/g, ' ')
      .trim();
  });

/** Presses Tab until the focus is where the words are. Fails after 60 presses: then it cannot be reached. */
const tabTo = async (page: Page, words: RegExp): Promise<void> => {
  for (let press = 0; press < 60; press += 1) {
    if (words.test(await focused(page))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${words}.`);
};

const write = async (page: Page, label: RegExp, text: string) => {
  await tabTo(page, label);
  await page.keyboard.insertText(text);
};

const press = async (page: Page, label: RegExp, key = 'Enter') => {
  await tabTo(page, label);
  await page.keyboard.press(key);
};

test('the skip link leads past the header', { tag: '@all' }, async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Skip to the content');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('an offer is made with the keyboard alone', async ({ page }) => {
  await page.goto('/donations');
  await press(page, /Start Your Donation/);
  await expect(page.getByRole('heading', { level: 2, name: /How do we reach/ })).toBeFocused();
  await press(page, /^Next/);
  // The summary of what is missing has the focus; its first link leads to the field.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Your name')).toBeFocused();
  await write(page, /^Your name/, donor['Your name']);
  await write(page, /^Phone/, donor.Phone);
  await write(page, /^Email/, donor.Email);
  await press(page, /^Next/);
  await expect(page.getByRole('heading', { level: 2, name: /What are you/ })).toBeFocused();
  await press(page, /Clothing/, 'Space');
  await press(page, /Excellent/, 'Space');
  await write(page, /^Description/, 'Two winter coats in good repair');
  await press(page, /^Next/);
  await expect(page.getByRole('heading', { level: 2, name: /Pickup or/ })).toBeFocused();
  await press(page, /pick it up/, 'Space');
  await write(page, /^Pickup address/, '3 Longtown, Clane');
  await press(page, /^Submit/);
  const thanks = page.getByRole('dialog');
  await expect(thanks.getByRole('heading')).toBeFocused();
  await press(page, /^Close$/);
  await expect(page.getByRole('heading', { name: 'Thank you, Deirdre' })).toBeFocused();
});

test('a testimonial is written with the keyboard alone', { tag: '@all' }, async ({ page }) => {
  await page.goto('/testimonials');
  await press(page, /Write a Testimonial/);
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Write a Testimonial' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Write a Testimonial' }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await write(page, /^Your testimonial/, STORY);
  // The first of the choices has the focus; the arrow keys choose.
  await press(page, /My own/, 'ArrowRight');
  for (const topic of [/publish my words/, /has read these words/]) await press(page, topic, 'Space');
  await press(page, /^Submit Testimonial/);
  await expect(page.getByText(/submitted for review/).first()).toBeVisible();
});
