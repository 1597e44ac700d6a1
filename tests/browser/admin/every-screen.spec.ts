import type { Page } from '@playwright/test';
import { sectionsFor } from '#site/admin/layout/sections.ts';
import { portalAddresses } from '../support/portal-addresses.ts';
import { expect, test, waitUntilLoaded } from '../support/test-portal.ts';

test.use({ reducedMotion: 'reduce', trace: 'off' });

const open = async (page: Page, address: string) => {
  await page.goto(address);
  await waitUntilLoaded(page);
};

test('? opens the help on every screen, and from there the tour comes back', { tag: '@all' }, async ({ page }) => {
  test.slow();
  const inSidebar = sectionsFor('Administrator').flatMap(({ sections }) => sections.map(({ to }) => to));
  expect(portalAddresses).toEqual(expect.arrayContaining(inSidebar));
  for (const address of portalAddresses) {
    await open(page, address);
    // Where a screen puts the focus into a field, ? is a letter.
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('?');
    const help = page.getByRole('dialog');
    await expect(help, address).toHaveCount(1);
    await expect(help.getByRole('heading', { name: 'Keyboard shortcuts' }), address).toBeVisible();
    await help.getByRole('button', { name: 'Take the tour' }).click();
    await expect(page.getByRole('region', { name: 'What waits' }), address).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('region', { name: 'What waits' }), address).toHaveCount(0);
  }
});

test('testimonials are called so on every screen, and never stories', { tag: '@all' }, async ({ page }) => {
  test.slow();
  for (const address of portalAddresses) {
    await open(page, address);
    // With what only a reader of the screen hears, and what a field says before anything is typed.
    const words = await page.evaluate(() => {
      const said = [...document.querySelectorAll('[aria-label], [placeholder], [title]')].flatMap((one) =>
        ['aria-label', 'placeholder', 'title'].map((name) => one.getAttribute(name) ?? ''),
      );
      return [document.title, document.body.innerText, ...said].join('\n');
    });
    expect(words, address).toContain('Testimonials');
    expect(words.match(/\bstories\b/gi) ?? [], address).toEqual([]);
  }
});

test('nothing scrolls sideways on any screen at 320 px', { tag: '@all' }, async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of portalAddresses) {
    await open(page, address);
    // What stands between the bars scrolls by itself.
    const beyond = await page.evaluate(() =>
      [document.documentElement, document.querySelector('main')].map((part) =>
        part ? part.scrollWidth - part.clientWidth : null,
      ),
    );
    expect(beyond, address).toEqual([0, 0]);
  }
});
