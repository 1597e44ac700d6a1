import { app, Menu, shell as system } from 'electron';
import type { ShellCommand } from '../../bridge/shell-state.ts';
import type { AppStateStore } from '../app-state.ts';
import { saveDiagnostics } from '../diagnostics/save-diagnostics.ts';
import type { Log } from '../log.ts';
import type { OpenShell } from '../open-shell.ts';
import type { Settings } from '../settings.ts';
import type { JsonFile } from '../storage/json-file.ts';
import type { Updates } from '../updates/updates.ts';
import type { MainWindow } from './main-window.ts';
import type { MenuActions } from './menu/menu-state.ts';
import { menuModel } from './menu-model.ts';
import { menuTemplate } from './menu-template.ts';

interface AppMenuDeps {
  shell: OpenShell;
  syncNow(): void;
  mainWindow: MainWindow;
  appState: AppStateStore;
  settings: JsonFile<Settings>;
  log: Log;
  /** Null where the app is not updated from a feed. */
  updates: Updates | null;
}

const actionsOf = ({ shell, syncNow, mainWindow, settings, log, updates }: AppMenuDeps): MenuActions => ({
  sendCommand(command: ShellCommand) {
    mainWindow.show();
    mainWindow.sendCommand(command);
  },
  sync: syncNow,
  reload: mainWindow.reload,
  setNotices: shell.setNotices,
  workOffline: (on) => void shell.workOffline(on),
  openServer(url) {
    mainWindow.show();
    shell.switchTo(url);
  },
  openWebsite: () => {
    const { server } = shell.state();
    if (server) void shell.openAllowedUrl(server.url);
  },
  checkForUpdates() {
    mainWindow.show();
    mainWindow.sendCommand({ do: 'show-update' });
    void updates?.ask();
  },
  lock: () => shell.lock.lock(),
  openLog: () => void system.openPath(log.path),
  saveDiagnostics: () =>
    void saveDiagnostics(settings, log, shell.state()).catch((error: unknown) =>
      log.write('The diagnostics could not be saved.', error),
    ),
  about: () => app.showAboutPanel(),
});

export const createAppMenu = (deps: AppMenuDeps) => {
  const actions = actionsOf(deps);
  const isMac = process.platform === 'darwin';
  let last = '';
  return (): void => {
    const { notices, user, offlineSince, servers, server } = deps.shell.state();
    const isOffline = offlineSince !== null;
    const shown = {
      isMac,
      isPackaged: app.isPackaged,
      notices,
      role: user?.role ?? null,
      isOffline,
      mayUpdate: deps.updates !== null,
    };
    const state = { ...shown, servers, server: server?.url ?? null };
    const key = JSON.stringify(state);
    if (key === last) return;
    last = key;
    const template = menuTemplate(actions, state);
    Menu.setApplicationMenu(Menu.buildFromTemplate(template));
    if (!isMac) deps.appState.set({ menu: menuModel(template) });
  };
};

export const clickMenu = (id: string, mainWindow: MainWindow): void => {
  const item = Menu.getApplicationMenu()?.getMenuItemById(id);
  const window = mainWindow.browserWindow();
  // Roles act on the window that they are given.
  if (item?.enabled) item.click(undefined, window ?? undefined, window?.webContents);
};
