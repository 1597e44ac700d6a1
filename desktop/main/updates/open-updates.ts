import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { app } from 'electron';
import { type StartDeps, setTimer } from '../open-shell.ts';
import { createUpdates, type Updates } from './updates.ts';

/** Null in development, and in a package that names no feed. */
export const openUpdates = ({ log, appState }: StartDeps): Updates | null => {
  if (!app.isPackaged || !existsSync(join(process.resourcesPath, 'app-update.yml'))) return null;
  return createUpdates({
    ...{ log, setTimer },
    load: async () => (await import('electron-updater')).default.autoUpdater,
    show: (update) => appState.set({ update }),
  });
};
