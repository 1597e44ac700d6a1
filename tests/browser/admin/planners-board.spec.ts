import type { Page } from '@playwright/test';
import { addDays, type Day, dublinDay, weekdayName, weekdayOf, weekdays } from '#contract/dublin.ts';
import { callerTo } from '../../support/product.ts';
import { STAFF } from '../../support/server-process.ts';
import { offer } from '../../support/submissions.ts';
import { horizontalOverflow } from '../support/horizontal-overflow.ts';
import { expect, signIn, test } from '../support/test-with-own-server.ts';

test.use({ serverEnv: { RATE_LIMITS: 'off' }, viewport: { width: 1366, height: 768 } });

const TOWNS = ['New Ross', 'Enniscorthy', 'Wexford', 'Gorey', 'Bunclody', 'Carlow'];
const IN_TOWN = 10;

/** Ten approved pickups in each of six towns, and an empty run on each of the first three days of next week. */
const sixtyOffers = async (url: string) => {
  const call = callerTo(url);
  const { body } = await call('post', '/auth/login', { json: STAFF });
  const as = { authorization: `Bearer ${body.accessToken}` };
  for (let count = 0; count < TOWNS.length * IN_TOWN; count += 1) {
    const town = TOWNS[count % TOWNS.length];
    const json = { ...offer, pickupRequired: true, pickupAddress: `${count} Main Street, ${town}` };
    const { body: sent } = await call('post', '/donationitems/simple', { json });
    await call('patch', `/donationitems/${sent.id}/review`, { as, json: { status: 'approved' } });
  }
  // No day of next week is over.
  const today = dublinDay(new Date());
  const monday = addDays(today, 7 - weekdays.indexOf(weekdayOf(today)));
  const days = TOWNS.map((_, at) => addDays(monday, at));
  for (const date of days.slice(0, 3)) {
    await call('post', '/runs', { as, json: { date, van: 'Green van', force: true } });
  }
  const planned = async () => {
    const { body: week } = await call('get', `/runs?from=${monday}&to=${addDays(monday, 6)}`, { as });
    return week.runs.map(({ date, stops }: { date: Day; stops: unknown[] }) => [date, stops.length]);
  };
  return { monday, days, planned };
};

const board = (page: Page) => ({
  day: (date: Day) => page.getByRole('region', { name: new RegExp(`^${weekdayName(date)} `) }),
  area: (town: string) => page.getByRole('checkbox', { name: `Select all 10 in ${town}` }),
  dialog: page.getByRole('dialog', { name: 'Plan a run' }),
  allTheSame: page.getByRole('button', { name: 'Plan it all the same' }),
  waits: (count: number) => page.getByText(`${count} offers wait for a day.`),
});

/** Counts what is pressed. */
const counted = () => {
  const counter = { presses: 0 };
  const press = async (doing: Promise<unknown>) => {
    counter.presses += 1;
    await doing;
  };
  return { counter, press };
};

test('sixty offers are planned into a week by mouse on a small laptop, and each column scrolls by itself', async ({
  page,
  portal,
}) => {
  const { monday, days, planned } = await sixtyOffers(portal.url);
  await signIn(page);
  await page.goto(`/admin/runs?week=${monday}`);
  const { day, area, dialog, allTheSame, waits } = board(page);
  await expect(waits(60)).toBeVisible();
  const { counter, press } = counted();

  // The whole week stays in sight while the list is scrolled to its end.
  const last = page.locator('.offer').last();
  await last.scrollIntoViewIfNeeded();
  for (const date of days) await expect(day(date).getByRole('heading')).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBeLessThanOrEqual(0);
  const lastTown = await page.locator('.arealist > li').last().getByRole('heading').innerText();
  await press(last.dragTo(day(days[0] ?? '')));
  await expect(day(days[0] ?? '').getByText('1 of 12')).toBeVisible();
  await press(page.getByRole('button', { name: 'Undo' }).click());
  await expect(waits(60)).toBeVisible();
  expect(lastTown).toMatch(/10$/);

  counter.presses = 0;
  for (const [at, town] of TOWNS.entries()) {
    const date = days[at] ?? '';
    await press(area(town).click());
    await expect(page.getByText('10 offers', { exact: true })).toBeVisible();
    if (at < 3) {
      await press(day(date).getByRole('button', { name: 'Put 10 here: 10 of 12' }).click());
    } else {
      await press(
        day(date)
          .getByRole('button', { name: /^Add a run/ })
          .click(),
      );
      await press(dialog.getByRole('button', { name: 'Plan the run' }).click());
      await expect(day(date).getByText('10 of 12').or(allTheSame)).toBeVisible();
      if (await allTheSame.isVisible()) await allTheSame.click();
    }
    await expect(day(date).getByText('10 of 12')).toBeVisible();
    await expect(area(town)).toHaveCount(0);
  }
  await expect(page.getByText('Nothing waits for a day.')).toBeVisible();
  expect(await planned()).toEqual(days.map((date) => [date, 10]));
  // Two for a run that is there, three for one that is not.
  expect(counter.presses).toBe(15);
});

test('sixty offers are planned into a week with keys alone', async ({ page, portal }) => {
  const { monday, days, planned } = await sixtyOffers(portal.url);
  await signIn(page);
  await page.goto(`/admin/runs?week=${monday}`);
  const { day, dialog, allTheSame, waits } = board(page);
  await expect(waits(60)).toBeVisible();
  await expect(page.locator('.arealist > li')).toHaveCount(days.length);
  const { counter, press } = counted();
  const key = (name: string) => press(page.keyboard.press(name));

  for (const [at, date] of days.entries()) {
    await key('j');
    await key('x');
    await expect(page.getByText('10 offers', { exact: true })).toBeVisible();
    await key('m');
    await key(String(at + 1));
    if (at >= 3) {
      await expect(dialog.getByLabel('Where to')).not.toHaveValue('');
      await dialog.getByLabel('Van').focus();
      await dialog.getByRole('button', { name: 'Plan the run' }).focus();
      await key('Enter');
      await expect(day(date).getByText('10 of 12').or(allTheSame)).toBeVisible();
      if (await allTheSame.isVisible()) await allTheSame.press('Enter');
    }
    await expect(day(date).getByText('10 of 12')).toBeVisible();
    await expect(page.locator('.arealist > li')).toHaveCount(5 - at);
    // Until the week is read again the next key is refused: what was done last is still being saved.
    if (at < 3) await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
  }
  expect(await planned()).toEqual(days.map((date) => [date, 10]));
  expect(counter.presses).toBe(27);

  await page.setViewportSize({ width: 320, height: 640 });
  expect(await horizontalOverflow(page)).toBe(0);
});
