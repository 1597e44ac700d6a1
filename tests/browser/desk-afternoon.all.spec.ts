import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { AuditEntries } from '#contract/audit/audit.ts';
import { SESSION_KEY } from '#site/client/session-key.ts';
import { limitMs } from '../../scripts/test-limits.mjs';
import { callerTo } from '../support/product.ts';
import { STAFF } from '../support/server-process.ts';
import { loseConnection, untilItOpensOffline } from './support/dead-spot.ts';
import { COLLEAGUE, card, numbered, sendDonations, sendTestimonials, test } from './support/moderation.ts';
import { addColleague, endOnServer, tokenOf } from './support/session.ts';
import { expect } from './support/test-with-own-server.ts';

test.use({
  // What the browser says of calls without a network, without a session, and of decisions that come too late.
  expectedMessages: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|401 \(Unauthorized\)|409 \(Conflict\)/],
});

const OFFERS = numbered('Armchair', 20);
const STORIES = numbered('Story', 20);

const current = (page: Page) => page.locator('[data-card][aria-current]');
const press = (page: Page, ...keys: string[]) =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
/** Goes there with the Tab key, as somebody without a mouse does; or back, with Shift. */
const tabTo = async (page: Page, place: Locator, key = 'Tab') => {
  await expect(place).toBeVisible();
  const isThere = () => place.evaluate((element) => element === document.activeElement);
  for (let pressed = 0; pressed < 200 && !(await isThere()); pressed += 1) await page.keyboard.press(key);
  await expect(place).toBeFocused();
};
const FOR_DONOR = /^Reason for the donor/;
const NOTES = /^Admin notes/;
const reject = async (page: Page, field: RegExp, words: string) => {
  await page.keyboard.press('r');
  await expect(page.getByLabel(field)).toBeFocused();
  await page.keyboard.type(words);
  await page.keyboard.press('Control+Enter');
};
/** Ends the session of the browser: on the server, and by its time. */
const endSession = async (context: BrowserContext, url: string) => {
  const beside = await context.newPage();
  await beside.goto(`${url}/robots.txt`);
  const token = await beside.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...session, expiresAt: new Date(Date.now() - 1000).toISOString() }));
    return session.accessToken as string;
  }, SESSION_KEY);
  await endOnServer(url, token);
  await beside.close();
};

test('an afternoon at the desk: forty items by keyboard, two dead spots, an ended session and a faster colleague', {
  tag: '@all',
}, async ({ page, context, portal }) => {
  test.setTimeout(limitMs(240_000));
  const call = callerTo(portal.url);
  await sendDonations(portal.url, OFFERS);
  await sendTestimonials(portal.url, STORIES);
  await addColleague(portal.url, COLLEAGUE);
  const theirs = { authorization: `Bearer ${await tokenOf(portal.url, COLLEAGUE)}` };
  const ours = { authorization: `Bearer ${await tokenOf(portal.url)}` };
  const offersNow = async (): Promise<
    { id: string; description: string; status: string; adminNotes: string | null; reasonForDonor?: string }[]
  > => (await call('get', '/donationitems?pageSize=100', { as: ours })).body.items;
  const offer = async (title: string) => (await offersNow()).find(({ description }) => description.startsWith(title));
  const storiesNow = async (): Promise<{ id: string; name: string; status: string; adminNotes: string | null }[]> =>
    (await call('get', '/testimonials?pageSize=100', { as: ours })).body.testimonials;

  await test.step('offers, as usual', async () => {
    await page.goto('/admin/donations/pending');
    await untilItOpensOffline(page);
    for (const title of OFFERS.slice(0, 4)) {
      await expect(current(page)).toHaveAccessibleName(title);
      if (title.endsWith('3')) await reject(page, FOR_DONOR, 'Too big for the shop.');
      else await page.keyboard.press('a');
    }
    await expect(current(page)).toHaveAccessibleName('Armchair 05');
    // The screen is ahead of the server: what is still on its way when the line is cut would wait with the rest.
    await expect.poll(async () => (await offer('Armchair 04'))?.status).toBe('approved');
  });

  await test.step('offers without a connection, one of which a colleague decides', async () => {
    await loseConnection(context, page);
    for (const title of OFFERS.slice(4, 9)) {
      await expect(current(page)).toHaveAccessibleName(title);
      await page.keyboard.press('a');
    }
    await expect(page.getByText('5 not sent: they go by themselves.')).toBeVisible();
    const taken = await offer('Armchair 07');
    const json = { status: 'rejected', adminNotes: 'No room in Clane', from: 'pending' };
    const answer = await call('patch', `/donationitems/${taken?.id}/review`, { as: theirs, json });
    expect(answer.status).toBe(200);
    await context.setOffline(false);
    await expect(page.getByText('One came back.')).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: 'See it' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Not sent' });
    await expect(dialog).toContainText('Nothing was overturned.');
    await tabTo(page, dialog.getByRole('button', { name: /^I have read it/ }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('One came back.')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('the session ends in the middle of a sentence', async () => {
    await expect(current(page)).toHaveAccessibleName('Armchair 10');
    await page.keyboard.press('r');
    const notes = page.getByLabel(FOR_DONOR);
    await expect(notes).toBeFocused();
    await page.keyboard.type('Its cover is torn, and');
    await endSession(context, portal.url);
    const again = page.getByRole('dialog', { name: 'Sign in to go on' });
    await expect(again).toBeVisible({ timeout: limitMs(30_000) });
    await expect(again).toContainText('Its cover is torn, and');
    await tabTo(page, again.getByLabel('Password', { exact: true }));
    await page.keyboard.type(STAFF.password);
    await page.keyboard.press('Enter');
    await expect(again).toHaveCount(0);
    await expect(notes).toHaveValue('Its cover is torn, and');
    await tabTo(page, notes);
    await page.keyboard.press('End');
    await page.keyboard.type(' it smells of smoke.');
    await expect(notes).toHaveValue('Its cover is torn, and it smells of smoke.');
    await page.keyboard.press('Control+Enter');
    await expect(current(page)).toHaveAccessibleName('Armchair 11');
  });

  await test.step('a colleague is faster while a question is open', async () => {
    const taken = await offer('Armchair 11');
    await page.keyboard.press('r');
    await expect(page.getByLabel(FOR_DONOR)).toBeFocused();
    await page.keyboard.type('Not now.');
    const json = { status: 'approved', from: 'pending' };
    expect((await call('patch', `/donationitems/${taken?.id}/review`, { as: theirs, json })).status).toBe(200);
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(`Approved by ${COLLEAGUE.name}`).first()).toBeVisible();
    await press(page, 'Escape', 'Escape');
    await expect(current(page)).toHaveAccessibleName('Armchair 12');
    for (const title of OFFERS.slice(11)) {
      await expect(current(page)).toHaveAccessibleName(title);
      await page.keyboard.press('a');
    }
    await expect(page.getByText('No pending donations at the moment.')).toBeVisible();
    await page.keyboard.press('u');
    await expect(card(page, 'Armchair 20')).toBeVisible();
    await expect(current(page)).toHaveAccessibleName('Armchair 20');
    await page.keyboard.press('a');
    await expect(page.getByText('No pending donations at the moment.')).toBeVisible();
  });

  await test.step('testimonials, with another dead spot', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('Testimonials');
    await page.keyboard.press('Enter');
    await expect(card(page, 'Story 01')).toBeVisible();
    for (const [index, name] of STORIES.entries()) {
      await expect(current(page)).toHaveAccessibleName(name);
      if (index === 8) {
        await expect
          .poll(async () => (await storiesNow()).filter(({ status }) => status !== 'pending'))
          .toHaveLength(index);
        await loseConnection(context, page);
      }
      if (index === 12) {
        await expect(page.getByText('4 not sent: they go by themselves.')).toBeVisible();
        await context.setOffline(false);
        await expect(page.getByText(/not sent/)).toHaveCount(0);
      }
      if (index % 5 === 4) await reject(page, NOTES, 'Names a consultant.');
      else {
        await page.keyboard.press('a');
        await expect(page.getByLabel(NOTES)).toBeFocused();
        await page.keyboard.press('Control+Enter');
      }
    }
    await expect(page.getByText('No testimonials are waiting for review.')).toBeVisible();
  });

  await test.step('nothing is lost, nothing decided twice, nobody overturned', async () => {
    await expect.poll(async () => (await storiesNow()).filter(({ status }) => status === 'pending')).toEqual([]);
    const offers = await offersNow();
    const byTitle = offers.map(({ description, status, adminNotes, reasonForDonor }) => [
      description.slice(0, 11),
      status,
      reasonForDonor || adminNotes,
    ]);
    expect(byTitle.toSorted()).toEqual(
      OFFERS.map((title) => {
        if (title === 'Armchair 03') return [title, 'rejected', 'Too big for the shop.'];
        if (title === 'Armchair 07') return [title, 'rejected', 'No room in Clane'];
        if (title === 'Armchair 10') return [title, 'rejected', 'Its cover is torn, and it smells of smoke.'];
        return [title, 'approved', null];
      }),
    );
    const stories = await storiesNow();
    expect(stories.map(({ name, status }) => [name, status]).toSorted()).toEqual(
      STORIES.map((name, index) => [name, index % 5 === 4 ? 'rejected' : 'approved']),
    );
    const decisions = /^(?:approved|rejected)$/;
    const { entries, total } = (await call('get', '/audit?pageSize=100', { as: ours })).body as AuditEntries;
    expect(entries).toHaveLength(total);
    for (const { id } of [...offers, ...stories]) {
      const decided = entries.filter(({ action, subjectId }) => subjectId === id && decisions.test(action));
      const isUndone = offers.find((one) => one.id === id)?.description.startsWith('Armchair 20');
      expect(decided, id).toHaveLength(isUndone ? 2 : 1);
    }
  });
});
