import type { OfflinePlace, OfflineRecord } from '../../bridge/offline-records.ts';
import type { Shell } from '../shell.ts';
import { APP_LOCKED, type AppLock } from './app-lock.ts';
import type { SystemUnlock } from './system-unlock.ts';
import { createUnlock } from './unlock.ts';
import { watchIdle } from './watch-idle.ts';

interface LockShellDeps {
  lock: AppLock;
  system: SystemUnlock;
  idleSeconds(): number;
  onWake(work: () => void): void;
  refresh(): void;
  now(): Date;
  setTimer(ms: number, work: () => void): () => void;
}

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
    /** What waits is sent also while the app is locked; what was read is shown to nobody. */
    async readOffline(of: OfflinePlace): Promise<OfflineRecord[]> {
      if (lock.isLocked() && of.what === 'answers') throw new Error(APP_LOCKED);
      return shell.readOffline(of);
    },
    async close() {
      watch.stop();
      lock.noteUse(idleSeconds());
      await shell.close();
    },
  };
};
