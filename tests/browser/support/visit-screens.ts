import type { Page } from '@playwright/test';
import type { PortalScreen } from './portal-screens.ts';
import { waitUntilLoaded, walkTo } from './test-portal.ts';

/** Looks at screens one after the other. From one that was left as it came the next is walked to; a dialog that was opened is left by loading anew. */
export const visitScreens = async (
  page: Page,
  screens: readonly PortalScreen[],
  look: (screen: PortalScreen) => Promise<void>,
): Promise<void> => {
  for (const [at, screen] of screens.entries()) {
    await page.setViewportSize({ width: 1440, height: 900 });
    if (screens[at - 1]?.reach) {
      await page.goto(screen.path);
      await waitUntilLoaded(page);
    } else await walkTo(page, screen.path);
    await screen.reach?.(page);
    await waitUntilLoaded(page);
    await look(screen);
  }
};
