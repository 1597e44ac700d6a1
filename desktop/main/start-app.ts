import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { app, ipcMain, net, powerMonitor, protocol, safeStorage, session, shell as system } from 'electron';
import { APP_SCHEME } from '../bridge.ts';
import { startAutoUpdater } from './auto-updater.ts';
import { createDevServer } from './dev-server.ts';
import type { Log } from './log.ts';
import { setBadgeCount } from './notifications/badge.ts';
import { showNotification } from './notifications/native-notification.ts';
import { handleProtocol } from './protocol-handler.ts';
import { registerIpcHandlers } from './security/ipc-handlers.ts';
import { hardenSession } from './security/window-security.ts';
import { problemResponse } from './server/api-responses.ts';
import type { Settings } from './settings.ts';
import { createShell, type Shell } from './shell.ts';
import type { JsonFile } from './storage/json-file.ts';
import { createSafeStorage } from './storage/safe-storage.ts';
import { setAppMenu } from './window/app-menu.ts';
import type { MainWindow } from './window/main-window.ts';

export interface StartDeps {
  /** The folder of the built main process. */
  mainFolder: string;
  settings: JsonFile<Settings>;
  log: Log;
  mainWindow: MainWindow;
}

const setTimer = (ms: number, work: () => void) => {
  const timer = setTimeout(work, ms);
  return () => clearTimeout(timer);
};

const openShell = async ({ settings, log, mainWindow }: StartDeps, onChange: () => void): Promise<Shell> => {
  const isLinux = process.platform === 'linux';
  return createShell({
    ...{ version: app.getVersion(), settings, log, setTimer, newKey: randomUUID },
    safeStorage: await createSafeStorage(safeStorage, isLinux, settings.read().keepWeakly),
    folder: join(app.getPath('userData'), 'servers'),
    fetch: (input, init) => net.fetch(input instanceof URL ? input.href : input, init),
    now: () => new Date(),
    sendState(state) {
      mainWindow.sendState(state);
      onChange();
    },
    sendCommand: mainWindow.sendCommand,
    notify: (notice) => showNotification(notice, (path) => void mainWindow.open(path)),
    setBadgeCount: (count) => setBadgeCount(app, mainWindow.browserWindow(), count),
    // `allowedExternal` has checked the address.
    openInBrowser: (url) => system.openExternal(url), // eng-disable OPEN_EXTERNAL_JS_CHECK
  });
};

const registerProtocol = ({ mainFolder, log }: StartDeps, ready: Promise<Shell>) => {
  const deps = {
    folder: join(mainFolder, '../renderer'),
    proxyApi: async (request: Request) => (await ready).handle(request),
    devServer: createDevServer(app.isPackaged, process.env.ELECTRON_RENDERER_URL),
  };
  protocol.handle(APP_SCHEME, (request) =>
    handleProtocol(deps, request).catch((error: unknown) => {
      log.write('A request of the interface failed.', error);
      return problemResponse(500, 'internal', 'Something went wrong in the app. The error log says more.');
    }),
  );
};

const registerIpc = ({ mainWindow, log }: StartDeps, ready: Promise<Shell>) =>
  registerIpcHandlers(
    ipcMain,
    {
      async start() {
        const shell = await ready;
        const path = await mainWindow.rendererReady();
        return { state: shell.state(), path };
      },
      'server:choose': async (server) => (await ready).chooseServer(server),
      'server:remove': async (url) => void (await (await ready).removeServer(url)),
      sync: async () => void (await (await ready).sync()),
      'queue:cancel': async (key) => void (await (await ready).removeDecision(key)),
      'queue:dismiss': async (key) => void (await (await ready).removeDecision(key)),
      'notices:set': async (on) => void (await ready).setNotices(on),
      'token-storage:allow-weak': async () => void (await (await ready).allowWeakStorage()),
      'open-allowed-url': async (url) => (await ready).openAllowedUrl(url),
      'sign-in': async (provider) => (await ready).signInWith(provider),
    },
    log.write,
  );

/** Starts the app once Electron is ready; the window opens at once, while the shell reads its files. */
export const startApp = (deps: StartDeps): Promise<Shell> => {
  const { mainWindow, log } = deps;
  performance.mark('portal:ready');
  hardenSession(session.defaultSession);
  // There is no dictionary of Irish English; macOS chooses by itself and ignores this.
  session.defaultSession.setSpellCheckerLanguages(['en-GB']);
  const setMenu = () => void ready.then((shell) => setAppMenu(shell, mainWindow, log.path));
  const ready = openShell(deps, () => setMenu());
  registerProtocol(deps, ready);
  registerIpc(deps, ready);
  mainWindow.show();
  performance.measure('portal:opening', 'portal:ready');
  ready.then(setMenu, (error: unknown) => log.write('The app could not start.', error));
  powerMonitor.on('resume', () => void ready.then(({ sync }) => sync()));
  app.on('activate', mainWindow.show);
  app.setAboutPanelOptions({ applicationName: 'Charity Portal', applicationVersion: app.getVersion() });
  startAutoUpdater(app, log);
  return ready;
};
