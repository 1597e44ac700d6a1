import type { ElectronApplication } from '@playwright/test';

/** Nobody has touched the computer for so long, and the app looks. */
export const leaveAlone = (app: ElectronApplication, minutes: number): Promise<void> =>
  app.evaluate(({ powerMonitor }, seconds) => {
    const ofSystem = powerMonitor.getSystemIdleTime;
    powerMonitor.getSystemIdleTime = () => seconds;
    powerMonitor.emit('resume');
    powerMonitor.getSystemIdleTime = ofSystem;
  }, minutes * 60);
