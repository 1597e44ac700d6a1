import { expect, signIn, test } from './support/fixtures.ts';
import { card, openTestimonials } from './support/screens.ts';

test('a colleague’s decision shows in the list by itself, again after the connection was lost', async ({
  desktop,
  portal,
}) => {
  const maeve = await portal.sendStory('Maeve');
  const { page } = await desktop.start();
  await signIn(page);
  await openTestimonials(page);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await expect(card(page, 'Maeve')).toBeVisible();
  await portal.decideAsColleague(maeve, { action: 'approve' });
  await expect(card(page, 'Maeve')).toBeHidden();

  // A new connection goes on after the last event that the old one brought.
  const events = () => portal.gate.seen.filter(({ path }) => path === '/api/events');
  portal.gate.cut();
  await portal.sendStory('Sinead');
  await expect(card(page, 'Sinead')).toBeVisible();
  expect(events().map(({ lastEventId }) => lastEventId !== undefined)).toEqual([false, true]);
});
