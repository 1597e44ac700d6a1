import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';

const pin = (cores: string, pid: number): boolean =>
  spawnSync('taskset', ['-apc', cores, String(pid)], { stdio: 'ignore' }).status === 0;

const canPin = cpus().length > 1 && process.platform === 'linux' && pin(`0-${cpus().length - 1}`, process.pid);

export const onOneCore = async <T>(pids: readonly number[], work: () => Promise<T>): Promise<T> => {
  if (!canPin) return work();
  for (const pid of pids) pin('0', pid);
  try {
    return await work();
  } finally {
    for (const pid of pids) pin(`0-${cpus().length - 1}`, pid);
  }
};

export const onSecondCore: readonly string[] = canPin ? ['taskset', '-c', '1'] : [];
