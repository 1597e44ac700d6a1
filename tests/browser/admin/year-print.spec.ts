import { collectionCounties } from '#contract/places/counties.ts';
import { defaultRunSettings } from '#contract/runs/default-run-settings.ts';
import { callerTo } from '../../support/product.ts';
import { offer } from '../../support/submissions.ts';
import { expect, signIn, test } from '../support/test-with-own-server.ts';

test.use({ serverEnv: { RATE_LIMITS: 'off' } });

/** How many pages a PDF of Chromium has. */
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

test('the year is printed on two A4 pages, from however many areas and counties offers come', { tag: '@all' }, async ({
  page,
  portal,
}) => {
  const call = callerTo(portal.url);
  const counties = [...collectionCounties.keys()];
  for (const [at, { name }] of defaultRunSettings.areas.entries()) {
    const json = { ...offer, pickupAddress: `1 The Long Road at the Bridge, ${name}` };
    const { status } = await call('post', '/donationitems/simple', {
      json: { ...json, pickupCounty: counties[at % counties.length] },
    });
    expect(status).toBe(201);
  }
  await signIn(page, '/admin/analytics');
  await page.getByRole('link', { name: 'Print the year' }).click();
  await expect(page.getByRole('table', { name: 'By area' })).toContainText('others');
  expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(2);
});
