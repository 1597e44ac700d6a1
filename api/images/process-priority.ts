import { spawnSync } from 'node:child_process';
import { availableParallelism, constants, getPriority, setPriority } from 'node:os';

/** At this nice value a process gets a third of the processor time that Linux gives to an ordinary one. */
const NORMAL_NICE = 5;

/**
 * How much processor time a worker gets. At `low` it works only when no other process wants to. At `normal` it gets a quarter
 * of a core even when every core is busy.
 */
export type Priority = 'low' | 'normal';

/**
 * In Linux's idle class this process yields at once to any process that wakes; with the lowest nice value alone it would use up
 * its time slice of some milliseconds first. On a single core the idle class would starve it while the server is busy, so
 * there the nice value has to do.
 */
const setLowPriority = (): void => {
  // First, as the command would inherit the lowest nice value. It may be missing: then the nice value has to do.
  if (process.platform === 'linux' && availableParallelism() > 1)
    spawnSync('/usr/bin/chrt', ['--idle', '--all-tasks', '--pid', '0', String(process.pid)], { stdio: 'ignore' });
  setPriority(constants.priority.PRIORITY_LOW);
};

/** Sets this process's priority for good: only root may leave the idle class. */
export const setProcessPriority = (priority: Priority): void => {
  if (priority === 'low') setLowPriority();
  else setPriority(Math.max(getPriority(), NORMAL_NICE));
};
