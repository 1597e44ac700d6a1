import type { Locator, Page } from '@playwright/test';
import { limitMs } from '../../scripts/test-limits.mjs';
import { callerTo } from '../support/product.ts';
import { STAFF } from '../support/server-process.ts';
import { offer } from '../support/submissions.ts';
import { closeAndReopen, loseConnection, reloadPastWorker, untilItOpensOffline } from './support/dead-spot.ts';
import { expect, signIn, test } from './support/test-with-own-server.ts';

test.use({
  serverEnv: { RATE_LIMITS: 'off' },
  // What the browser says of calls without a network, and of a decision that comes too late.
  expectedMessages: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION_REFUSED|409 \(Conflict\)|did not arrive/],
});

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part} is not shown.`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

/** True when two parts of a screen share a spot. */
const overlap = async (one: Locator, other: Locator) => {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  return a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom;
};

test('decisions without a connection outlive the tab, are sent once, and overturn nobody', async ({
  page,
  context,
  portal,
}) => {
  const call = callerTo(portal.url);
  const { body: session } = await call('post', '/auth/login', { json: STAFF });
  const as = { authorization: `Bearer ${session.accessToken}` };
  const ids: string[] = [];
  for (const name of ['Aisling', 'Brendan', 'Cian']) {
    const description = `A wardrobe of oak from ${name}.`;
    ids.push(
      (await call('post', '/donationitems/simple', { json: { ...offer, submitterName: name, description } })).body.id,
    );
  }
  const statusOf = async (at: number) => (await call('get', `/donationitems/${ids[at]}`, { as })).body.status;
  const card = (name: string) => page.getByRole('article').filter({ hasText: `from ${name}` });

  await signIn(page, '/admin/donations/pending');
  await expect(card('Aisling')).toBeVisible();
  await untilItOpensOffline(page);
  await loseConnection(context, page);
  for (const name of ['Aisling', 'Brendan']) {
    // By a key: a click where the next card has just slid under the pointer decides nothing.
    await card(name).getByRole('button', { name: 'Approve' }).press('Enter');
    await expect(card(name)).toHaveCount(0);
  }
  await expect(page.getByText('2 not sent: they go by themselves.')).toBeVisible();
  // A colleague is faster with one of them.
  const rejected = { status: 'rejected', adminNotes: 'No room', from: 'pending' };
  expect((await call('patch', `/donationitems/${ids[1]}/review`, { as, json: rejected })).status).toBe(200);

  const again = await closeAndReopen(context, page, '/admin/donations/pending');
  const left = again.getByRole('article');
  await expect(left).toHaveCount(1);
  await expect(left).toContainText('from Cian');
  await expect(again.getByText('2 not sent: they go by themselves.')).toBeVisible();
  expect(await statusOf(0)).toBe('pending');

  // In sight, with their names.
  await again.getByRole('button', { name: 'See them' }).click();
  const unsent = again.getByRole('dialog', { name: 'Not sent' });
  for (const name of ['Aisling', 'Brendan'])
    await expect(unsent).toContainText(`A wardrobe of oak from ${name}, ${name}`);
  await unsent.getByRole('button', { name: 'Close' }).first().click();

  await context.setOffline(false);
  await expect.poll(() => statusOf(0)).toBe('approved');
  await expect(again.getByText('One came back.')).toBeVisible();
  await again.getByRole('button', { name: 'See it' }).click();
  const dialog = again.getByRole('dialog', { name: 'Not sent' });
  await expect(dialog).toContainText('Nothing was overturned.');
  expect(await statusOf(1)).toBe('rejected');
  await dialog.getByRole('button', { name: /^I have read it/ }).click();
  await expect(again.getByText('One came back.')).toHaveCount(0);
});

test('two tabs that are open when the connection comes back send what waits exactly once', { tag: '@all' }, async ({
  page,
  context,
  portal,
}) => {
  const call = callerTo(portal.url);
  const ids: string[] = [];
  for (const name of ['Aisling', 'Brendan', 'Cian']) {
    const json = { ...offer, submitterName: name, description: `A wardrobe of oak from ${name}.` };
    ids.push((await call('post', '/donationitems/simple', { json })).body.id);
  }
  await signIn(page, '/admin/donations/pending');
  const other = await context.newPage();
  await other.goto('/admin/donations/pending');
  const tabs = [page, other];
  const card = (tab: Page, name: string) => tab.getByRole('article').filter({ hasText: `from ${name}` });
  for (const tab of tabs) {
    await expect(tab.getByRole('article')).toHaveCount(3);
    expect(await tab.evaluate(() => [typeof BroadcastChannel, typeof navigator.locks])).toEqual(['function', 'object']);
  }
  for (const tab of tabs) await loseConnection(context, tab);
  const sent: string[] = [];
  context.on('response', (response) => {
    const request = response.request();
    if (request.method() === 'PATCH' && request.url().endsWith('/review')) sent.push(request.url());
  });
  await card(page, 'Aisling').getByRole('button', { name: 'Approve' }).click();
  await expect(other.getByText('1 not sent: it goes by itself.')).toBeVisible();
  await card(other, 'Brendan').getByRole('button', { name: 'Approve' }).click();
  await card(other, 'Cian').getByRole('button', { name: 'Approve' }).press('Enter');
  for (const tab of tabs) await expect(tab.getByText('3 not sent: they go by themselves.')).toBeVisible();

  await context.setOffline(false);
  for (const tab of tabs)
    await expect(tab.getByText(/not sent|came back/)).toHaveCount(0, { timeout: limitMs(30_000) });
  expect(sent.map((url) => url.split('/').at(-2))).toEqual(ids);
  const { body: session } = await call('post', '/auth/login', { json: STAFF });
  const as = { authorization: `Bearer ${session.accessToken}` };
  for (const id of ids) {
    const { status, history } = (await call('get', `/donationitems/${id}`, { as })).body;
    expect([status, history.length]).toEqual(['approved', 1]);
  }
});

test('an offer that is rejected without a connection, for the donor’s reason alone, is kept and sent with it', {
  tag: '@all',
}, async ({ page, context, portal }) => {
  const call = callerTo(portal.url);
  const { body: sent } = await call('post', '/donationitems/simple', { json: offer });
  const reason = 'We have no room for wardrobes this month.';
  await signIn(page, '/admin/donations/pending');
  await expect(page.getByRole('article')).toHaveCount(1);
  await loseConnection(context, page);
  await page.getByRole('article').getByRole('button', { name: 'Reject' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reject this donation?' });
  await dialog.getByLabel('Reason for the donor').fill(reason);
  await dialog.getByRole('button', { name: 'Confirm reject' }).click();
  await expect(page.getByText('1 not sent: it goes by itself.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.getByRole('button', { name: 'See it' }).click();
  const unsent = page.getByRole('dialog', { name: 'Not sent' });
  await expect(unsent).toContainText(`Rejected: ${reason}`);
  await unsent.getByRole('button', { name: 'Close' }).first().click();

  await context.setOffline(false);
  await expect(page.getByText('1 not sent: it goes by itself.')).toHaveCount(0);
  const { body: session } = await call('post', '/auth/login', { json: STAFF });
  const as = { authorization: `Bearer ${session.accessToken}` };
  const stored = async () => (await call('get', `/donationitems/${sent.id}`, { as })).body;
  await expect.poll(async () => (await stored()).status).toBe('rejected');
  const { reasonForDonor, adminNotes, history, mails } = await stored();
  expect([reasonForDonor, adminNotes, history.length]).toEqual([reason, null, 1]);
  expect(mails.map(({ kind }: { kind: string }) => kind)).toContain('offer-declined');
});

test('a screen that was not loaded says so without a connection, and offers the way back', { tag: '@all' }, async ({
  page,
  context,
}) => {
  await signIn(page, '/admin/donations/pending');
  await expect(page.getByText('No pending donations at the moment.')).toBeVisible();
  await untilItOpensOffline(page);
  await loseConnection(context, page);
  for (const link of ['Analytics', 'Messages']) {
    await page.getByRole('link', { name: link }).first().click();
    const told = page.getByRole('alert').filter({ hasText: 'Not loaded on this device' });
    await expect(told, link).toContainText('It loads by itself when the connection is back.');
    await expect(told.getByRole('link', { name: 'Go to Today' })).toBeVisible();
    await told.getByRole('button', { name: 'Go back' }).click();
    await expect(page.getByText('No pending donations at the moment.')).toBeVisible();
  }
  await page.getByRole('link', { name: 'Analytics' }).first().click();
  await expect(page.getByText('Not loaded on this device')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Analytics', level: 1 })).toBeVisible();
});

test.describe('a line that is gone for a moment', () => {
  test.use({
    serviceWorkers: 'block',
    expectedMessages: [/ERR_FAILED|did not arrive|Service Worker registration blocked/],
  });

  test('loses no screen: where its script did not arrive and the server answers, it is asked for again by itself', {
    tag: '@all',
  }, async ({ page, context }) => {
    await signIn(page, '/admin/donations/pending');
    let isGone = true;
    await context.route('**/assets/AnalyticsPage-*.js', (route) => (isGone ? route.abort() : route.continue()));
    await context.route('**/admin/', (route) => {
      isGone = false;
      return route.continue();
    });
    await page.getByRole('link', { name: 'Analytics' }).first().click();
    await expect(page.getByRole('heading', { name: 'Analytics', level: 1 })).toBeVisible();
    expect(isGone).toBe(false);
  });
});

test('the portal’s worker answers also for a page that it has missed when it began', { tag: '@all' }, async ({
  page,
}) => {
  await signIn(page, '/admin/donations/pending');
  await untilItOpensOffline(page);
  await reloadPastWorker(page);
  await untilItOpensOffline(page);
});

test('a server that does not answer is told as a lost connection is, and a screen loads by itself once it does', {
  tag: '@all',
}, async ({ page, context }) => {
  await page.clock.install();
  await signIn(page, '/admin/donations/pending');
  await expect(page.getByText('No pending donations at the moment.')).toBeVisible();
  await untilItOpensOffline(page);
  await context.route('**/api/**', (route) => route.abort('connectionrefused'));
  await page.getByRole('link', { name: 'Messages' }).first().click();
  await expect(page.getByText('Not loaded on this device')).toBeVisible({ timeout: limitMs(20_000) });
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  await context.unroute('**/api/**');
  // Whether it answers is asked every twenty seconds.
  await page.clock.fastForward(20_000);
  await expect(page.getByRole('heading', { name: 'Messages', level: 1 })).toBeVisible();
  await expect(page.getByText('Not loaded on this device')).toHaveCount(0, { timeout: limitMs(35_000) });
});

test('an offer that is approved, and then collected or rejected, without a connection is so on the server', {
  tag: '@all',
}, async ({ page, context, portal }) => {
  const call = callerTo(portal.url);
  const [collected, rejected] = await Promise.all(
    ['Aisling', 'Brendan'].map(async (name) => {
      const json = { ...offer, submitterName: name, description: `A wardrobe of oak from ${name}.` };
      return (await call('post', '/donationitems/simple', { json })).body.id;
    }),
  );
  await signIn(page, '/admin/donations?tab=all');
  const card = (name: string) => page.getByRole('article').filter({ hasText: `from ${name}` });
  await expect(page.getByRole('article')).toHaveCount(2);
  await untilItOpensOffline(page);
  await loseConnection(context, page);
  for (const name of ['Aisling', 'Brendan']) await card(name).getByRole('button', { name: 'Approve' }).click();
  await card('Aisling').getByRole('button', { name: 'Mark collected' }).click();
  await card('Brendan').getByRole('button', { name: 'Reject' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reject this donation?' });
  await dialog.getByLabel('Reason for the donor').fill('We have no room for wardrobes this month.');
  await dialog.getByRole('button', { name: 'Confirm reject' }).click();
  await expect(page.getByText('4 not sent: they go by themselves.')).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(/not sent|came back/)).toHaveCount(0, { timeout: limitMs(30_000) });
  const { body: session } = await call('post', '/auth/login', { json: STAFF });
  const as = { authorization: `Bearer ${session.accessToken}` };
  const statusOf = async (id: string) => (await call('get', `/donationitems/${id}`, { as })).body.status;
  expect([await statusOf(collected), await statusOf(rejected)]).toEqual(['collected', 'rejected']);
});

test('a decision that waits is taken back', { tag: '@all' }, async ({ page, context, portal }) => {
  const call = callerTo(portal.url);
  const { body: sent } = await call('post', '/donationitems/simple', { json: offer });
  await signIn(page, '/admin/donations/pending');
  await expect(page.getByRole('article')).toHaveCount(1);
  await loseConnection(context, page);
  await page.getByRole('article').getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.getByRole('button', { name: 'See it' }).click();
  await page.getByRole('button', { name: /^Take it back/ }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await context.setOffline(false);
  const { body: session } = await call('post', '/auth/login', { json: STAFF });
  const as = { authorization: `Bearer ${session.accessToken}` };
  expect((await call('get', `/donationitems/${sent.id}`, { as })).body.status).toBe('pending');
});

test('on a small screen neither what is not sent nor Undo lies over a button, and the way to it stands on one line', {
  tag: '@all',
}, async ({ page, context, portal }) => {
  const call = callerTo(portal.url);
  for (const name of ['Aisling', 'Brendan', 'Cian'])
    await call('post', '/donationitems/simple', { json: { ...offer, description: `A wardrobe of oak from ${name}.` } });
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, '/admin/donations/pending');
  await expect(page.getByRole('article')).toHaveCount(3);
  await loseConnection(context, page);
  await page.getByRole('article').first().getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  const toast = page.locator('.toast');
  const band = page.locator('.outboxband');
  // It stays while somebody aims at it.
  await toast.hover();
  for (const [width, height] of [
    [390, 844],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    const see = band.getByRole('button', { name: 'See it' });
    expect((await boxOf(see)).height, `${width} px`).toBeLessThan(30);
    for (const place of ['first', 'last'] as const)
      for (const name of ['Approve', 'Reject', /^View /]) {
        const button = page.getByRole('article')[place]().getByRole('button', { name });
        await button.scrollIntoViewIfNeeded();
        for (const over of [toast, band]) expect(await overlap(button, over), `${name}, ${width} px`).toBe(false);
      }
  }
});
