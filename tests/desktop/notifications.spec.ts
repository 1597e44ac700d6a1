import type { ElectronApplication } from '@playwright/test';
import { expect, signIn, test } from './support/fixtures.ts';
import { clickMenu, clickNotification, nativeCalls } from './support/native-calls.ts';
import { card } from './support/screens.ts';

test('a new submission is announced and counted, and a click on the notification opens it', { tag: '@all' }, async ({
  desktop,
  portal,
}) => {
  await portal.submitTestimonial('Maeve');
  const { app, page } = await desktop.start();
  await signIn(page);
  await expect.poll(async () => (await nativeCalls(app)).badgeCount).toBe(1);
  expect((await nativeCalls(app)).notifications).toEqual([]);

  await portal.submitTestimonial('Sinead');
  await clickMenu(app, 'sync');
  await expect.poll(async () => (await nativeCalls(app)).badgeCount).toBe(2);
  const notification = { title: 'New testimonial', body: 'A testimonial is waiting for review.' };
  await expect.poll(async () => (await nativeCalls(app)).notifications).toEqual([notification]);
  await clickNotification(app);
  await expect(card(page, 'Sinead')).toBeFocused();

  await clickMenu(app, 'notices');
  await expect(page.getByText('Notices off')).toBeVisible();
  await portal.submitTestimonial('Orla');
  await clickMenu(app, 'sync');
  await expect.poll(async () => (await nativeCalls(app)).badgeCount).toBe(3);
  expect((await nativeCalls(app)).notifications).toHaveLength(1);
});

test(
  'a click on a notification of an app that has ended starts it with what the notification named',
  {
    tag: '@all',
  },
  async ({ desktop, portal }, { project }) => {
    test.skip(project.name === 'electron', 'Only macOS itself starts the genuine Electron with a notification');
    await portal.submitTestimonial('Maeve');
    const id = await portal.submitTestimonial('Sinead');
    const first = await desktop.start();
    await signIn(first.page);
    await expect(first.page.getByRole('link', { name: 'Today' })).toBeVisible();
    await first.app.close();

    desktop.environment.STANDIN_NOTIFICATION = `testimonials/${id}`;
    const { app, page } = await desktop.start();
    await expect(card(page, 'Sinead')).toBeFocused();
    expect(app.windows()).toHaveLength(1);
    expect(await portal.statusOf(id)).toBe('pending');
  },
);

test('a computer that shows no notifications says so once', { tag: '@all' }, async ({ desktop, portal }) => {
  const failing = (app: ElectronApplication) =>
    app.evaluate(({ Notification }) => {
      Notification.prototype.show = function show(this: Electron.Notification) {
        this.emit('failed', {}, 'The app is not signed.');
      };
    });
  const banner = 'This computer does not show notices of the app.';
  await portal.submitTestimonial('Orla');
  const first = await desktop.start();
  await failing(first.app);
  await signIn(first.page);
  await expect.poll(async () => (await nativeCalls(first.app)).badgeCount).toBe(1);
  await portal.submitTestimonial('Maeve');
  await clickMenu(first.app, 'sync');
  await expect(first.page.getByText(banner)).toBeVisible();
  await first.page.getByRole('button', { name: 'Put away' }).click();
  await expect(first.page.getByText(banner)).toBeHidden();
  await portal.submitTestimonial('Sinead');
  await clickMenu(first.app, 'sync');
  await expect.poll(async () => (await nativeCalls(first.app)).badgeCount).toBe(3);
  await expect(first.page.getByText(banner)).toBeHidden();
});
