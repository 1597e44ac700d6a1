import type { Page } from '@playwright/test';
import { sectionsFor } from '#site/admin/shell/layout/sections.ts';
import { portalAddresses } from '../support/portal-addresses.ts';
import { expect, test, walkTo } from '../support/test-portal.ts';

test.use({ reducedMotion: 'reduce' });

const nothingScrollsSideways = async (page: Page, address: string) => {
  // What stands between the bars scrolls by itself.
  const beyond = await page.evaluate(() =>
    [document.documentElement, document.querySelector('main')].map((part) =>
      part ? part.scrollWidth - part.clientWidth : null,
    ),
  );
  expect.soft(beyond, address).toEqual([0, 0]);
};

const saysTestimonials = async (page: Page, address: string) => {
  // With what only a reader of the screen hears, and what a field says before anything is typed.
  const words = await page.evaluate(() => {
    const said = [...document.querySelectorAll('[aria-label], [placeholder], [title]')].flatMap((one) =>
      ['aria-label', 'placeholder', 'title'].map((name) => one.getAttribute(name) ?? ''),
    );
    return [document.title, document.body.innerText, ...said].join('\n');
  });
  expect.soft(words, address).toContain('Testimonials');
  expect.soft(words.match(/\bstories\b/gi) ?? [], address).toEqual([]);
};

const opensHelpAndTour = async (page: Page, address: string) => {
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
};

test('every section of the menu is among the screens that are looked at', { tag: '@all' }, () => {
  const inSidebar = sectionsFor('Administrator').flatMap(({ sections }) => sections.map(({ to }) => to));
  expect(portalAddresses).toEqual(expect.arrayContaining(inSidebar));
});

test('every screen fits into 320 px, says testimonials and never stories, and ? opens the help, which leads to the tour', {
  tag: '@all',
}, async ({ page }) => {
  test.slow();
  // A screen is opened once for all three: to open them takes longer than to look at them.
  for (const address of portalAddresses) {
    await page.setViewportSize({ width: 320, height: 640 });
    await walkTo(page, address);
    await nothingScrollsSideways(page, address);
    await page.setViewportSize({ width: 1280, height: 720 });
    await saysTestimonials(page, address);
    await opensHelpAndTour(page, address);
  }
});
