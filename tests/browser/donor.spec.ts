import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { addDays, dublinDay } from '#contract/dublin.ts';
import { limitMs } from '../../scripts/test-limits.mjs';
import { freePort } from '../support/free-port.ts';
import { STAFF } from '../support/server-process.ts';
import { offer } from '../support/submissions.ts';
import { isAccessible } from './support/axe.ts';
import { horizontalOverflow } from './support/horizontal-overflow.ts';
import { fillDonor, fillItem, openDonation } from './support/public-forms.ts';
import { expect, test } from './support/test-with-own-server.ts';

test.use({
  viewport: { width: 390, height: 844 },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern of the fixtures that are used
  serverEnv: async ({}, use) => use({ PORT: await freePort() }),
});

const photo = (name: string, colour: string) => async () => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background: colour } })
    .jpeg()
    .toBuffer(),
});
const front = photo('front.jpg', '#6a4aa0');
const back = photo('back.jpg', '#1b5a51');

/** Work on photos gives way to whatever else the machine does. */
const whenPhotosAreDone = { timeout: limitMs(20_000) };

/** Looks at a state with axe at 390 and 1440 px, and for parts that are wider than a narrow phone. */
const lookAt = async (page: Page, state: string) => {
  for (const width of [1440, 320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await horizontalOverflow(page), `${state} at ${width} px`).toBe(0);
    if (width !== 320) await isAccessible(page, `${state} at ${width} px`);
  }
};

const way = (page: Page) => page.getByRole('list', { name: 'Where your donation stands' });

/** The calls of staff, without their screens. */
const staffOf = async (url: string) => {
  const call = async (method: string, path: string, json?: unknown, token?: string) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const response = await fetch(`${url}/api${path}`, { method, headers, body: json ? JSON.stringify(json) : null });
    return response.json();
  };
  const { accessToken } = await call('POST', '/auth/login', STAFF);
  const { items } = await call('GET', '/donationitems', undefined, accessToken);
  return {
    offer: () => call('GET', `/donationitems/${items[0].id}`, undefined, accessToken),
    decide: (status: string) => call('PATCH', `/donationitems/${items[0].id}/review`, { status }, accessToken),
  };
};

/** Every address that a page asks for, as a server sees it, with the referrer. */
const watchAddresses = (page: Page) => {
  const seen: string[] = [];
  page.on('request', (request) => {
    seen.push(`${new URL(request.url()).origin}${new URL(request.url()).pathname}${new URL(request.url()).search}`);
    seen.push(request.headers().referer ?? '');
  });
  return seen;
};

test('a donor follows one offer on a phone from the form to the day it is collected', { tag: '@all' }, async ({
  page,
  portal,
}) => {
  const addresses = watchAddresses(page);
  await openDonation(page);
  await fillDonor(page);
  await page.getByRole('button', { name: 'Previous' }).waitFor();
  await page.locator('#donation-photos').setInputFiles(await front());
  await page.getByRole('button', { name: 'Add Another Kind of Thing' }).click();
  const books = page.getByRole('group', { name: 'Kind of thing 2' });
  await expect(books.getByLabel('Category')).toBeFocused();
  await books.getByLabel('Category').selectOption('Books & Media');
  await books.getByLabel('Condition').selectOption('Good');
  await books.getByLabel(/^How many/).fill('two boxes');
  await lookAt(page, 'another kind of thing');
  await fillItem(page);
  await page.getByRole('radio', { name: /drop it off/ }).check();
  await page.getByRole('button', { name: /^Submit/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click(whenPhotosAreDone);

  await expect(page.getByRole('heading', { name: 'Thank you, Deirdre' })).toBeFocused();
  await expect(page.getByText('Your photo is here')).toBeVisible();
  await lookAt(page, 'the thanks');
  const reference = (await page.locator('.ref').textContent()) ?? '';
  expect(reference).toMatch(/^D-[0-9A-Z]{6}$/);
  const link = await page.locator('.slip__link').getAttribute('href');
  expect(link).toMatch(/\/donations\/yours#[\w-]{54}$/);
  await expect(page.getByRole('link', { name: 'Mail It to Myself' })).toHaveAttribute('href', /^mailto:\?subject=/);

  await page.goto('/donations');
  await expect(page.getByRole('heading', { name: 'Your last donation' })).toBeVisible();
  await lookAt(page, 'the last donation');
  await expect(page.getByText(reference)).toBeVisible();
  await page.getByRole('link', { name: 'See Where It Stands' }).click();
  await expect(page.getByRole('heading', { name: 'We have it' })).toBeVisible();
  await expect(
    way(page)
      .getByRole('listitem')
      .filter({ has: page.locator('small') })
      .first(),
  ).toContainText('Received');
  await expect(page.getByText('Books & Media, in good condition (two boxes)')).toBeVisible();
  await expect(page.getByText('1 of 5', { exact: true })).toBeVisible();

  await page.locator('#managed-photos').setInputFiles(await back());
  await expect(page.getByText('2 of 5', { exact: true })).toBeVisible(whenPhotosAreDone);
  await expect(page.locator('.snaps img')).toHaveCount(2, whenPhotosAreDone);
  await lookAt(page, 'waiting');

  const staff = await staffOf(portal.url);
  await staff.decide('approved');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Good news. Please bring it in.' })).toBeVisible();
  await lookAt(page, 'approved');
  await expect(way(page).locator('[aria-current=step]')).toContainText('Bring it in');
  await staff.decide('collected');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Thank you, from all of us' })).toBeVisible();
  await lookAt(page, 'collected');
  await expect(way(page).getByRole('listitem').last()).toContainText('with thanks');
  await expect(page.getByText('Withdraw Donation')).toHaveCount(0);

  await page.goto('/donations');
  await page.getByRole('button', { name: 'Forget on This Device' }).click();
  await expect(page.getByText(reference)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your last donation' })).toHaveCount(0);

  const token = link?.split('#')[1]?.slice(22) ?? 'none';
  expect(addresses.join('\n')).not.toContain(token);
  expect(portal.output()).not.toContain(token);
});

test('a donor withdraws, after a question that can be answered with no', { tag: '@all' }, async ({ page, portal }) => {
  await openDonation(page);
  await fillDonor(page);
  await fillItem(page);
  await page.getByRole('radio', { name: /drop it off/ }).check();
  await page.getByRole('button', { name: /^Submit/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.locator('.slip__link').click();
  await page.getByText('Withdraw Donation').click();
  await expect(page.getByRole('heading', { name: 'Withdraw your donation?' })).toBeVisible();
  await lookAt(page, 'the question');
  await page.getByRole('button', { name: 'Keep It' }).click();
  await expect(page.getByText('Withdraw Donation')).toBeFocused();
  await page.getByText('Withdraw Donation').click();
  await page.getByRole('button', { name: 'Yes, Withdraw It' }).click();
  await expect(page.getByRole('heading', { name: 'It stays with you' })).toBeFocused();
  await lookAt(page, 'withdrawn');
  await expect(way(page)).toContainText('by you');
  const offer = await (await staffOf(portal.url)).offer();
  expect(offer).toMatchObject({ status: 'rejected', reviewedBy: 'The donor' });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a donor offers, keeps the link, pastes it, adds a photo and withdraws', { tag: '@all' }, async ({
    page,
    portal,
  }) => {
    const addresses = watchAddresses(page);
    await page.goto('/donations?form=1');
    await page.getByLabel('Your name').fill('Deirdre Kinsella');
    await page.getByLabel('Phone').fill('020 915 2000');
    await page.getByLabel('Email').fill('deirdre@example.ie');
    await page.getByRole('radio', { name: 'Furniture' }).check();
    await page.getByRole('radio', { name: /Good/ }).check();
    await page.getByLabel(/Description/).fill('Two armchairs in red velvet, very comfortable');
    await page.getByRole('radio', { name: /drop it off/ }).check();
    await page.getByRole('button', { name: /^Submit/ }).click();
    await expect(page.getByRole('heading', { name: 'Thank you, Deirdre' })).toBeVisible();
    const link = (await page.locator('.slip__link').textContent()) ?? '';

    await page.goto('/donations/yours');
    await page.getByLabel('Your link').fill(link);
    await page.getByRole('button', { name: 'Show My Donation' }).click();
    await expect(page.getByRole('heading', { name: 'We have it' })).toBeVisible();
    await page.locator('#managed-photos').setInputFiles(await front());
    await page.getByRole('button', { name: 'Add Photos', exact: true }).click();
    await expect(page.locator('.snaps img')).toHaveCount(1, whenPhotosAreDone);
    await page.getByText('Withdraw Donation').click();
    await page.getByRole('button', { name: 'Yes, Withdraw It' }).click();
    await expect(page.getByRole('heading', { name: 'It stays with you' })).toBeVisible();
    const token = link.split('#')[1]?.slice(22) ?? 'none';
    expect(addresses.join('\n')).not.toContain(token);
    expect(portal.output()).not.toContain(token);
  });

  test.describe(() => {
    test.use({ expectedMessages: [/status of 404/] });
    test('a link that is cut short is asked for again', { tag: '@all' }, async ({ page }) => {
      await page.goto('/donations/yours');
      await page.getByLabel('Your link').fill('https://fund.example/donations/yours#h7QmB2xV9kT');
      await page.getByRole('button', { name: 'Show My Donation' }).click();
      await expect(page.getByRole('heading', { name: 'We cannot open this link' })).toBeVisible();
    });
  });
});

/** Staff plan two days of the van and offer both for an approved pickup. */
const pickupWithDays = async (url: string) => {
  const call = async (method: string, path: string, json: unknown, token?: string) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const response = await fetch(`${url}/api${path}`, { method, headers, body: JSON.stringify(json) });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const { id, manageUrl } = await call('POST', '/donationitems/simple', { ...offer, pickupRequired: true });
  const { accessToken } = await call('POST', '/auth/login', STAFF);
  const staff = (method: string, path: string, json: unknown) => call(method, path, json, accessToken);
  await staff('PATCH', `/donationitems/${id}/review`, { status: 'approved' });
  const runOn = async (daysAhead: number): Promise<{ id: string }> =>
    staff('POST', '/runs', { date: addDays(dublinDay(new Date()), daysAhead), van: 'Green van', force: true });
  const runs = [await runOn(3), await runOn(4)];
  await staff('POST', `/donationitems/${id}/days`, { days: runs.map((run) => run.id) });
  const collect = (run: { id: string }) =>
    staff('PUT', `/runs/${run.id}/stops/${id}/outcome`, { outcome: 'collected', at: new Date().toISOString() });
  return { token: String(manageUrl).split('#')[1] ?? '', link: String(manageUrl), runs, collect };
};

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'with scripts off', () => {
    test.use({ javaScriptEnabled });

    test('a donor chooses the day of the collection, saves it, and sees that it was collected', {
      tag: '@all',
    }, async ({ page, portal }) => {
      const { link, runs, collect } = await pickupWithDays(portal.url);
      const see = async (suffix = '') => {
        await page.goto('/donations/yours');
        await page.getByLabel('Your link').fill(link + suffix);
        await page.getByRole('button', { name: 'Show My Donation' }).click();
      };
      await see('.b');
      await expect(page.getByRole('radio').nth(1)).toBeChecked();
      if (javaScriptEnabled) await lookAt(page, 'days to choose from');
      await page.getByRole('button', { name: 'Agree This Day' }).click();
      await expect(page.getByRole('heading', { name: 'The day is agreed' })).toBeVisible();
      if (javaScriptEnabled) await lookAt(page, 'an agreed day');
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Add to Calendar' }).click();
      expect((await download).suggestedFilename()).toMatch(/^collection.*\.ics$/);
      await collect(runs[1] ?? { id: '' });
      await see();
      await expect(page.getByRole('heading', { name: 'Thank you, from all of us' })).toBeVisible();
      await expect(way(page)).toContainText('Collected');
    });
  });
}
