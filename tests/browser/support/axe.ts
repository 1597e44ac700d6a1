import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

interface Colour {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString(text: string): Colour;
}
type Axe = typeof import('axe-core') & { commons: { color: { Color: { prototype: Colour } } } };
/** The minified one: every page that is looked at has to read it. */
const axe: Axe = createRequire(import.meta.url)('axe-core/axe.min.js');

/** axe leaves target-size off unless it is asked for. */
const EVERYTHING: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true } },
};
/** The rules that another theme can break. */
const COLOURS: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] };

/** Runs in the page. Without it a third of axe's time goes into parsing the same few colours again and again. */
const parseEachColourOnce = (): void => {
  const { prototype } = (window as unknown as { axe: Axe }).axe.commons.color.Color;
  const { parseString } = prototype;
  const parsed = new Map<string, Pick<Colour, 'r' | 'g' | 'b' | 'alpha'>>();
  prototype.parseString = function (text) {
    let colour = parsed.get(text);
    if (!colour) {
      const { r, g, b, alpha } = parseString.call(this, text);
      colour = { r, g, b, alpha };
      parsed.set(text, colour);
    }
    return Object.assign(this, colour);
  };
};

const violationsIn = async (page: Page, options: RunOptions, state: string) => {
  // A colour that is still turning into another one is neither.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  // A page keeps axe until it is left: to bring it costs as much as to ask it.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
    await page.evaluate(parseEachColourOnce);
  }
  const found = await page.evaluate(async (asked) => {
    const run = (window as unknown as { axe: Axe }).axe.run;
    const { violations } = await run({ ...asked, resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }, options);
  expect.soft(found, state).toEqual([]);
};

/** Fails with every violation that axe finds in what a page shows just now; `state` says what that is. */
export const isAccessible = (page: Page, state: string): Promise<void> => violationsIn(page, EVERYTHING, state);

/** As `isAccessible`, for what a change of theme alone can break. */
export const hasContrast = (page: Page, state: string): Promise<void> => violationsIn(page, COLOURS, state);
