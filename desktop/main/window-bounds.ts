import type { Rectangle } from './settings.ts';

export const USUAL_SIZE = { width: 1280, height: 800 };
export const SMALLEST = { width: 800, height: 600 };
/** How much of the title bar must be in reach for a window to be moved again. */
const GRIP = { width: 120, height: 40 };

const overlap = (a0: number, a1: number, b0: number, b1: number) => Math.min(a1, b1) - Math.max(a0, b0);

const isInReach = (window: Rectangle, screen: Rectangle) =>
  overlap(window.x, window.x + window.width, screen.x, screen.x + screen.width) >= GRIP.width &&
  window.y >= screen.y - GRIP.height / 2 &&
  window.y + GRIP.height <= screen.y + screen.height;

/** Where the window goes: where it was, if its title bar is on one of the screens' work areas; else only its size is kept. */
export const visibleBounds = (
  saved: Rectangle | null,
  screens: readonly Rectangle[],
): { width: number; height: number; x?: number; y?: number } => {
  if (!saved) return USUAL_SIZE;
  const size = { width: Math.max(saved.width, SMALLEST.width), height: Math.max(saved.height, SMALLEST.height) };
  return screens.some((screen) => isInReach(saved, screen)) ? { ...size, x: saved.x, y: saved.y } : size;
};
