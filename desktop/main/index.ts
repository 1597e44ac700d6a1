import './startup-timing.ts';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { app, crashReporter, protocol } from 'electron';
import { APP_SCHEME, DEEP_LINK_SCHEME } from '../bridge.ts';
import { APP_ID } from './app-id.ts';
import { createLog } from './log.ts';
import { hardenApp } from './security/window-security.ts';
import { noSettings, settings as settingsSchema } from './settings.ts';
import type { Shell } from './shell.ts';
import { runSingleInstance } from './single-instance.ts';
import { startApp } from './start-app.ts';
import { jsonFile } from './storage/json-file.ts';
import { createMainWindow } from './window/main-window.ts';

const mainFolder = dirname(fileURLToPath(import.meta.url));
const userData = app.getPath('userData');
const log = createLog(join(userData, 'logs', 'portal.log'), () => new Date());
const settings = jsonFile(join(userData, 'settings.json'), settingsSchema, noSettings, (path) =>
  log.write(`Could not read ${path}: renamed it to ${path}.damaged and started with default settings.`),
);
let shell: Promise<Shell> | null = null;
const mainWindow = createMainWindow(
  { mainFolder, settings, log, read: async (path) => (await shell)?.read(path) ?? null },
  process.argv,
);

/** Delays the end of the app until everything that is to be stored is on disk. */
const saveBeforeQuit = () => {
  let isSaved = false;
  app.on('will-quit', (event) => {
    if (isSaved || !shell) return;
    event.preventDefault();
    void shell
      .then(({ close }) => close())
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

const begin = () => {
  protocol.registerSchemesAsPrivileged([
    { scheme: APP_SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true } },
  ]);
  logErrors();
  if (process.platform === 'win32') app.setAppUserModelId(APP_ID);
  hardenApp(app, (url) => void shell?.then((ready) => ready.openAllowedUrl(url)));
  // `deepLinkPath` accepts a link in its exact known form only.
  app.setAsDefaultProtocolClient(DEEP_LINK_SCHEME); // eng-disable PROTOCOL_HANDLER_JS_CHECK
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
  saveBeforeQuit();
  void app.whenReady().then(() => {
    shell = startApp({ mainFolder, settings, log, mainWindow });
  });
};

runSingleInstance(app, begin, mainWindow.openLink);

// Between this and the window's measure lies Electron's own start.
performance.measure('portal:loading', 'portal:load');
