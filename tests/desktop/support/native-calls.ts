import type { ElectronApplication } from '@playwright/test';

/** What record-native-calls.cjs recorded in the main process instead of reaching the system. */
export interface NativeCalls {
  external: string[];
  opened: string[];
  notifications: { title: string; body: string }[];
  badgeCount: number;
  tray: { toolTip: string };
  /** Questions of the system's own, which wait for an answer. */
  questions: { message: string; detail: string; buttons: string[]; default: string; cancel: string }[];
}

type Recorded = typeof globalThis & {
  recorded: NativeCalls;
  shownNotifications: Electron.Notification[];
  trayMenu?: Electron.Menu;
  /** The button that is pressed when the system asks. */
  answer?: string;
};

export const nativeCalls = (app: ElectronApplication): Promise<NativeCalls> =>
  app.evaluate(() => (globalThis as Recorded).recorded);

/** From now on this button is pressed when the system asks. */
export const answerWith = (app: ElectronApplication, button: string): Promise<void> =>
  app.evaluate((_electron, answer) => void Object.assign(globalThis, { answer }), button);

/** Clicks the notification that was shown last. */
export const clickNotification = (app: ElectronApplication): Promise<void> =>
  app.evaluate(() => void (globalThis as Recorded).shownNotifications.at(-1)?.emit('click'));

/** Presses a button of the notification that was shown last. */
export const pressNotification = (app: ElectronApplication, button: string): Promise<void> =>
  app.evaluate((_electron, text) => {
    const shown = (globalThis as Recorded).shownNotifications.at(-1);
    const actionIndex = shown?.actions.findIndex((action) => action.text === text) ?? -1;
    if (actionIndex < 0) throw new Error(`No button ${text}`);
    shown?.emit('action', { actionIndex }, actionIndex, -1);
  }, button);

/** Clicks an entry of the application's menu. */
export const clickMenu = (app: ElectronApplication, id: string): Promise<void> =>
  app.evaluate(({ Menu }, wanted) => {
    const item = Menu.getApplicationMenu()?.getMenuItemById(wanted);
    if (!item) throw new Error(`No menu entry ${wanted}`);
    item.click();
  }, id);

/** Clicks an entry of the tray's menu. */
export const clickTray = (app: ElectronApplication, id: string): Promise<void> =>
  app.evaluate((_electron, wanted) => {
    const item = (globalThis as Recorded).trayMenu?.getMenuItemById(wanted);
    if (!item) throw new Error(`No entry ${wanted} in the tray`);
    item.click();
  }, id);

/** The labels of the tray's menu. */
export const trayLabels = (app: ElectronApplication): Promise<string[]> =>
  app.evaluate(() => (globalThis as Recorded).trayMenu?.items.map(({ label }) => label) ?? []);
