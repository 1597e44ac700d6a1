import { limitMs } from '../../scripts/test-limits.mjs';
import { expect, signIn, test } from './support/fixtures.ts';
import { card, openTestimonials } from './support/screens.ts';

test('a colleague’s decision appears in the list by itself, also after the connection was lost', {
  tag: '@all',
}, async ({ desktop, portal }) => {
  const maeve = await portal.submitTestimonial('Maeve');
  const { page } = await desktop.start();
  await signIn(page);
  await openTestimonials(page);
  await expect(page.getByText('Live', { exact: true })).toBeAttached();
  await expect(card(page, 'Maeve')).toBeVisible();
  await portal.decideAsColleague(maeve, { action: 'approve' });
  await expect(card(page, 'Maeve')).toBeHidden();

  // A new connection continues after the last event of the old one.
  const events = () => portal.proxy.requests.filter(({ path }) => path === '/api/events');
  portal.proxy.dropConnections();
  await portal.submitTestimonial('Sinead');
  await expect(card(page, 'Sinead')).toBeVisible();
  // The list may have been fetched anew before the stream is there again.
  await expect
    .poll(() => events().map(({ lastEventId }) => lastEventId !== undefined), { timeout: limitMs(15_000) })
    .toEqual([false, true]);
});
