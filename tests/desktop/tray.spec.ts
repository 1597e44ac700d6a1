import type { ElectronApplication } from '@playwright/test';
import { expect, signIn, test } from './support/fixtures.ts';
import { clickTray, nativeCalls, pressNotification, trayLabels } from './support/native-calls.ts';
import { card, openTestimonials } from './support/screens.ts';

const isVisible = (app: ElectronApplication) =>
  app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().some((window) => window.isVisible()));

test('the tray says what waits, leads to it, and works offline', { tag: '@all' }, async ({ desktop, portal }) => {
  await portal.submitTestimonial('Maeve');
  const { app, page } = await desktop.start();
  await signIn(page);
  await expect.poll(() => trayLabels(app)).toContain('1 testimonial');
  const labels = await trayLabels(app);
  expect(labels.slice(0, 2)).toEqual(['South East Care Fund', 'Connected']);
  expect(labels).toContain('0 pending donations');
  expect(labels).toContain('0 messages');
  expect((await nativeCalls(app)).tray.toolTip).toBe('South East Care Fund: 1 waiting. Connected');
  await clickTray(app, 'testimonials');
  await expect(card(page, 'Maeve')).toBeVisible();
  await expect(page.locator('.side .live b')).toHaveText('Live');
  await clickTray(app, 'work-offline');
  await expect(page.getByText('Working offline,')).toBeVisible();
  // At once, not after the seconds in which a lost connection may come back.
  expect(await page.locator('.side .live b').textContent()).toBe('Not live');
  await expect(page.getByText('The connection is lost.')).toHaveCount(0);
  await expect.poll(() => trayLabels(app)).toContain('Offline by choice');
  await clickTray(app, 'work-offline');
  await expect.poll(() => trayLabels(app)).toContain('Connected');
});

test('the window stays in the tray where that was chosen, and closes otherwise', { tag: '@all' }, async ({
  desktop,
}) => {
  const { app, page } = await desktop.start();
  await signIn(page);
  await expect.poll(() => trayLabels(app)).toContain('Connected');
  await clickTray(app, 'close-to-tray');
  const close = () => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close());
  await close();
  expect(await isVisible(app)).toBe(false);
  await clickTray(app, 'open');
  expect(await isVisible(app)).toBe(true);
  await close();
  const ended = app.waitForEvent('close');
  await clickTray(app, 'quit');
  await ended;

  const again = await desktop.start();
  await expect(again.page.getByRole('link', { name: 'Today' })).toBeVisible();
  await expect.poll(() => isVisible(again.app)).toBe(true);
});

test('an app that starts in the tray has its interface in a window that nobody sees until it is asked for', {
  tag: '@all',
}, async ({ desktop }) => {
  const first = await desktop.start();
  await signIn(first.page);
  await expect.poll(() => trayLabels(first.app)).toContain('Connected');
  await first.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.maximize());
  await first.app.close();

  const { app, page } = await desktop.start('--hidden');
  await expect(page.getByRole('link', { name: 'Today' })).toBeVisible();
  expect(await isVisible(app)).toBe(false);
  await expect.poll(() => trayLabels(app)).toContain('Connected');
  await clickTray(app, 'open');
  const windows = app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows().map((window) => [window.isVisible(), window.isMaximized()]),
  );
  expect(await windows).toEqual([[true, true]]);
});

test('a notification opens its item, or begins to approve it, which still has to be confirmed', {
  tag: '@all',
}, async ({ desktop, portal }) => {
  await portal.submitTestimonial('Orla');
  const { app, page } = await desktop.start();
  await signIn(page);
  await openTestimonials(page);
  await expect.poll(async () => (await nativeCalls(app)).badgeCount).toBe(1);
  const id = await portal.submitTestimonial('Maeve');
  await page.evaluate(() => window.desktop.sync());
  await expect.poll(async () => (await nativeCalls(app)).notifications).toHaveLength(1);
  await pressNotification(app, 'Approve');
  const confirm = card(page, 'Maeve').getByRole('button', { name: /^Confirm/ });
  await expect(confirm).toBeVisible();
  expect(await portal.statusOf(id)).toBe('pending');
  await confirm.click();
  await expect.poll(() => portal.statusOf(id)).toBe('approved');

  await clickTray(app, 'quiet');
  await portal.submitTestimonial('Sinead');
  await page.evaluate(() => window.desktop.sync());
  await expect.poll(async () => (await nativeCalls(app)).badgeCount).toBe(2);
  expect((await nativeCalls(app)).notifications).toHaveLength(1);
});
