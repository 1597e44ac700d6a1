import './start-mark.ts';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { app, crashReporter, protocol } from 'electron';
import { APP_SCHEME, DEEP_LINK_SCHEME } from '../bridge.ts';
import { APP_ID } from './app-id.ts';
import { createFront } from './front.ts';
import { jsonFile } from './json-file.ts';
import { createLog } from './log.ts';
import { hardenApp } from './safety.ts';
import { noSettings, settings as settingsSchema } from './settings.ts';
import type { Shell } from './shell.ts';
import { startApp } from './start.ts';

const here = dirname(fileURLToPath(import.meta.url));
const home = app.getPath('userData');
const log = createLog(join(home, 'logs', 'portal.log'), () => new Date());
const settings = jsonFile(join(home, 'settings.json'), settingsSchema, noSettings, (path) =>
  log.write(`Set aside, cannot be read: ${path}`),
);
let shell: Promise<Shell> | null = null;
const front = createFront(
  { here, settings, log, read: async (path) => (await shell)?.read(path) ?? null },
  process.argv,
);

/** What waits to be written is written before the app ends. */
const saveBeforeQuitting = () => {
  let isSaved = false;
  app.on('will-quit', (event) => {
    if (isSaved || !shell) return;
    event.preventDefault();
    void shell
      .then(({ close }) => close())
      .catch((error: unknown) => log.write('Not everything was saved.', error))
      .finally(() => {
        isSaved = true;
        app.quit();
      });
  });
};

const logFaults = () => {
  crashReporter.start({ uploadToServer: false });
  log.write(`Charity Portal ${app.getVersion()} starts on ${process.platform}, Electron ${process.versions.electron}.`);
  process.on('uncaughtException', (error) => log.write('A fault in the main process.', error));
  process.on('unhandledRejection', (error) => log.write('A fault in the main process.', error));
  app.on('child-process-gone', (_event, { type, reason }) => log.write(`A helper process ended: ${type}, ${reason}.`));
};

const begin = () => {
  protocol.registerSchemesAsPrivileged([
    { scheme: APP_SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true } },
  ]);
  logFaults();
  if (process.platform === 'win32') app.setAppUserModelId(APP_ID);
  hardenApp(app, (url) => void shell?.then((ready) => ready.openOutside(url)));
  // A link is taken only in its exact known form.
  app.setAsDefaultProtocolClient(DEEP_LINK_SCHEME); // eng-disable PROTOCOL_HANDLER_JS_CHECK
  app.on('second-instance', (_event, words) => front.openLink(words));
  app.on('open-url', (event, url) => {
    event.preventDefault();
    front.openLink([url]);
  });
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
  saveBeforeQuitting();
  void app.whenReady().then(() => {
    shell = startApp({ here, settings, log, front });
  });
};

if (app.requestSingleInstanceLock()) begin();
else app.quit();

// What lies between this and the window's measure is Electron's own start.
performance.measure('portal:loading', 'portal:load');
