import { type ElectronApplication, expect, type Page } from '@playwright/test';

/** Nobody has touched the computer for so long, and the app looks. */
export const leaveAlone = (app: ElectronApplication, minutes: number): Promise<void> =>
  app.evaluate(({ powerMonitor }, seconds) => {
    const ofSystem = powerMonitor.getSystemIdleTime;
    powerMonitor.getSystemIdleTime = () => seconds;
    powerMonitor.emit('resume');
    powerMonitor.getSystemIdleTime = ofSystem;
  }, minutes * 60);

/** Chooses on the account's screen when the app locks; it shows the choice once the app itself knows of it. */
export const chooseLockAfter = async (page: Page, minutes: number): Promise<void> => {
  await page.locator('#main').getByText('More', { exact: true }).click();
  const choice = page.getByLabel('Lock when nobody was here for');
  await choice.selectOption(`${minutes} minutes`);
  await expect(choice).toHaveValue(String(minutes));
};
