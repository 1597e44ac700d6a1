import type { Browser } from '@playwright/test';
import type { StaffPeople } from '#contract/people/people.ts';
import { card, readAsStaff, sendTestimonials, test } from './support/moderation.ts';
import { type Account, addColleague, signedInState, tokenOf } from './support/session.ts';
import { expect } from './support/test-with-own-server.ts';

const NAME = 'Mary Doyle';
const FIRST = { email: 'mary.one@southeastcarefund.example', password: 'a harbour of paper boats' };
const SECOND = { email: 'mary.two@southeastcarefund.example', password: 'a lighthouse of wet coats' };

const approveAs = async (url: string, account: Account, path: string): Promise<void> => {
  const answer = await fetch(`${url}/api${path}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await tokenOf(url, account)}` },
    body: JSON.stringify({ action: 'approve' }),
  });
  if (!answer.ok) throw new Error(await answer.text());
};

/** A browser of its own in which the account looks at all testimonials. */
const openAll = async (browser: Browser, url: string, account: Account) => {
  const context = await browser.newContext({ baseURL: url, storageState: await signedInState(url, account) });
  const page = await context.newPage();
  await page.goto('/admin/testimonials?tab=all');
  return { page, context };
};

test('two colleagues of one name each undo only their own decisions', { tag: '@all' }, async ({ portal, browser }) => {
  await sendTestimonials(portal.url, ['Maura Cullen', 'Nuala Kehoe']);
  for (const account of [FIRST, SECOND]) await addColleague(portal.url, { ...account, name: NAME });
  const { testimonials } = await readAsStaff(portal.url, '/testimonials');
  const pathOf = (name: string) => `/testimonials/${testimonials.find((one) => one.name === name)?.id}/status`;
  await approveAs(portal.url, FIRST, pathOf('Maura Cullen'));
  await approveAs(portal.url, SECOND, pathOf('Nuala Kehoe'));

  const first = await openAll(browser, portal.url, FIRST);
  const undo = (name: string) => card(first.page, name).getByRole('button', { name: /^Undo/ });
  await expect(card(first.page, 'Nuala Kehoe').getByText(`Approved by ${NAME}`)).toBeVisible();
  await expect(undo('Nuala Kehoe')).toHaveCount(0);
  await undo('Maura Cullen').click();
  await expect(card(first.page, 'Maura Cullen').getByRole('button', { name: 'Approve' })).toBeVisible();
  await first.context.close();

  const left = (await readAsStaff(portal.url, '/testimonials')).testimonials;
  expect(left.map(({ name, status }) => [name, status]).sort()).toEqual([
    ['Maura Cullen', 'pending'],
    ['Nuala Kehoe', 'approved'],
  ]);
});

test('a renamed colleague undoes what she decided before, under her name of today', { tag: '@all' }, async ({
  portal,
  browser,
}) => {
  await sendTestimonials(portal.url, ['Maura Cullen']);
  await addColleague(portal.url, { ...FIRST, name: NAME });
  const { testimonials } = await readAsStaff(portal.url, '/testimonials');
  await approveAs(portal.url, FIRST, `/testimonials/${testimonials[0]?.id}/status`);
  const { people } = await readAsStaff<StaffPeople>(portal.url, '/people');
  const renamed = await fetch(`${portal.url}/api/people/${people.find(({ name }) => name === NAME)?.id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await tokenOf(portal.url)}` },
    body: JSON.stringify({ name: 'Mary Roche' }),
  });
  expect(renamed.status).toBe(200);

  const { page, context } = await openAll(browser, portal.url, FIRST);
  await expect(card(page, 'Maura Cullen').getByText('Approved by Mary Roche')).toBeVisible();
  await card(page, 'Maura Cullen').getByRole('button', { name: /^Undo/ }).click();
  await expect(card(page, 'Maura Cullen').getByRole('button', { name: 'Approve' })).toBeVisible();
  await context.close();
});
