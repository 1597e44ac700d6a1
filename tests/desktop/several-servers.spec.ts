import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { limitMs } from '../../scripts/test-limits.mjs';
import { expect, signIn, test } from './support/fixtures.ts';
import { clickNotification, clickTray, nativeCalls, trayLabels } from './support/native-calls.ts';
import { startPortal } from './support/portal-server.ts';
import { approve, card, openTestimonials } from './support/screens.ts';

test('two servers live at once: both are counted, told of, and get their own decisions', { tag: '@all' }, async ({
  desktop,
  portal,
}) => {
  test.setTimeout(limitMs(120_000));
  const galway = await startPortal();
  try {
    const file = join(desktop.profile, 'settings.json');
    const settings = JSON.parse(await readFile(file, 'utf8'));
    settings.servers.push({ name: 'Galway', url: galway.proxy.url });
    await writeFile(file, JSON.stringify(settings));
    const maeve = await galway.submitTestimonial('Maeve');
    const { app, page } = await desktop.start();
    await signIn(page);
    await expect(page.getByRole('link', { name: 'Today' })).toBeVisible();
    await page.getByRole('button', { name: 'Galway: nobody is signed in' }).click();
    await signIn(page);
    await openTestimonials(page);
    await expect(card(page, 'Maeve')).toBeVisible();

    // A decision that waits for the one server is sent while the other one is shown.
    galway.proxy.goOffline();
    await approve(page, 'Maeve');
    await page.getByRole('button', { name: /^South East Care Fund: 0 waiting/ }).click();
    await expect(page.getByText('Connected', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Galway: .*1 not sent/ })).toBeVisible();
    galway.proxy.goOnline();
    await page.evaluate(() => window.desktop.sync());
    await expect.poll(() => galway.statusOf(maeve)).toBe('approved');
    expect(portal.proxy.requests.filter(({ method }) => method === 'PUT')).toEqual([]);

    await galway.submitTestimonial('Sinead');
    await page.evaluate(() => window.desktop.sync());
    await expect.poll(async () => (await nativeCalls(app)).badgeCount).toBe(1);
    await expect.poll(() => trayLabels(app)).toContain('Galway: 1 waiting');
    const [notice] = (await nativeCalls(app)).notifications;
    expect(notice?.title).toBe('New testimonial · Galway');
    await clickNotification(app);
    await expect(card(page, 'Sinead')).toBeFocused();
    await expect(page.locator('.titlebar')).toContainText('Galway');
    await page.getByRole('menuitem', { name: 'Go' }).click();
    await expect(page.getByRole('menuitemradio', { name: 'Galway (1)' })).toBeChecked();
    await page.keyboard.press('Escape');

    // The other way round: what concerns the first server is sent to it and told of while the second is shown.
    const orla = await portal.submitTestimonial('Orla');
    await page.evaluate(() => window.desktop.sync());
    const ofHome = 'New testimonial · South East Care Fund';
    await expect.poll(async () => (await nativeCalls(app)).notifications.map(({ title }) => title)).toContain(ofHome);
    await expect.poll(async () => (await nativeCalls(app)).badgeCount).toBe(2);
    await expect(page.locator('.titlebar')).toContainText('Galway');
    await clickTray(app, `server:${portal.proxy.url}`);
    await expect(page.getByRole('button', { name: 'Galway: 1 waiting' })).toBeVisible();
    await openTestimonials(page);
    await expect(card(page, 'Orla')).toBeVisible();
    portal.proxy.goOffline();
    await approve(page, 'Orla');
    await page.getByRole('button', { name: 'Galway: 1 waiting' }).click();
    await expect(page.getByRole('button', { name: /^South East Care Fund: .*1 not sent/ })).toBeVisible();
    portal.proxy.goOnline();
    await page.evaluate(() => window.desktop.sync());
    await expect.poll(() => portal.statusOf(orla)).toBe('approved');
    const decisionsOf = ({ proxy }: typeof portal) => proxy.requests.filter(({ method }) => method === 'PUT').length;
    expect([decisionsOf(portal), decisionsOf(galway)]).toEqual([1, 1]);
  } finally {
    await galway.close();
  }
});
