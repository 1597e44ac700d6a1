import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { limitMs } from '../../scripts/test-limits.mjs';
import type { ServerProcess } from './server-process.ts';

const MOVABLE_CLOCK = pathToFileURL(join(import.meta.dirname, 'movable-clock.mjs')).href;

/** The environment of a server whose clock `moveClock` moves on by so much. */
export const movableClock = (stepMs: number): Record<string, string> => ({
  NODE_OPTIONS: `--import ${MOVABLE_CLOCK}`,
  MOVE_CLOCK_MS: String(stepMs),
});

/** Moves the clock of a server on by its step; it was started with `movableClock`. */
export const moveClock = async ({ pid, output }: Pick<ServerProcess, 'pid' | 'output'>): Promise<void> => {
  const moves = () => output().split('The clock was moved').length;
  const before = moves();
  process.kill(pid, 'SIGUSR2');
  const deadline = performance.now() + limitMs(5000);
  while (moves() === before) {
    if (performance.now() > deadline) throw new Error('The clock did not move.');
    await wait(5);
  }
};
