import { EventEmitter } from 'node:events';
import type { NotificationConstructorOptions } from 'electron';
import { emitter, NotInStandIn, needReady, throwOnUnknown } from './state.ts';

/** A call that would reach the system: tests replace it by a recorder; an unexpected call fails the test. */
const unexpected = (name: string) => async (): Promise<never> => {
  throw new NotInStandIn(`${name}: put a recorder in its place`);
};

export class Notification extends EventEmitter {
  readonly title: string;
  readonly body: string;
  readonly actions: readonly { type: string; text?: string }[];
  readonly id: string;
  constructor({ title = '', body = '', actions = [], id = '' }: NotificationConstructorOptions = {}) {
    super();
    this.title = title;
    this.body = body;
    this.actions = actions;
    this.id = id;
  }
  static isSupported(): boolean {
    return true;
  }
  show(): void {
    needReady('Notification');
    throw new NotInStandIn('Notification.show: put a recorder in its place');
  }
}

/** The same for a call that answers at once. */
const unexpectedSync = (name: string) => (): never => {
  throw new NotInStandIn(`${name}: put a recorder in its place`);
};

export const dialog = throwOnUnknown('dialog', {
  showMessageBox: unexpected('dialog.showMessageBox'),
  showMessageBoxSync: unexpectedSync('dialog.showMessageBoxSync'),
  showOpenDialog: unexpected('dialog.showOpenDialog'),
  showSaveDialog: unexpected('dialog.showSaveDialog'),
});
export const shell = throwOnUnknown('shell', {
  openExternal: unexpected('shell.openExternal'),
  openPath: unexpected('shell.openPath'),
  showItemInFolder: unexpected('shell.showItemInFolder'),
});

const workArea = { x: 0, y: 0, width: 1920, height: 1040 };
export const screen = throwOnUnknown(
  'screen',
  Object.assign(emitter(), { getAllDisplays: () => [{ id: 1, workArea }] }),
);
const themes = ['system', 'light', 'dark'] as const;
type Theme = (typeof themes)[number];
let themeSource: Theme = 'system';
/** What shows the theme: every page, as its media query says. */
export const themeFollowers = new Set<(theme: Theme) => void>();

export const nativeTheme = throwOnUnknown(
  'nativeTheme',
  Object.assign(emitter(), {
    get shouldUseDarkColors(): boolean {
      return themeSource === 'dark';
    },
    get themeSource(): Theme {
      return themeSource;
    },
    set themeSource(theme: Theme) {
      if (!themes.includes(theme))
        throw new TypeError(`Error processing argument at index 0, conversion failure from ${theme}`);
      themeSource = theme;
      for (const follow of themeFollowers) follow(theme);
      nativeTheme.emit('updated');
    },
  }),
);
export const powerMonitor = throwOnUnknown('powerMonitor', Object.assign(emitter(), { getSystemIdleTime: () => 0 }));
/** Touch ID is macOS's alone. */
export const systemPreferences = throwOnUnknown('systemPreferences', {});
/** The system's own updater; electron-updater emits its event. */
export const autoUpdater = throwOnUnknown('autoUpdater', emitter());
export const crashReporter = throwOnUnknown('crashReporter', { start: () => {} });
/** An image that is only known by its source. */
export const nativeImage = throwOnUnknown('nativeImage', {
  createFromDataURL(url: string): { url: string } {
    if (!/^data:image\/(png|jpeg);base64,/.test(url)) throw new Error('createFromDataURL needs a PNG or JPEG');
    return { url };
  },
});

/** An icon in the tray; its menu is read by tests. */
export class Tray extends EventEmitter {
  constructor(image: unknown) {
    super();
    needReady('Tray');
    this.setImage(image);
  }
  setImage(image: unknown): void {
    if (!image || typeof image !== 'object') throw new TypeError('Tray needs an image');
  }
  setToolTip(_text: string): void {}
  setContextMenu(_menu: unknown): void {}
}
