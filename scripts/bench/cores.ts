import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';

const pin = (cores: string, pid: number): boolean =>
  spawnSync('taskset', ['-apc', cores, String(pid)], { stdio: 'ignore' }).status === 0;

/** Whether servers and load can be given a core each; otherwise the system moves them between cores, which shows in the figures. */
const canPin = cpus().length > 1 && process.platform === 'linux' && pin(`0-${cpus().length - 1}`, process.pid);

/** Puts processes on the first core, with all their threads, until the work is done; the load has the second one. */
export const onOneCore = async <T>(pids: readonly number[], work: () => Promise<T>): Promise<T> => {
  if (!canPin) return work();
  for (const pid of pids) pin('0', pid);
  try {
    return await work();
  } finally {
    for (const pid of pids) pin(`0-${cpus().length - 1}`, pid);
  }
};

/** The first words of a command that is to run on the second core. */
export const onSecondCore: readonly string[] = canPin ? ['taskset', '-c', '1'] : [];
