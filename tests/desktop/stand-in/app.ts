import { BrowserWindow, windowEvents } from './browser-window.ts';
import { acquireLock, releaseLock } from './single-instance.ts';
import {
  appName,
  chosenPaths,
  emitter,
  Preventable,
  pathFor,
  quitting,
  state,
  switches,
  throwOnUnknown,
} from './state.ts';

const BROWSER_ENDS_MS = 3000;

let tellReady: () => void = () => {};
const ready = new Promise<void>((resolve) => {
  tellReady = resolve;
});

const endBrowser = async (): Promise<void> => {
  const browser = state.browser;
  if (browser?.process.exitCode !== null) return;
  const gone = new Promise((resolve) => browser.process.once('exit', resolve));
  browser.root.send('Browser.close').catch(() => {});
  await Promise.race([gone, new Promise((resolve) => setTimeout(resolve, BROWSER_ENDS_MS))]);
};

const exit = async (code = 0): Promise<never> => {
  app.emit('quit', new Preventable(), code);
  await releaseLock();
  await endBrowser();
  process.exit(code);
};

/** Asks every window and the app; true when none of them prevents it. */
const mayQuit = async (): Promise<boolean> => {
  const windows = BrowserWindow.getAllWindows();
  for (const window of windows) {
    window.close();
    if (!window._isClosing) return false;
  }
  const gone = await Promise.all(windows.map((window) => window._goes()));
  if (gone.includes(false)) return false;
  const event = new Preventable();
  app.emit('will-quit', event);
  return !event.defaultPrevented;
};

const quit = async (): Promise<void> => {
  if (state.isQuitting) return;
  const event = new Preventable();
  app.emit('before-quit', event);
  if (event.defaultPrevented) return;
  state.isQuitting = true;
  if (await mayQuit()) await exit(0);
  state.isQuitting = false;
};

export const app = throwOnUnknown(
  'app',
  Object.assign(emitter(), {
    isPackaged: state.isPackaged,
    whenReady: () => ready,
    isReady: () => state.isReady,
    quit: () => void quit(),
    exit: (code?: number) => void exit(code),
    getName: appName,
    getVersion: () => state.package.version ?? '0.0.0',
    getAppPath: () => state.appPath,
    getPath: pathFor,
    setPath: (name: string, path: string) => void chosenPaths.set(name, path),
    requestSingleInstanceLock: () =>
      acquireLock(pathFor('userData'), ({ argv, cwd }) => {
        void ready.then(() => app.emit('second-instance', new Preventable(), argv, cwd));
      }),
    setAsDefaultProtocolClient: () => true,
    setBadgeCount: () => true,
    setAboutPanelOptions: () => {},
    showAboutPanel: () => {},
    enableSandbox(): void {
      if (state.isReady) throw new Error('app.enableSandbox() can only be called before app is ready');
    },
    commandLine: throwOnUnknown('app.commandLine', {
      appendSwitch: (name: string, value = '') => void switches.set(name, value),
    }),
  }),
);

quitting.quit = () => app.quit();
windowEvents.created = (contents) => void app.emit('web-contents-created', new Preventable(), contents);
windowEvents.allClosed = () => {
  if (state.isQuitting) return;
  if (app.listenerCount('window-all-closed') > 0) app.emit('window-all-closed');
  else app.quit();
};

export const becomeReady = (): void => {
  state.isReady = true;
  const { STANDIN_NOTIFICATION: identifier } = process.env;
  // As macOS says which notification started the app. Playwright's loader replaces this emit by its own.
  app.emit('ready', new Preventable(), identifier ? { identifier, actionIdentifier: '', date: 0, userInfo: {} } : {});
  tellReady();
};
