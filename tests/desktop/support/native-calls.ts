import type { ElectronApplication } from '@playwright/test';

/** Calls that would have reached the system, recorded in the main process: the same on Electron and on the stand-in. */
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
  recorded?: NativeCalls;
  shownNotifications?: Electron.Notification[];
  trayMenu?: Electron.Menu;
  /** The button that is pressed when the system asks. */
  answer?: string;
};

/** Replaces the functions that reach the system by recorders. */
export const recordNativeCalls = (app: ElectronApplication): Promise<void> =>
  app.evaluate(({ dialog, shell, Notification, Tray, app: electron }) => {
    const recorded: NativeCalls = {
      ...{ external: [], opened: [], notifications: [], badgeCount: 0, tray: { toolTip: '' }, questions: [] },
    };
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
    Tray.prototype.setToolTip = (text) => {
      recorded.tray.toolTip = text;
    };
    Tray.prototype.setContextMenu = (menu) => {
      Object.assign(globalThis, { trayMenu: menu });
    };
    // A test that ends with something unsaved leaves it: nobody is there to answer.
    dialog.showMessageBoxSync = (...given: unknown[]) => {
      const {
        message,
        detail = '',
        buttons = [],
        defaultId = 0,
        cancelId = 0,
      } = given.at(-1) as Electron.MessageBoxSyncOptions;
      const [first = '', cancel = ''] = [buttons[defaultId], buttons[cancelId]];
      recorded.questions.push({ message, detail, buttons, default: first, cancel });
      return buttons.indexOf((globalThis as Recorded).answer ?? 'Leave');
    };
    electron.setBadgeCount = (count = 0) => {
      recorded.badgeCount = count;
      return true;
    };
  });

export const nativeCalls = (app: ElectronApplication): Promise<NativeCalls> =>
  app.evaluate(
    () =>
      (globalThis as Recorded).recorded ?? {
        ...{ external: [], opened: [], notifications: [], badgeCount: -1, questions: [] },
        tray: { toolTip: '' },
      },
  );

/** From now on this button is pressed when the system asks. */
export const answerWith = (app: ElectronApplication, button: string): Promise<void> =>
  app.evaluate((_electron, answer) => void Object.assign(globalThis, { answer }), button);

/** Clicks the notification that was shown last. */
export const clickNotification = (app: ElectronApplication): Promise<void> =>
  app.evaluate(() => void (globalThis as Recorded).shownNotifications?.at(-1)?.emit('click'));

/** Presses a button of the notification that was shown last. */
export const pressNotification = (app: ElectronApplication, button: string): Promise<void> =>
  app.evaluate((_electron, text) => {
    const shown = (globalThis as Recorded).shownNotifications?.at(-1);
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
