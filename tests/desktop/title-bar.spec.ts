import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ElectronApplication } from '@playwright/test';
import { iconsAreDrawn } from '../browser/support/icons-are-drawn.ts';
import { inAccountMenu } from '../support/account-menu.ts';
import { expect, signIn, test } from './support/fixtures.ts';
import { approve, card, clickToQuit, openTestimonials } from './support/screens.ts';

test.skip(process.platform === 'darwin', 'macOS shows the menu itself');

const windowIs = (app: ElectronApplication) =>
  app.evaluate(({ BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows();
    return [window?.isMaximized() && 'maximised', window?.isMinimized() && 'minimised'].filter(Boolean);
  });

test('the menu in the title bar is used with keys alone, and by pointer', { tag: '@all' }, async ({ desktop }) => {
  const { page } = await desktop.start();
  await signIn(page);
  await expect(page.getByRole('link', { name: 'Today' })).toBeVisible();
  const menu = (name: string) => page.getByRole('menu', { name });
  const entry = (name: string | RegExp) => page.getByRole('menuitem', { name });

  await page.keyboard.press('Alt');
  await expect(entry(/^New blog post/)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(entry(/^Upload pictures/)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(menu('Edit')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('s');
  await expect(entry(/^Sync now/)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu('File')).toHaveCount(0);

  await page.keyboard.press('F10');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'New blog post', level: 1 })).toBeVisible();

  await entry('Go').click();
  await entry('View').hover();
  await expect(menu('View')).toBeVisible();
  await entry('Go').hover();
  await entry(/^Testimonials/).click();
  await expect(page.getByRole('heading', { name: 'Testimonials', level: 1 })).toBeVisible();
  await expect(page.locator('.titlebar')).toContainText('Testimonials — ');
});

test('somebody works offline by choice: nothing is sent until they go online', { tag: '@all' }, async ({
  desktop,
  portal,
}) => {
  const id = await portal.submitTestimonial('Maeve');
  const { page } = await desktop.start();
  await signIn(page);
  await openTestimonials(page);
  await expect(card(page, 'Maeve')).toBeVisible();
  await page.getByRole('menuitem', { name: 'File' }).click();
  const choice = page.getByRole('menuitemcheckbox', { name: /^Work offline/ });
  await expect(choice).not.toBeChecked();
  await choice.click();
  await expect(page.getByText(/Working offline, as you chose at \d\d:\d\d/)).toBeVisible();
  await expect(page.getByText('Offline, by choice')).toBeVisible();
  portal.proxy.requests.length = 0;
  await approve(page, 'Maeve');
  await expect(page.getByText('1 not sent.')).toBeVisible();
  await expect(page.locator('.titlebar')).toContainText('(1) Testimonials');
  await page.evaluate(() => window.desktop.sync());
  expect(portal.proxy.requests).toEqual([]);
  expect(await portal.statusOf(id)).toBe('pending');

  await page.getByRole('menuitem', { name: 'File' }).click();
  await expect(choice).toBeChecked();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Go online' }).click();
  await expect.poll(() => portal.statusOf(id)).toBe('approved');
  await expect(page.getByText('Working offline,')).toBeHidden();
  await expect(page.locator('.titlebar .ttl')).toHaveText(/^Testimonials — /);
});

test('the menu prints, exports, leads to uploads, and edits', { tag: '@all' }, async ({ desktop }) => {
  const { page } = await desktop.start();
  await signIn(page);
  await expect(page.getByRole('link', { name: 'Today' })).toBeVisible();
  const choose = async (menu: string, entry: RegExp) => {
    await page.getByRole('menuitem', { name: menu }).click();
    await page.getByRole('menuitem', { name: entry }).click();
  };
  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset.printed = 'yes';
    };
  });
  await choose('File', /^Print/);
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');

  const exported = page.waitForRequest(/\/api\/.*csv/);
  await choose('File', /^Export/);
  await exported;

  const chooser = page.waitForEvent('filechooser');
  await choose('File', /^Upload pictures/);
  await chooser;
  await expect(page.getByRole('heading', { name: 'Media library' })).toBeVisible();

  const search = page.getByRole('searchbox').first();
  await search.fill('boat');
  await search.focus();
  await choose('Edit', /^Select all/);
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('boat');
});

test('the window’s buttons minimise, fill the screen, restore and close', { tag: '@all' }, async ({ desktop }) => {
  const { app, page } = await desktop.start();
  await iconsAreDrawn(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await button('Maximise').click();
  await expect(button('Restore')).toBeVisible();
  await expect.poll(() => windowIs(app)).toEqual(['maximised']);
  await button('Restore').click();
  await expect(button('Maximise')).toBeVisible();
  await button('Minimise').click();
  await expect.poll(() => windowIs(app)).toEqual(['minimised']);
  await clickToQuit(app, button('Close'));
});

test('the system’s theme follows the app’s, also at the next start', { tag: '@all' }, async ({ desktop }) => {
  const first = await desktop.start();
  await signIn(first.page);
  const themeOf = (app: ElectronApplication) => app.evaluate(({ nativeTheme }) => nativeTheme.themeSource);
  const choose = async (name: string) => (await inAccountMenu(first.page, 'button', `${name} theme`)).click();
  await choose('Dark');
  await expect.poll(() => themeOf(first.app)).toBe('dark');
  await choose('System');
  await expect.poll(() => themeOf(first.app)).toBe('system');
  await choose('Dark');
  await expect.poll(() => themeOf(first.app)).toBe('dark');
  await first.app.close();
  expect(JSON.parse(await readFile(join(desktop.profile, 'settings.json'), 'utf8')).theme).toBe('dark');
  const { app, page } = await desktop.start();
  expect(await themeOf(app)).toBe('dark');
  expect(await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(true);
});
