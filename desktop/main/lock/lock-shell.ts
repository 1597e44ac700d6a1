import type { Shell } from '../shell.ts';
import type { AppLock } from './app-lock.ts';
import type { SystemUnlock } from './system-unlock.ts';
import { createUnlock } from './unlock.ts';
import { watchIdle } from './watch-idle.ts';

interface LockShellDeps {
  lock: AppLock;
  system: SystemUnlock;
  /** Since when nobody has touched the computer. */
  idleSeconds(): number;
  /** Calls `work` whenever the computer wakes. */
  onWake(work: () => void): void;
  /** What is shown has to be loaded again. */
  refresh(): void;
  now(): Date;
  setTimer(ms: number, work: () => void): () => void;
}

/** The shell behind its lock. */
export const lockShell = (shell: Shell, { lock, system, idleSeconds, onWake, refresh, ...time }: LockShellDeps) => {
  const watch = watchIdle({ ...time, idleSeconds, onIdle: lock.noteIdle });
  onWake(watch.check);
  lock.shellIsOpen();
  const unlock = createUnlock({
    ...{ handle: shell.handle, provePasskey: shell.provePasskey, system },
    lock: {
      unlock() {
        lock.unlock();
        refresh();
      },
    },
  });
  return {
    ...shell,
    ...{ lock, unlock },
    state: () => lock.shown(shell.state()),
    handle: lock.guard(shell.handle),
    async close() {
      watch.stop();
      lock.noteUse(idleSeconds());
      await shell.close();
    },
  };
};
