import { addDays, dublinDay, weekdayOf, weekdays } from '#contract/dublin.ts';
import { callerTo } from '../support/product.ts';
import { STAFF } from '../support/server-process.ts';
import { offer } from '../support/submissions.ts';
import { horizontalOverflow } from './support/horizontal-overflow.ts';
import { expect, signIn, test } from './support/test-with-own-server.ts';

test.use({ serverEnv: { RATE_LIMITS: 'off' } });

const TOWNS = ['New Ross', 'Enniscorthy', 'Wexford', 'Gorey', 'Bunclody', 'Carlow'];

/** Forty approved pickups in six towns. */
const fortyPickups = async (url: string) => {
  const call = callerTo(url);
  const { body } = await call('post', '/auth/login', { json: STAFF });
  const as = { authorization: `Bearer ${body.accessToken}` };
  for (let count = 0; count < 40; count += 1) {
    const json = {
      ...offer,
      pickupRequired: true,
      pickupAddress: `${count} Main Street, ${TOWNS[count % TOWNS.length]}`,
    };
    const { body: sent } = await call('post', '/donationitems/simple', { json });
    await call('patch', `/donationitems/${sent.id}/review`, { as, json: { status: 'approved' } });
  }
  return { call, as };
};

test('a day of twelve stops is planned from forty offers with keys alone', { tag: '@all' }, async ({
  page,
  portal,
}) => {
  const { call, as } = await fortyPickups(portal.url);
  await signIn(page);
  // Monday of next week: no day of it is over.
  const today = dublinDay(new Date());
  const monday = addDays(today, 7 - weekdays.indexOf(weekdayOf(today)));
  await page.goto(`/admin/runs?week=${monday}`);
  await expect(page.getByText('40 offers wait for a day.')).toBeVisible();

  await page.getByRole('button', { name: 'Add a run on Thursday' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Plan a run' });
  await expect(dialog.getByLabel('Van')).not.toHaveValue('');
  await dialog.getByRole('button', { name: 'Plan the run' }).focus();
  await page.keyboard.press('Enter');
  const allTheSame = dialog.getByRole('button', { name: 'Plan it all the same' });
  await expect(dialog.or(allTheSame))
    .toHaveCount(0)
    .catch(() => allTheSame.press('Enter'));
  await expect(dialog).toHaveCount(0);

  const offers = page.locator('.offer .pick');
  for (let count = 0; count < 12; count += 1) {
    await offers.nth(count).focus();
    await page.keyboard.press('Space');
  }
  await expect(page.getByText('12 offers')).toBeVisible();
  await page.keyboard.press('m');
  await page.keyboard.press('4');
  await expect(page.getByText('28 offers wait for a day.')).toBeVisible();

  await page
    .getByRole('region', { name: /^Thursday/ })
    .getByRole('link')
    .press('Enter');
  await expect(page.getByRole('heading', { name: /^12 of \d+ stops$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Suggest an order' }).press('Enter');
  const take = page.getByRole('button', { name: 'Take this order' });
  await expect(take.or(page.getByText('There is no shorter order.'))).toBeVisible();
  if (await take.isVisible()) await take.press('Enter');
  await expect(page.getByText('There is no shorter order.').or(page.getByText(/ in straight lines\.$/))).toBeVisible();
  const tell = page.getByRole('button', { name: 'Tell 12 donors the day' });
  await expect(tell).toBeEnabled();
  await tell.press('Enter');
  await expect(page.getByText('Agreed', { exact: true })).toHaveCount(12);
  const { body } = await call('get', `/runs?from=${monday}&to=${addDays(monday, 6)}`, { as });
  expect(body.runs).toMatchObject([{ agreed: 12 }]);

  await page.setViewportSize({ width: 320, height: 700 });
  expect(await horizontalOverflow(page)).toBe(0);
});
