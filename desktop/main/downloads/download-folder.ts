import { existsSync } from 'node:fs';
import { app, dialog } from 'electron';
import { changeSettings, type Settings } from '../settings.ts';
import type { JsonFile } from '../storage/json-file.ts';

export const downloadFolder = (settings: JsonFile<Settings>): string => {
  const chosen = settings.read().downloadFolder;
  return chosen && existsSync(chosen) ? chosen : app.getPath('downloads');
};

export const chooseDownloadFolder = async (settings: JsonFile<Settings>): Promise<void> => {
  const { filePaths } = await dialog.showOpenDialog({
    title: 'Where to save files',
    defaultPath: downloadFolder(settings),
    properties: ['openDirectory', 'createDirectory'],
  });
  if (filePaths[0]) changeSettings(settings, { downloadFolder: filePaths[0] });
};
