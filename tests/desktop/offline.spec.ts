import type { Page } from '@playwright/test';
import { limitMs } from '../../scripts/test-limits.mjs';
import { expect, signIn, test } from './support/fixtures.ts';
import { approve, card, openTestimonials } from './support/screens.ts';

const OFFLINE = 'You are offline.';

const openQueue = async (page: Page) => {
  await page.getByRole('button', { name: 'See them' }).click();
  return page.getByRole('dialog', { name: 'Waiting decisions' });
};

/** What "Try again" does; the app finds the connection by itself as well, and then that button is gone. Resolves when the queue has been sent. */
const syncAgain = (page: Page) => page.evaluate(() => window.desktop.sync());

test('a decision made offline is shown, survives a restart, and is sent once when the connection is back', async ({
  desktop,
  portal,
}) => {
  const id = await portal.submitTestimonial('Maeve');
  await portal.submitTestimonial('Sinead');
  const first = await desktop.start();
  await signIn(first.page);
  await openTestimonials(first.page);
  await expect(card(first.page, 'Maeve')).toBeVisible();

  portal.proxy.goOffline();
  await approve(first.page, 'Maeve');
  await expect(first.page.getByText(OFFLINE)).toBeVisible();
  await expect(first.page.getByText(/Showing what was saved at \d\d:\d\d\. One decision will be sent/)).toBeVisible();
  await expect(card(first.page, 'Sinead')).toBeVisible();
  await expect(await openQueue(first.page)).toContainText('The testimonial of Maeve');
  await first.app.close();

  const again = await desktop.start();
  await openTestimonials(again.page);
  await expect(again.page.getByText(OFFLINE)).toBeVisible();
  await expect(card(again.page, 'Sinead')).toBeVisible();
  await expect(card(again.page, 'Maeve')).toHaveCount(0);
  expect(await portal.statusOf(id)).toBe('pending');

  portal.proxy.goOnline();
  await expect(again.page.getByText(OFFLINE)).toBeHidden({ timeout: limitMs(40_000) });
  await expect.poll(() => portal.statusOf(id)).toBe('approved');
  await expect(again.page.getByText('Nothing queued')).toBeVisible();
  const sent = portal.proxy.requests.filter(({ method, path }) => method === 'PUT' && path.includes(id));
  expect(sent).toHaveLength(1);
  expect(sent[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
});

test('a queued decision can be cancelled', { tag: '@all' }, async ({ desktop, portal }) => {
  const id = await portal.submitTestimonial('Maeve');
  const { page } = await desktop.start();
  await signIn(page);
  await openTestimonials(page);
  await expect(card(page, 'Maeve')).toBeVisible();
  portal.proxy.goOffline();
  await approve(page, 'Maeve');
  const queue = await openQueue(page);
  await queue.getByRole('button', { name: 'Take back' }).click();
  await expect(queue).toContainText('Nothing waits');
  await queue.getByRole('button', { name: 'Close' }).click();
  await expect(card(page, 'Maeve')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(OFFLINE)).toBeVisible();
  portal.proxy.goOnline();
  await syncAgain(page);
  await expect(page.getByText(OFFLINE)).toBeHidden();
  expect(await portal.statusOf(id)).toBe('pending');
});

test('a decision that a colleague has overtaken is shown with both decisions until it is dismissed', {
  tag: '@all',
}, async ({ desktop, portal }) => {
  const id = await portal.submitTestimonial('Maeve');
  const { page } = await desktop.start();
  await signIn(page);
  await openTestimonials(page);
  await expect(card(page, 'Maeve')).toBeVisible();
  portal.proxy.goOffline();
  await approve(page, 'Maeve');
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await portal.decideAsColleague(id, { action: 'reject', adminNotes: 'It names a patient.' });
  portal.proxy.goOnline();
  await syncAgain(page);

  await page.getByRole('alert').getByRole('button', { name: 'Compare' }).click();
  const queue = page.getByRole('dialog', { name: 'Waiting decisions' });
  await expect(queue).toContainText('You approved it at');
  await expect(queue).toContainText('This testimonial was already rejected by Brendan Walsh');
  expect(await portal.statusOf(id)).toBe('rejected');
  await queue.getByRole('button', { name: 'Put away' }).click();
  await expect(queue).toContainText('Nothing waits');
});

test('a lost response does not turn one decision into two', { tag: '@all' }, async ({ desktop, portal }) => {
  const id = await portal.submitTestimonial('Maeve');
  const { page } = await desktop.start();
  await signIn(page);
  await openTestimonials(page);
  portal.proxy.loseResponseOf('PUT');
  await approve(page, 'Maeve');
  const sent = () => portal.proxy.requests.filter(({ method }) => method === 'PUT');
  await expect.poll(sent).toHaveLength(2);
  await page.evaluate(() => window.desktop.sync());
  expect(sent().map(({ key }) => key)).toEqual(Array(2).fill(sent()[0]?.key));
  await expect(page.getByText('Nothing queued')).toBeVisible();
  await expect(page.getByText(OFFLINE)).toBeHidden();
  expect(await portal.statusOf(id)).toBe('approved');
});

test('without a session and without a server a screen says so, and it goes away by itself', { tag: '@all' }, async ({
  desktop,
  portal,
}) => {
  portal.proxy.goOffline();
  const { page } = await desktop.start();
  await expect(page.getByRole('heading', { name: 'The server cannot be reached' })).toBeVisible();
  portal.proxy.goOnline();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible({ timeout: limitMs(40_000) });
});
