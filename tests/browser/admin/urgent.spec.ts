import type { Page } from '@playwright/test';
import { sendTestimonials, test } from '../support/moderation.ts';
import { post, tokenOf } from '../support/session.ts';
import { expect } from '../support/test-with-own-server.ts';

const DESPAIR = 'I can’t cope any more. I want to die. Please someone ring me tonight.';
const offer = {
  submitterName: 'Deirdre Kinsella',
  submitterEmail: 'deirdre@post.example',
  submitterPhone: '020 915 2000',
  description: 'A dresser. Well kept, from a smoke-free home in New Ross.',
  category: 'furniture',
  condition: 'good',
  estimatedValue: 20,
  pickupRequired: true,
  pickupAddress: '1 Quay Street, New Ross',
};
const message = { about: 'counselling', name: 'Nora Walsh', phone: '087 000 0143', email: '', message: DESPAIR };

const panel = (page: Page) => page.getByRole('region', { name: 'Somebody may be in danger' });

/** A donor's note about the day of an offer that was approved. */
const sendNote = async (url: string): Promise<void> => {
  const token = await tokenOf(url);
  const { id, manageUrl } = (await post(`${url}/api/donationitems/simple`, offer)) as { id: string; manageUrl: string };
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ status: 'approved' });
  await fetch(`${url}/api/donationitems/${id}/review`, { method: 'PATCH', headers, body });
  await post(`${url}/api/donationitems/yours/another-day`, { token: manageUrl.split('#')[1], note: DESPAIR });
};

for (const { way, send } of [
  { way: 'story', send: (url: string) => sendTestimonials(url, ['Maura'], DESPAIR) },
  { way: 'message', send: (url: string) => post(`${url}/api/messages`, message) },
  {
    way: 'offer’s text',
    send: (url: string) => post(`${url}/api/donationitems/simple`, { ...offer, description: DESPAIR }),
  },
  { way: 'donor’s note', send: sendNote },
]) {
  test(`a person in danger, heard in a ${way}, stands first on a screen that is open`, async ({ page, portal }) => {
    await post(`${portal.url}/api/messages`, { ...message, name: 'Colm Furlong', message: 'When are you open?' });
    await page.goto('/admin');
    await expect(page.getByRole('link', { name: 'Colm Furlong: Counselling', exact: true })).toBeVisible();
    await expect(panel(page)).toHaveCount(0);
    await send(portal.url);
    await expect(panel(page)).toBeVisible();
    await expect(panel(page)).toContainText('I want to die');
    await expect(panel(page).getByRole('link', { name: '112 or 999' })).toBeVisible();
    await expect(page.getByText('One person needs you first.')).toBeVisible();
    await expect(page.locator('.todo > li').first()).toContainText('Somebody may be in danger');
  });
}

test('whoever is on duty is mailed until a colleague has it in sight, takes it over and has looked after it', async ({
  page,
  portal,
}) => {
  await page.goto('/admin/settings?section=words#duty');
  const form = page.getByRole('form', { name: 'On duty' });
  await form.getByRole('button', { name: 'Put a colleague on duty' }).click();
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(form.getByText('Saved. They are mailed from now on.')).toBeVisible();
  await post(`${portal.url}/api/messages`, message);
  const headers = { authorization: `Bearer ${await tokenOf(portal.url)}` };
  const { mails } = (await (await fetch(`${portal.url}/api/mails`, { headers })).json()) as {
    mails: { kind: string }[];
  };
  expect(mails.filter(({ kind }) => kind === 'somebody-in-danger')).toHaveLength(1);
  await page.goto('/admin');
  await expect(panel(page)).toContainText('Nobody has opened it yet.');
  await panel(page).getByRole('link', { name: 'Read it all' }).click();
  await expect(page.getByRole('heading', { name: 'Nora Walsh' })).toBeVisible();
  await expect(panel(page)).toContainText('has opened it');
  await panel(page).getByRole('button', { name: 'I am ringing now' }).click();
  await expect(panel(page)).toContainText('You are looking after this person.');
  await panel(page).getByRole('button', { name: 'This person is looked after' }).click();
  await expect(panel(page)).toContainText('has said that this person is looked after');
  await page.getByRole('link', { name: 'Today', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Nora Walsh: Counselling', exact: true })).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
});
