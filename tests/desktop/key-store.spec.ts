import type { ElectronApplication } from '@playwright/test';
import { findElectron } from './support/electron-binary.ts';
import { expect, signIn, test } from './support/fixtures.ts';
import { approve, card, openTestimonials } from './support/screens.ts';

test.skip(findElectron().kind === 'electron', 'only the stand-in has a key store that misbehaves when asked to');
test.use({ keepWeakly: false });

const setKeyStore = (app: ElectronApplication, how: string) =>
  app.evaluate((_electron, value) => {
    process.env.STANDIN_KEY_STORE = value;
  }, how);

for (const how of ['locked', 'denied']) {
  test(`a key store that is ${how} at the start loses no waiting decision`, { tag: '@all' }, async ({
    desktop,
    portal,
  }) => {
    const id = await portal.submitTestimonial('Maeve');
    desktop.environment.STANDIN_KEY_STORE = 'system';
    const first = await desktop.start();
    await signIn(first.page);
    await openTestimonials(first.page);
    await expect(card(first.page, 'Maeve')).toBeVisible();
    portal.proxy.goOffline();
    await approve(first.page, 'Maeve');
    await first.app.close();

    portal.proxy.goOnline();
    desktop.environment.STANDIN_KEY_STORE = how;
    const { app, page } = await desktop.start();
    await expect(page.getByRole('alert')).toContainText('Decisions from an earlier day are still locked.');
    expect(await portal.statusOf(id)).toBe('pending');
    await setKeyStore(app, 'system');
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('still locked')).toBeHidden();
    await signIn(page);
    await expect.poll(() => portal.statusOf(id)).toBe('approved');
  });
}

test('a key ring that does not answer is told from one that does, although both are available', {
  tag: '@all',
}, async ({ desktop }) => {
  desktop.environment.STANDIN_KEY_STORE = 'fixed';
  const { page } = await desktop.start();
  await signIn(page);
  await expect(page.getByText('This computer has no key store')).toBeVisible();
  await page.getByRole('button', { name: 'Keep me signed in anyway' }).click();
  await expect(page.getByText('This computer has no key store')).toBeHidden();
});

test('a key store that waits for its password says so, and keeps no app open', { tag: '@all' }, async ({ desktop }) => {
  desktop.environment.STANDIN_KEY_STORE = 'pending';
  const { app, page } = await desktop.start();
  await expect(page.getByRole('heading', { name: 'Waiting for this computer’s key store' })).toBeVisible();
  const started = performance.now();
  await app.close();
  expect(performance.now() - started).toBeLessThan(10_000);
});
