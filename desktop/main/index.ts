import './startup-timing.ts';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { app, crashReporter, protocol } from 'electron';
import { APP_SCHEME } from '../bridge/addresses.ts';
import { APP_ID } from './app-id.ts';
import { createAppState } from './app-state.ts';
import { registerLinks } from './link-registration.ts';
import { createLog } from './log.ts';
import { applyPolicy, policyPath, readPolicy } from './machine-policy.ts';
import { pathOfLaunch } from './notifications/notification-buttons.ts';
import type { OpenShell } from './open-shell.ts';
import type { Opening } from './open-with-retry.ts';
import { hardenApp } from './security/window-security.ts';
import { noSettings, settings as settingsSchema } from './settings.ts';
import { runSingleInstance } from './single-instance.ts';
import { startApp } from './start-app.ts';
import { jsonFile } from './storage/json-file.ts';
import { notifyPutAside } from './storage/put-aside.ts';
import { createMainWindow } from './window/main-window.ts';

const mainFolder = dirname(fileURLToPath(import.meta.url));
const userData = app.getPath('userData');
const log = createLog(join(userData, 'logs', 'portal.log'), () => new Date());
const appState = createAppState();
const onPutAside = notifyPutAside(appState, log.write);
const settings = jsonFile(join(userData, 'settings.json'), settingsSchema, noSettings, onPutAside);
let shell: Opening<OpenShell> | null = null;
const mainWindow = createMainWindow(
  {
    mainFolder,
    settings,
    log,
    appState,
    locate: async (path, server) => (await shell?.get())?.locate(path, server) ?? path,
  },
  process.argv,
);

/** A key store that never answers must not keep the app open. */
const SAVE_WITHIN_MS = 5000;

const saveBeforeQuit = () => {
  let isSaved = false;
  app.on('will-quit', (event) => {
    if (isSaved || !shell) return;
    event.preventDefault();
    const saved = shell.get().then(({ close }) => close());
    const late = wait(SAVE_WITHIN_MS).then(() => log.write('Saving before the end of the app took too long.'));
    void Promise.race([saved, late])
      .catch((error: unknown) => log.write('Saving before the end of the app failed.', error))
      .finally(() => {
        isSaved = true;
        app.quit();
      });
  });
};

const logErrors = () => {
  crashReporter.start({ uploadToServer: false });
  const { electron } = process.versions;
  log.write(`Charity Portal ${app.getVersion()} starts on ${process.platform}, Electron ${electron}.`);
  process.on('uncaughtException', (error) => log.write('Uncaught exception in the main process.', error));
  process.on('unhandledRejection', (error) => log.write('Unhandled rejection in the main process.', error));
  app.on('child-process-gone', (_event, { type, reason }) => log.write(`A child process ended: ${type}, ${reason}.`));
};

/** A test names another file, which a packaged app does not allow. */
const followPolicy = () => {
  const own = app.isPackaged ? undefined : process.env.PORTAL_POLICY;
  const policy = readPolicy(own ?? policyPath(process.platform, process.env.PROGRAMDATA), log.write);
  if (!policy) return;
  appState.set({ mayChangeServer: policy.mayChangeServer });
  try {
    applyPolicy(settings, policy);
  } catch (error) {
    log.write('The servers of the policy could not be stored.', error);
  }
};

const begin = () => {
  protocol.registerSchemesAsPrivileged([
    {
      scheme: APP_SCHEME,
      privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true, codeCache: true },
    },
  ]);
  logErrors();
  if (process.platform === 'win32') app.setAppUserModelId(APP_ID);
  hardenApp(app, (url) => void shell?.get().then((ready) => ready.openAllowedUrl(url)));
  const isDevelopment = process.env.ELECTRON_RENDERER_URL !== undefined;
  registerLinks(app, { execPath: process.execPath, argv: process.argv, isDevelopment });
  app.on('window-all-closed', () => {
    // On macOS the app goes on without a window, and what waits is sent all the same.
    if (process.platform === 'darwin') mainWindow.loadHidden();
    else app.quit();
  });
  saveBeforeQuit();
  // macOS says which notification started the app.
  app.once('ready', (_event, info) => {
    const path = pathOfLaunch(info);
    if (path) mainWindow.startWith(path);
  });
  void app.whenReady().then(() => {
    followPolicy();
    shell = startApp({ mainFolder, settings, log, appState, onPutAside, mainWindow });
  });
};

runSingleInstance(app, begin, mainWindow.openLink);

// Between this and the window's measure lies Electron's own start.
performance.measure('portal:loading', 'portal:load');
