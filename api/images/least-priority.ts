import { spawnSync } from 'node:child_process';
import { availableParallelism, constants, setPriority } from 'node:os';

/**
 * Lets everything else on the machine go first. In Linux's idle class this process gives way at once to whoever wakes; with the
 * lowest priority alone it would first use up its turn of some milliseconds. On a single core it would starve there while the
 * server is busy, so that the priority has to do.
 */
export const giveWayToAll = (): void => {
  setPriority(constants.priority.PRIORITY_LOW);
  if (process.platform !== 'linux' || availableParallelism() < 2) return;
  // Without the command the priority has to do.
  spawnSync('/usr/bin/chrt', ['--idle', '--all-tasks', '--pid', '0', String(process.pid)], { stdio: 'ignore' });
};
