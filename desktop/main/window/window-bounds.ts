import type { Rectangle } from '../settings.ts';

export const DEFAULT_SIZE = { width: 1280, height: 800 };
export const MIN_SIZE = { width: 800, height: 600 };
const TITLE_BAR = { width: 120, height: 40 };

const overlap = (a0: number, a1: number, b0: number, b1: number) => Math.min(a1, b1) - Math.max(a0, b0);

const isReachable = (window: Rectangle, screen: Rectangle) =>
  overlap(window.x, window.x + window.width, screen.x, screen.x + screen.width) >= TITLE_BAR.width &&
  window.y >= screen.y - TITLE_BAR.height / 2 &&
  window.y + TITLE_BAR.height <= screen.y + screen.height;

/** Only the size, unless the title bar is on the work area of a screen. */
export const visibleBounds = (
  saved: Rectangle | null,
  screens: readonly Rectangle[],
): { width: number; height: number; x?: number; y?: number } => {
  if (!saved) return DEFAULT_SIZE;
  const size = { width: Math.max(saved.width, MIN_SIZE.width), height: Math.max(saved.height, MIN_SIZE.height) };
  return screens.some((screen) => isReachable(saved, screen)) ? { ...size, x: saved.x, y: saved.y } : size;
};
