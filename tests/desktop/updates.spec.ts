import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ElectronApplication } from '@playwright/test';
import { limitMs } from '../../scripts/test-limits.mjs';
import { findElectron } from './support/electron-binary.ts';
import { expect, signIn, test } from './support/fixtures.ts';
import { clickToQuit } from './support/screens.ts';
import { openFeed } from './support/update-feed.ts';

test.skip(process.platform !== 'linux', 'the feed is one of AppImages');
test.skip(findElectron().kind === 'electron', 'an unpacked Electron is not updated; by hand, with a signed package');

const checkForUpdates = (app: ElectronApplication) =>
  app.evaluate(({ Menu }) => Menu.getApplicationMenu()?.getMenuItemById('update')?.click());

/** An app that says that it is packed, as an AppImage with a feed of its own. */
const withFeed = async (desktop: { profile: string; environment: Record<string, string> }) => {
  const started = join(desktop.profile, 'started');
  const feed = await openFeed(started);
  const resources = join(desktop.profile, 'resources');
  const appImage = join(desktop.profile, 'Charity Portal.AppImage');
  await mkdir(resources);
  await writeFile(
    join(resources, 'app-update.yml'),
    `provider: generic\nurl: ${feed.url}\nupdaterCacheDirName: charity-portal-updater\n`,
  );
  await writeFile(appImage, 'the old one');
  await chmod(appImage, 0o755);
  Object.assign(desktop.environment, {
    ...{ STANDIN_PACKAGED: '1', STANDIN_RESOURCES: resources, APPIMAGE: appImage },
    XDG_CACHE_HOME: join(desktop.profile, 'cache'),
  });
  return { feed, appImage, started };
};

test('a person asks for updates, sees how far one is, reads what is new, and the app is replaced and started', {
  tag: '@all',
}, async ({ desktop }) => {
  const { feed, appImage, started } = await withFeed(desktop);
  try {
    const { app, page } = await desktop.start();
    await signIn(page);
    await expect(page.getByRole('link', { name: 'Today' })).toBeVisible();
    const dialog = page.getByRole('dialog');

    // A feed without a version, one for no computer at all, and one with a version for everybody.
    await checkForUpdates(app);
    await expect(dialog).toContainText('Looking for a newer version failed.');
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    feed.offer('9.8.7', 'Nobody reads this yet.', 0);
    await checkForUpdates(app);
    await expect(dialog).toContainText('This is the newest version.');
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(dialog).toBeHidden();

    feed.offer('9.8.7', 'Runs show the weather.\n<b>Bold</b> is shown as it is written.');
    feed.sendSlowly();
    await checkForUpdates(app);
    await expect(dialog.getByRole('heading', { name: 'Version 9.8.7' })).toBeVisible();
    const progress = dialog.getByRole('progressbar', { name: /^Being downloaded: \d+%$/ });
    await expect(progress).toHaveAttribute('value', '0');
    // The updater tells of its progress once a second, and only when something has arrived.
    const share = async () => {
      feed.sendPart();
      return Number(await progress.getAttribute('value'));
    };
    await expect.poll(share, { timeout: limitMs(15_000) }).toBeGreaterThan(0);
    feed.sendRest();
    await expect(dialog).toContainText('It is ready, and is installed when the app restarts.');
    await expect(dialog).toContainText('<b>Bold</b> is shown as it is written.');
    expect(await readFile(appImage, 'utf8')).toBe('the old one');
    await clickToQuit(app, dialog.getByRole('button', { name: 'Restart now' }));
    await expect.poll(() => readFile(started, 'utf8').catch(() => '')).toBe('started\n');
    expect(await readFile(appImage, 'utf8')).toContain('#!/bin/sh');
  } finally {
    await feed.close();
  }
});
