import { join } from 'node:path';
import { app, net, powerMonitor, safeStorage, shell as system, systemPreferences } from 'electron';
import type { AppStateStore } from './app-state.ts';
import { createAppLock } from './lock/app-lock.ts';
import { lockShell } from './lock/lock-shell.ts';
import { createSystemUnlock } from './lock/system-unlock.ts';
import type { Log } from './log.ts';
import { setBadgeCount } from './notifications/badge.ts';
import { createNotifier } from './notifications/native-notification.ts';
import { withProxyLogin } from './proxy-login.ts';
import { cancellableFetch } from './server/cancellable-fetch.ts';
import type { Settings } from './settings.ts';
import { changeSettings } from './settings.ts';
import { createShell, type Shell } from './shell.ts';
import type { JsonFile } from './storage/json-file.ts';
import { createSafeStorage } from './storage/safe-storage.ts';
import type { MainWindow } from './window/main-window.ts';

export interface StartDeps {
  mainFolder: string;
  settings: JsonFile<Settings>;
  log: Log;
  appState: AppStateStore;
  onPutAside(newPath: string): void;
  mainWindow: MainWindow;
}

export const setTimer = (ms: number, work: () => void): (() => void) => {
  const timer = setTimeout(work, ms);
  return () => clearTimeout(timer);
};

/** Uses Electron's network stack, which knows the system's proxies. */
export const createNetwork = ({ appState }: Pick<StartDeps, 'appState'>) =>
  withProxyLogin({
    fetch: cancellableFetch((input, init) => net.fetch(input instanceof URL ? input.href : input, init)),
    request: (url) => net.request(url),
    show: (proxyLogin) => appState.set({ proxyLogin }),
  });

const createNoticesFail = ({ settings, appState }: StartDeps) => ({
  tell: () => !settings.read().knowsNoticesFail && appState.set({ noticesFail: true }),
  dismiss() {
    changeSettings(settings, { knowsNoticesFail: true });
    appState.set({ noticesFail: false });
  },
});

export const openShell = async (deps: StartDeps, fetch: typeof globalThis.fetch, onChange: () => void) => {
  const { settings, log, appState, onPutAside, mainWindow } = deps;
  const noticesFail = createNoticesFail(deps);
  const isLinux = process.platform === 'linux';
  const now = () => new Date();
  const systemUnlock = createSystemUnlock(process.platform, systemPreferences);
  const lock = createAppLock({ settings, appState, log, now, hasSystemUnlock: systemUnlock.isThere });
  const open = (path: string, server?: string) => void mainWindow.open(path, server);
  const notify = createNotifier({ log, open, platform: process.platform, onFailed: noticesFail.tell });
  const shell: Shell = await createShell({
    ...{ version: app.getVersion(), settings, log, appState, onPutAside, setTimer, fetch },
    safeStorage: await createSafeStorage(safeStorage, isLinux, settings.read().keepWeakly),
    folder: join(app.getPath('userData'), 'servers'),
    now,
    sendState(state) {
      mainWindow.sendState(lock.shown(state));
      onChange();
    },
    sendCommand: mainWindow.sendCommand,
    // Names stand in notifications.
    notify: (notice) => void (lock.isLocked() || notify(notice)),
    setBadgeCount: (count) => setBadgeCount(app, mainWindow.browserWindow(), count),
    // `allowedExternal` has checked the address.
    openInBrowser: (url) => system.openExternal(url),
  });
  const locked = lockShell(shell, {
    ...{ lock, system: systemUnlock, now, setTimer },
    idleSeconds: () => powerMonitor.getSystemIdleTime(),
    onWake: (work) => powerMonitor.on('resume', work),
    refresh: () => mainWindow.sendCommand({ do: 'refresh' }),
  });
  return { ...locked, dismissNoticesFail: noticesFail.dismiss };
};
export type OpenShell = Awaited<ReturnType<typeof openShell>>;
