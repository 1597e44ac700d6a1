import { limitMs } from '../../../scripts/test-limits.mjs';
import { publicPages } from '../../support/public-pages.ts';
import { signedInState } from '../support/session.ts';
import { expect, pageGroups, test } from '../support/test-public-site.ts';
import { unexplained } from '../support/unexplained-places.ts';

const softly = expect.configure({ soft: true });

test.use({ storageState: async ({ site }, use) => use(await signedInState(site.url)) });

test.describe('staff can edit every heading, paragraph and picture that is not fixed for a reason', () => {
  for (const { group, paths, tag } of pageGroups(publicPages)) {
    test(`on ${group}`, { tag }, async ({ page }) => {
      test.setTimeout(limitMs(paths.length * 20_000));
      for (const path of paths) {
        await page.goto(path);
        await page.waitForSelector('html[data-hydrated]');
        // The frames around what can be edited come one by one.
        await softly.poll(() => unexplained(page, path)).toEqual({ path, withoutReason: [], reasonsForNothing: [] });
      }
    });
  }
});
