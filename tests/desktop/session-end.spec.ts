import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, signIn, test } from './support/fixtures.ts';
import { card, openTestimonials } from './support/screens.ts';

/** Every file that the app keeps of its server. */
const savedIn = async (profile: string): Promise<string[]> => {
  const servers = join(profile, 'servers');
  const [home = ''] = await readdir(servers);
  return readdir(join(servers, home));
};

/** The app writes what it has loaded a little later; here that moment does not come before the session ends. */
const WRITE_AFTER_MS = 400;

for (const event of ['session-end', 'shutdown'] as const) {
  test(`what was loaded is on disk when the system ends the session (${event})`, { tag: '@all' }, async ({
    desktop,
    portal,
  }) => {
    await portal.submitTestimonial('Maeve');
    const { app, page } = await desktop.start();
    await app.evaluate((_electron, never) => {
      const { setTimeout: begin } = globalThis;
      Object.assign(globalThis, {
        setTimeout: (work: () => void, ms = 0, ...words: unknown[]) =>
          ms === never ? begin(() => {}, 0) : begin(work, ms, ...words),
      });
    }, WRITE_AFTER_MS);
    await signIn(page);
    await openTestimonials(page);
    await expect(card(page, 'Maeve')).toBeVisible();
    expect(await savedIn(desktop.profile)).not.toContain('saved.bin');
    // Windows tells the window, the others the monitor of the power; neither asks.
    await app.evaluate(({ BrowserWindow, powerMonitor }, name) => {
      if (name === 'session-end') BrowserWindow.getAllWindows()[0]?.emit('session-end', {}, ['shutdown']);
      else powerMonitor.emit('shutdown', {});
    }, event);
    await expect.poll(() => savedIn(desktop.profile)).toContain('saved.bin');
    app.process().kill('SIGKILL');

    portal.proxy.goOffline();
    const again = await desktop.start();
    await openTestimonials(again.page);
    await expect(card(again.page, 'Maeve')).toBeVisible();
  });
}
