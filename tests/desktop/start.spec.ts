import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, signIn, test } from './support/fixtures.ts';
import { nativeCalls } from './support/native-calls.ts';

test('a start that fails says so and where the log is, and can be tried again', { tag: '@all' }, async ({
  desktop,
}) => {
  // No folder of a server can be made or read where a file is in the way.
  await writeFile(join(desktop.profile, 'servers'), 'not a folder');
  const { app, page } = await desktop.start();
  await expect(page.getByRole('heading', { name: 'The app could not start' })).toBeVisible();
  const log = join(desktop.profile, 'logs', 'portal.log');
  await expect(page.getByText(log)).toBeVisible();
  await page.getByRole('button', { name: 'Open the error log' }).click();
  await expect.poll(async () => (await nativeCalls(app)).opened).toEqual([log]);
  const failedStarts = async () => (await readFile(log, 'utf8')).split('The app could not start.').length - 1;
  expect(await failedStarts()).toBe(1);

  if (process.platform !== 'darwin') {
    // The window has no frame of the system's: nothing else would close it.
    await page.getByRole('button', { name: 'Minimise' }).click();
    const isMinimized = () => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isMinimized());
    await expect.poll(isMinimized).toBe(true);
    await expect(page.getByRole('button', { name: 'Close' })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(failedStarts).toBe(2);
  await rm(join(desktop.profile, 'servers'));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
});

test('settings that cannot be read are kept aside, and the app says where', { tag: '@all' }, async ({ desktop }) => {
  await writeFile(join(desktop.profile, 'settings.json'), '{"servers":');
  const { page } = await desktop.start();
  await expect(page.getByRole('heading', { name: 'Which server?' })).toBeVisible();
  const kept = join(desktop.profile, 'settings.json.damaged');
  await expect(page.getByRole('alert')).toContainText(kept);
  expect(await readFile(kept, 'utf8')).toBe('{"servers":');
  await page.getByRole('button', { name: 'Put away' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a queue that cannot be read is kept aside, and the app starts without it', { tag: '@all' }, async ({
  desktop,
}) => {
  const first = await desktop.start();
  await signIn(first.page);
  await expect(first.page.getByRole('link', { name: 'Today' })).toBeVisible();
  await first.app.close();
  const servers = join(desktop.profile, 'servers');
  const home = join(servers, (await readdir(servers))[0] ?? '');
  await mkdir(join(home, 'queue.bin'));
  const { page } = await desktop.start();
  await expect(page.getByRole('link', { name: 'Today' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(join(home, 'queue.bin.unreadable'));
});
