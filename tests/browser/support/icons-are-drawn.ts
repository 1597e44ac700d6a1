import { expect, type Page } from '@playwright/test';

/** Waits until every icon in view has come with its sprite: one that has not takes no room. */
export const iconsAreDrawn = async (page: Page) => {
  const icons = page.locator('svg.i:visible > use');
  await expect(icons.first()).toBeAttached();
  const undrawn = () =>
    icons.evaluateAll((all: SVGUseElement[]) =>
      all.filter((one) => Math.max(one.getBBox().width, one.getBBox().height) === 0).map(({ href }) => href.baseVal),
    );
  await expect.poll(undrawn).toEqual([]);
};
