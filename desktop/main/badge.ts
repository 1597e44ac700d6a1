import { type App, type BrowserWindow, nativeImage } from 'electron';
import { BADGE_SIZE, badgePixels } from './badge-pixels.ts';

/** Shows how many submissions wait: on the dock or the launcher, and as an overlay of the task bar's icon on Windows. */
export const showCount = (app: App, window: BrowserWindow | null, count: number): void => {
  app.setBadgeCount(count);
  if (process.platform !== 'win32' || !window) return;
  const image = nativeImage.createFromBitmap(badgePixels(count), { width: BADGE_SIZE, height: BADGE_SIZE });
  window.setOverlayIcon(count > 0 ? image : null, count > 0 ? `${count} waiting for review` : '');
};
