import type { Page } from '@playwright/test';
import { hasContrast, isAccessible } from '../support/axe.ts';
import { portalScreens, templateScreens } from '../support/portal-screens.ts';
import { expect, test, waitUntilLoaded } from '../support/test-portal.ts';
import { NOT_FOUND_MESSAGE } from '../support/test-public-site.ts';
import { visitScreens } from '../support/visit-screens.ts';

const WIDTHS = [1440, 390] as const;

test.use({ reducedMotion: 'reduce', expectedMessages: [NOT_FOUND_MESSAGE] });

/** The theme follows the system's: the page is told, and then turns. */
const turn = async (page: Page, colorScheme: 'light' | 'dark') => {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
};

/**
 * Looks at what a page shows at both widths and in both themes. A theme changes nothing but colours, and a width changes no
 * colours but those of the bars, which every screen shares: they are looked at narrow and dark where `bars` says so.
 */
const look = async (page: Page, name: string, { bars }: { bars: boolean }) => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await turn(page, 'light');
    await isAccessible(page, `${name}, ${width} px, light`);
    if (width < 1000 && !bars) continue;
    await turn(page, 'dark');
    await hasContrast(page, `${name}, ${width} px, dark`);
  }
};

test('axe finds nothing on the screens that show every shared component, light and dark, wide and narrow', async ({
  page,
}) => {
  test.slow();
  await visitScreens(page, templateScreens, ({ name, path }) => look(page, name, { bars: path === '/admin' }));
});

for (const [group, screens] of Object.entries(portalScreens)) {
  const others = screens.filter((screen) => !templateScreens.includes(screen));
  test(`axe finds nothing on any other screen of ${group}, light and dark, wide and narrow`, { tag: '@all' }, async ({
    page,
  }) => {
    test.slow();
    await visitScreens(page, others, ({ name }) => look(page, name, { bars: group === 'overview' }));
  });
}

test('axe finds nothing in the menu of a small screen, nor after a decision', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/admin/donations?tab=all');
  await waitUntilLoaded(page);
  await page.getByRole('button', { name: 'Mark collected' }).first().click();
  await page.getByRole('button', { name: /^Undo/ }).waitFor();
  await isAccessible(page, 'a decision that can be undone');
  await page.getByRole('button', { name: 'More' }).click();
  await isAccessible(page, 'the menu, light');
  await page.getByRole('dialog', { name: 'Menu' }).locator('.acct').click();
  await isAccessible(page, 'the account menu, light');
  await turn(page, 'dark');
  await hasContrast(page, 'the menu, dark');
});

test('on a small screen nothing scrolls but what stands between the bars', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [
    '/admin',
    '/admin/testimonials?tab=all',
    '/admin/donations?tab=all',
    '/admin/settings?section=words',
  ]) {
    await page.goto(path);
    await waitUntilLoaded(page);
    const size = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.scrollHeight,
    ]);
    expect(size, path).toEqual([390, 844]);
    expect(await page.getByRole('main').evaluate((main) => main.scrollHeight > main.clientHeight), path).toBe(true);
    await expect(page.getByRole('navigation', { name: 'Sections' })).toBeInViewport({ ratio: 1 });
  }
});

test('on a small screen the bar stands at the foot, also below little content', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/settings?section=people');
  await waitUntilLoaded(page);
  const bar = await page.getByRole('navigation', { name: 'Sections' }).boundingBox();
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(844);
});

test.describe('for somebody who is not signed in', () => {
  test.use({ who: null, expectedMessages: [/the server responded with a status of 40[0134]/] });

  test('axe finds nothing at the sign-in and at an invitation', { tag: '@all' }, async ({ page }) => {
    await page.goto('/admin/login');
    await waitUntilLoaded(page);
    await look(page, 'sign-in', { bars: true });
    await page.getByLabel('Email').fill('nobody@post.example');
    await page.getByLabel('Password', { exact: true }).fill('something else entirely');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await look(page, 'sign-in refused', { bars: true });
    await page.goto('/admin/invitation#not-a-token');
    await waitUntilLoaded(page);
    await look(page, 'an invitation that is not known', { bars: true });
  });
});
