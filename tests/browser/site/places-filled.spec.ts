import { limitMs } from '../../../scripts/test-limits.mjs';
import { fixedWhenFilled } from '../support/fixed-places.ts';
import { signedInState } from '../support/session.ts';
import { expect, test } from '../support/test-filled-site.ts';
import { unexplained } from '../support/unexplained-places.ts';

/** Pages that say something else once settings and lists are filled in, and what is asked of them. */
const FILLED = [
  '/what-we-take',
  '/what-we-take?q=matress',
  '/what-we-take?q=helicopter',
  '/donations',
  '/services/donation-shop',
  '/support',
  '/who-we-are',
  '/search?q=zither',
];

const softly = expect.configure({ soft: true });

test.use({ storageState: async ({ filledSite }, use) => use(await signedInState(filledSite.server.url)) });

test('staff can edit every heading, paragraph and picture of a page whose lists and settings are filled in', {
  tag: '@all',
}, async ({ page }) => {
  test.setTimeout(limitMs(FILLED.length * 20_000));
  for (const path of FILLED) {
    await page.goto(path);
    await page.waitForSelector('html[data-hydrated]');
    // The frames around what can be edited come one by one.
    await softly
      .poll(() => unexplained(page, path, fixedWhenFilled))
      .toEqual({ path, withoutReason: [], reasonsForNothing: [] });
  }
});
