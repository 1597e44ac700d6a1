import type { ElectronApplication, Page } from '@playwright/test';
import { STAFF } from '../support/server-process.ts';
import { expect, signIn, test } from './support/fixtures.ts';
import { answerWith, clickMenu, clickTray, nativeCalls, trayLabels } from './support/native-calls.ts';

const TITLE = 'The van that never turns left';
const QUESTION = {
  message: 'Leave without saving?',
  detail: 'What you changed here is not saved yet and would be lost.',
  ...{ buttons: ['Leave', 'Stay here'], default: 'Stay here', cancel: 'Stay here' },
};

/** Somebody signs in, begins a post, and stays when they are asked. */
const beginPost = async ({ app, page }: { app: ElectronApplication; page: Page }) => {
  // Otherwise Playwright answers in place of the app.
  page.on('dialog', () => {});
  await answerWith(app, 'Stay here');
  await signIn(page);
  await page.getByRole('link', { name: 'Blogs' }).first().click();
  await page.getByRole('link', { name: 'New post' }).first().click();
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill(TITLE);
  const asked = (times: number) =>
    expect.poll(async () => (await nativeCalls(app)).questions).toEqual(Array(times).fill(QUESTION));
  return { title, asked };
};

const closeWindow = (app: ElectronApplication) =>
  app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close());
const isVisible = (app: ElectronApplication) =>
  app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().some((window) => window.isVisible()));

test('a reload asks before something unsaved is lost; who stays finds it as it was, and the lock covers it', async ({
  desktop,
}) => {
  const { app, page } = await desktop.start();
  const { title, asked } = await beginPost({ app, page });
  await clickMenu(app, 'reload');
  await asked(1);
  await expect(title).toHaveValue(TITLE);

  await clickMenu(app, 'lock');
  const lock = page.getByRole('dialog', { name: 'Locked' });
  await expect(lock).toBeVisible();
  await expect(title).toBeHidden();
  await lock.getByLabel('Password', { exact: true }).fill(STAFF.password);
  await lock.getByRole('button', { name: 'Open again' }).click();
  await expect(lock).toBeHidden();
  await expect(title).toHaveValue(TITLE);

  await answerWith(app, 'Leave');
  await clickMenu(app, 'reload');
  await asked(2);
  await expect(title).toHaveValue('');
  // The page that was loaded is told what happens, too.
  await clickMenu(app, 'lock');
  await expect(lock).toBeVisible();
});

test('the window asks before something unsaved is lost, and closes for who leaves', { tag: '@all' }, async ({
  desktop,
}) => {
  const { app, page } = await desktop.start();
  const { title, asked } = await beginPost({ app, page });
  await closeWindow(app);
  await asked(1);
  await expect(title).toHaveValue(TITLE);
  expect(await isVisible(app)).toBe(true);
  await answerWith(app, 'Leave');
  const ended = app.waitForEvent('close');
  await closeWindow(app);
  await ended;
});

test('who quits from the tray and stays has a window that goes on staying in the tray', { tag: '@all' }, async ({
  desktop,
}) => {
  const { app, page } = await desktop.start();
  const { title, asked } = await beginPost({ app, page });
  await expect.poll(() => trayLabels(app)).toContain('Connected');
  await clickTray(app, 'close-to-tray');
  await closeWindow(app);
  expect(await isVisible(app)).toBe(false);
  await clickTray(app, 'quit');
  await asked(1);
  // The question is asked where it is seen.
  expect(await isVisible(app)).toBe(true);
  await closeWindow(app);
  expect(await isVisible(app)).toBe(false);
  await clickTray(app, 'open');
  await expect(title).toHaveValue(TITLE);
  await asked(1);
  await answerWith(app, 'Leave');
  const ended = app.waitForEvent('close');
  await clickTray(app, 'quit');
  await ended;
});

for (const event of ['session-end', 'shutdown'] as const) {
  test(`nobody is asked when the system ends the session (${event})`, { tag: '@all' }, async ({ desktop }) => {
    const { app, page } = await desktop.start();
    await beginPost({ app, page });
    const ended = app.waitForEvent('close');
    await app.evaluate(({ app: electron, BrowserWindow, powerMonitor }, name) => {
      if (name === 'session-end') BrowserWindow.getAllWindows()[0]?.emit('session-end', {}, ['shutdown']);
      else powerMonitor.emit('shutdown', {});
      electron.quit();
    }, event);
    await ended;
  });
}
