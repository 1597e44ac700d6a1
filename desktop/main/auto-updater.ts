import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type App, dialog } from 'electron';
import type { Log } from './log.ts';

const FIRST_AFTER_MS = 5000;
const EVERY_MS = 12 * 60 * 60_000;

const askToRestart = async (version: string): Promise<boolean> => {
  const { response } = await dialog.showMessageBox({
    type: 'info',
    message: `Charity Portal ${version} is ready.`,
    detail: 'It is installed when the app restarts. Please finish what you are writing first.',
    buttons: ['Restart now', 'Later'],
    defaultId: 1,
    cancelId: 1,
  });
  return response === 0;
};

/** Looks for a newer version on the server named in the package, five seconds after the start and twice a day; only in a packaged app that names one. */
export const startAutoUpdater = (app: App, log: Log): void => {
  if (!app.isPackaged || !existsSync(join(process.resourcesPath, 'app-update.yml'))) return;
  const check = async () => {
    try {
      const { default: updater } = await import('electron-updater');
      const { autoUpdater } = updater;
      autoUpdater.logger = null;
      autoUpdater.removeAllListeners('update-downloaded');
      autoUpdater.on('update-downloaded', async ({ version }) => {
        if (await askToRestart(version)) autoUpdater.quitAndInstall();
      });
      await autoUpdater.checkForUpdates();
    } catch (error) {
      log.write('Checking for updates failed.', error);
    }
  };
  setTimeout(check, FIRST_AFTER_MS).unref();
  setInterval(check, EVERY_MS).unref();
};
