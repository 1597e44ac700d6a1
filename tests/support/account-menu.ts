import type { Page } from '@playwright/test';

/** What the account menu at the foot of the sidebar has under a name, once it is open. */
export const inAccountMenu = async (page: Page, role: 'link' | 'button', name: string) => {
  const menu = page.locator('.acctmenu').first();
  if (!(await menu.isVisible())) await page.locator('.acct').first().click();
  return menu.getByRole(role, { name, exact: true });
};
