import type { ElectronApplication } from '@playwright/test';

/** Calls that would have reached the system, recorded in the main process: the same on Electron and on the stand-in. */
export interface NativeCalls {
  external: string[];
  opened: string[];
  notifications: { title: string; body: string }[];
  badgeCount: number;
}

type Recorded = typeof globalThis & { recorded?: NativeCalls; shownNotifications?: Electron.Notification[] };

/** Replaces the functions that reach the system by recorders. */
export const recordNativeCalls = (app: ElectronApplication): Promise<void> =>
  app.evaluate(({ shell, Notification, app: electron }) => {
    const recorded: NativeCalls = { external: [], opened: [], notifications: [], badgeCount: 0 };
    const shown: Electron.Notification[] = [];
    Object.assign(globalThis, { recorded, shownNotifications: shown });
    shell.openExternal = async (url) => void recorded.external.push(url);
    shell.openPath = async (path) => {
      recorded.opened.push(path);
      return '';
    };
    Notification.prototype.show = function show(this: Electron.Notification) {
      recorded.notifications.push({ title: this.title, body: this.body });
      shown.push(this);
    };
    electron.setBadgeCount = (count = 0) => {
      recorded.badgeCount = count;
      return true;
    };
  });

export const nativeCalls = (app: ElectronApplication): Promise<NativeCalls> =>
  app.evaluate(
    () => (globalThis as Recorded).recorded ?? { external: [], opened: [], notifications: [], badgeCount: -1 },
  );

/** Clicks the notification that was shown last. */
export const clickNotification = (app: ElectronApplication): Promise<void> =>
  app.evaluate(() => void (globalThis as Recorded).shownNotifications?.at(-1)?.emit('click'));
