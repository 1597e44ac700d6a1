import { ipcMain, shell as system } from 'electron';
import { chooseDownloadFolder } from './downloads/download-folder.ts';
import type { Downloads } from './downloads/follow-downloads.ts';
import type { createNetwork, OpenShell, StartDeps } from './open-shell.ts';
import type { Opening } from './open-with-retry.ts';
import { registerIpcHandlers } from './security/ipc-handlers.ts';
import type { Updates } from './updates/updates.ts';
import { clickMenu } from './window/app-menu.ts';
import { chooseTheme } from './window/system-theme.ts';
import { controlWindow } from './window/window-controls.ts';

interface RegisterIpcDeps extends StartDeps {
  network: ReturnType<typeof createNetwork>;
  downloads: Downloads;
  updates: Updates | null;
}

export const registerIpc = (deps: RegisterIpcDeps, ready: Opening<OpenShell>): void => {
  const { mainWindow, settings, log, appState, network, downloads, updates } = deps;
  registerIpcHandlers(
    ipcMain,
    {
      async start() {
        try {
          const shell = await ready.again();
          const path = await mainWindow.rendererReady();
          return { ok: true, state: shell.state(), path };
        } catch (error) {
          log.write('The app could not start.', error);
          return { ok: false, logPath: log.path };
        }
      },
      'server:choose': async (server) => (await ready.get()).chooseServer(server),
      'server:remove': async (url) => void (await (await ready.get()).removeServer(url)),
      async sync() {
        network.askAgain();
        await (await ready.get()).sync();
      },
      'kept:read': async (of) => (await ready.get()).readOffline(of),
      'kept:write': async (change) => void (await (await ready.get()).writeOffline(change)),
      'kept:give-up-locked': async () => void (await (await ready.get()).giveUpLocked()),
      'put-aside:dismiss': () => void appState.set({ putAside: [] }),
      'log:open': async () => void (await system.openPath(log.path)),
      'download:show': (id) => void downloads.show(id),
      'download:dismiss': (id) => void downloads.dismiss(id),
      'download:choose-folder': async () => void (await chooseDownloadFolder(settings)),
      'menu:click': (id) => void clickMenu(id, mainWindow),
      'window:control': (control) => void controlWindow(mainWindow.browserWindow(), control),
      'theme:set': (theme) => chooseTheme(settings, theme),
      'offline:set': async (on) => void (await ready.get()).workOffline(on),
      'notices-fail:dismiss': async () => void (await ready.get()).dismissNoticesFail(),
      'proxy:answer': (given) => void network.answer(given),
      'update:put-away': (step) => void updates?.putAway(step),
      'update:install': async () => void (await updates?.install()),
      'notices:set': async (on) => void (await ready.get()).setNotices(on),
      'token-storage:allow-weak': async () => void (await (await ready.get()).allowWeakStorage()),
      'open-allowed-url': async (url) => (await ready.get()).openAllowedUrl(url),
      'lock:now': async () => void (await ready.get()).lock.lock(),
      'lock:sign-out': async () => void (await (await ready.get()).signOut()),
      'lock:set-after': async (minutes) => void (await ready.get()).lock.setAfter(minutes),
      unlock: async (how) => (await ready.get()).unlock(how),
      'sign-in': async (provider) => (await ready.get()).signInWith(provider),
    },
    log.write,
  );
};
