import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { readAsStaff, sendDonations, sendTestimonials, test } from '../support/moderation.ts';
import { addColleague, post, tokenOf } from '../support/session.ts';
import { expect } from '../support/test-with-own-server.ts';

const NIALL = { email: 'niall@desk.example', name: 'Niall Doyle', password: 'a long walk to Kells bridge' };

/** What a press saves, as lines. */
const savedLines = async (page: Page, button: Locator): Promise<string[]> => {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
};

for (const { kind, path, send } of [
  { kind: 'testimonials', path: '/admin/testimonials?order=oldest', send: sendTestimonials },
  { kind: 'offers', path: '/admin/donations/pending', send: sendDonations },
] as const) {
  test(`the CSV of a selection holds the ${kind} that are selected, and no other`, { tag: '@all' }, async ({
    page,
    portal,
  }) => {
    await send(portal.url, ['Anna', 'Brigid', 'Ciara']);
    await page.goto(path);
    await expect(page.getByRole('article')).toHaveCount(3);
    for (const name of ['Anna', 'Ciara']) await page.getByRole('checkbox', { name: new RegExp(name) }).check();
    const bar = page.getByRole('region', { name: 'Selection' });
    const [, ...rows] = await savedLines(page, bar.getByRole('button', { name: 'CSV 2' }));
    expect(rows).toHaveLength(2);
    for (const name of ['Anna', 'Ciara']) expect(rows.filter((row) => row.includes(name))).toHaveLength(1);
    // Nothing was decided, and the selection stays for what comes next.
    await expect(bar.getByRole('button', { name: 'CSV 2' })).toBeVisible();
  });
}

test('a post is given to a colleague and talked about beside the text that is being written', { tag: '@all' }, async ({
  page,
  portal,
}) => {
  const token = await tokenOf(portal.url);
  const { id } = (await post(`${portal.url}/api/blogs`, { title: 'Open day', body: 'Soon.' }, token)) as { id: string };
  await page.goto(`/admin/blogs/${id}`);
  const colleagues = page.getByRole('region', { name: 'Colleagues' });
  const assignee = colleagues.getByLabel('Assigned to');
  await assignee.selectOption({ index: 1 });
  const words = colleagues.getByLabel(/^Add a comment/);
  await words.fill('The date is not agreed yet.');
  await words.press('Control+Enter');
  await expect(colleagues.getByRole('listitem')).toContainText('The date is not agreed yet.');
  await expect(words).toHaveValue('');
  await page.reload();
  await expect(colleagues.getByRole('listitem')).toContainText('The date is not agreed yet.');
  await expect(assignee).not.toHaveValue('');
});

test('arrow keys and letters go past colleagues, and Enter gives the offer to the one shown', { tag: '@all' }, async ({
  page,
  portal,
}) => {
  await sendDonations(portal.url, ['Anna']);
  await addColleague(portal.url, NIALL);
  const calls: string[] = [];
  page.on('request', (request) => request.url().endsWith('/donationitems/assign') && calls.push(request.url()));
  const { items } = await readAsStaff<{ items: { id: string }[] }>(portal.url, '/donationitems?pageSize=10');
  await page.goto(`/admin/donations/pending?item=${items[0]?.id}`);
  const list = page.getByRole('dialog').getByLabel('Assigned to');
  await expect(list.getByRole('option', { name: NIALL.name })).toBeAttached();
  await list.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(list.locator('option:checked')).toHaveText(NIALL.name);
  await page.keyboard.press('Escape');
  await expect(list).toHaveValue('');
  await page.keyboard.press('N');
  await expect(list.locator('option:checked')).not.toHaveText('');
  await page.keyboard.press('End');
  await expect(list.locator('option:checked')).toHaveText(NIALL.name);
  expect(calls).toEqual([]);
  await page.keyboard.press('Enter');
  await expect.poll(() => calls.length).toBe(1);
  await expect(page.getByText('Enter chooses, Esc goes back.')).toHaveCount(0);
  await expect(list.locator('option:checked')).toHaveText(NIALL.name);
});

test('Today says where a colleague has named one and what one looks after, and leads there', {
  tag: '@all',
}, async ({ page, portal }) => {
  await sendDonations(portal.url, ['Anna']);
  await addColleague(portal.url, NIALL);
  const niall = await tokenOf(portal.url, NIALL);
  const headers = { authorization: `Bearer ${niall}` };
  const { items } = (await (await fetch(`${portal.url}/api/donationitems?pageSize=10`, { headers })).json()) as {
    items: { id: string }[];
  };
  const [offer] = items;
  const { colleagues } = (await (await fetch(`${portal.url}/api/colleagues?may=decide`, { headers })).json()) as {
    colleagues: { id: string; name: string }[];
  };
  const me = colleagues.find(({ name }) => name !== NIALL.name);
  await post(`${portal.url}/api/donationitems/assign`, { ids: [offer?.id], assignedTo: me?.id }, niall);
  const text = `@${me?.name} will you ring her?`;
  await post(`${portal.url}/api/comments`, { kind: 'donation', subjectId: offer?.id, text }, niall);
  await page.goto('/admin');
  const forMe = page.getByRole('region', { name: 'Waiting for you' });
  const named = forMe.getByRole('link', { name: /^Niall Doyle named you: / });
  await expect(forMe).toContainText('Niall Doyle named you: Anna');
  await expect(forMe).toContainText(`“${text}”`);
  await expect(forMe).toContainText('Donation that you look after');
  await named.click();
  await expect(page).toHaveURL(new RegExp(`item=${offer?.id}`));
  await expect(page.getByRole('region', { name: 'Comments' })).toContainText('will you ring her?');
  // Once seen, it is no news.
  await page.goto('/admin');
  await expect(forMe).toContainText('Donation that you look after');
  await expect(named).toHaveCount(0);
});
