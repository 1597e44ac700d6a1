import { spawnSync } from 'node:child_process';
import { availableParallelism, constants, getPriority, setPriority } from 'node:os';

/** Linux gives a program of this priority a third of what it gives any other. */
const PRESSED_PRIORITY = 5;

/**
 * How far a worker gives way to everything else on the machine. A patient one works only when nothing else wants to. A pressed
 * one gets a quarter of a core even when every core is busy.
 */
export type Pace = 'patient' | 'pressed';

/**
 * Lets everything else on the machine go first. In Linux's idle class this process gives way at once to whoever wakes; with the
 * lowest priority alone it would first use up its turn of some milliseconds. On a single core it would starve there while the
 * server is busy, so that the priority has to do.
 */
const giveWayToAll = (): void => {
  // The command first, as it would inherit the lowest priority; without it the priority has to do.
  if (process.platform === 'linux' && availableParallelism() > 1)
    spawnSync('/usr/bin/chrt', ['--idle', '--all-tasks', '--pid', '0', String(process.pid)], { stdio: 'ignore' });
  setPriority(constants.priority.PRIORITY_LOW);
};

/** Makes this process give way, for good: nobody but root may leave the idle class. */
export const giveWay = (pace: Pace): void => {
  if (pace === 'patient') giveWayToAll();
  else setPriority(Math.max(getPriority(), PRESSED_PRIORITY));
};
