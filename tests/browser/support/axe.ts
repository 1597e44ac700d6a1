import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** axe leaves target-size off unless it is asked for; what passes need not be told. */
const OPTIONS = { rules: { 'target-size': { enabled: true } }, resultTypes: ['violations' as const] };
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that another theme can break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

const violationsIn = async (page: Page, builder: AxeBuilder, state: string) => {
  // A colour that is still turning into another one is neither.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  const { violations } = await builder.setLegacyMode().analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  expect.soft(found, state).toEqual([]);
};

/** Fails with every violation that axe finds in what a page shows just now; `state` says what that is. */
export const isAccessible = (page: Page, state: string): Promise<void> =>
  violationsIn(page, new AxeBuilder({ page }).options(OPTIONS).withTags(TAGS), state);

/** As `isAccessible`, for what a change of theme alone can break. */
export const hasContrast = (page: Page, state: string): Promise<void> =>
  violationsIn(page, new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withRules(COLOUR_RULES), state);
