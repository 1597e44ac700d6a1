import { spawnSync } from 'node:child_process';
import { constants, setPriority } from 'node:os';

/**
 * Lets everything else on the machine go first. Where Linux has its idle class, this process gives way at once to whoever
 * wakes; with the lowest priority alone it would first use up its turn of some milliseconds.
 */
export const giveWayToAll = (): void => {
  setPriority(constants.priority.PRIORITY_LOW);
  if (process.platform !== 'linux') return;
  // Without the command the priority has to do.
  spawnSync('/usr/bin/chrt', ['--idle', '--all-tasks', '--pid', '0', String(process.pid)], { stdio: 'ignore' });
};
