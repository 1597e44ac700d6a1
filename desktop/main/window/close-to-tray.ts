import { app, autoUpdater, type BrowserWindow } from 'electron';
import type { Settings } from '../settings.ts';
import type { JsonFile } from '../storage/json-file.ts';

/** @returns what to call when quitting was called off. */
export const closeToTray = (window: BrowserWindow, settings: JsonFile<Settings>): (() => void) => {
  let isQuitting = false;
  const quitting = () => {
    isQuitting = true;
  };
  app.on('before-quit', quitting);
  // An update closes the windows before the app says that it quits.
  autoUpdater.on('before-quit-for-update', quitting);
  window.once('closed', () => {
    app.off('before-quit', quitting);
    autoUpdater.off('before-quit-for-update', quitting);
  });
  window.on('close', (event) => {
    if (isQuitting || !settings.read().closeToTray) return;
    event.preventDefault();
    window.hide();
  });
  return () => {
    isQuitting = false;
  };
};
