import type { ElectronApplication } from '@playwright/test';

/** What would have left the app: recorded in the main process, the same on Electron and on the stand-in. */
export interface Natives {
  external: string[];
  opened: string[];
  notes: { title: string; body: string }[];
  count: number;
}

type Recorded = typeof globalThis & { recorded?: Natives; shownNotes?: Electron.Notification[] };

/** Puts recorders in place of the calls that reach the system. */
export const recordNatives = (app: ElectronApplication): Promise<void> =>
  app.evaluate(({ shell, Notification, app: electron }) => {
    const recorded: Natives = { external: [], opened: [], notes: [], count: 0 };
    const shown: Electron.Notification[] = [];
    Object.assign(globalThis, { recorded, shownNotes: shown });
    shell.openExternal = async (url) => void recorded.external.push(url);
    shell.openPath = async (path) => {
      recorded.opened.push(path);
      return '';
    };
    Notification.prototype.show = function show(this: Electron.Notification) {
      recorded.notes.push({ title: this.title, body: this.body });
      shown.push(this);
    };
    electron.setBadgeCount = (count = 0) => {
      recorded.count = count;
      return true;
    };
  });

export const natives = (app: ElectronApplication): Promise<Natives> =>
  app.evaluate(() => (globalThis as Recorded).recorded ?? { external: [], opened: [], notes: [], count: -1 });

/** Clicks the notification that was shown last, as a person does. */
export const clickNote = (app: ElectronApplication): Promise<void> =>
  app.evaluate(() => void (globalThis as Recorded).shownNotes?.at(-1)?.emit('click'));
