import { type App, type BrowserWindow, nativeImage } from 'electron';
import { BADGE_SIZE, badgePixels } from './badge-pixels.ts';

export const setBadgeCount = (app: App, window: BrowserWindow | null, count: number): void => {
  app.setBadgeCount(count);
  if (process.platform !== 'win32' || !window) return;
  const image = nativeImage.createFromBitmap(badgePixels(count), { width: BADGE_SIZE, height: BADGE_SIZE });
  window.setOverlayIcon(count > 0 ? image : null, count > 0 ? `${count} waiting for review` : '');
};
