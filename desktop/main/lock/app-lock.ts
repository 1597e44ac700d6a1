import type { LockState } from '../../bridge/app-lock.ts';
import type { ShellState } from '../../bridge/shell-state.ts';
import type { AppStateStore } from '../app-state.ts';
import type { Log } from '../log.ts';
import { problemResponse } from '../server/api-responses.ts';
import { changeSettings, type Settings } from '../settings.ts';
import type { JsonFile } from '../storage/json-file.ts';

const MINUTE_MS = 60_000;

export interface AppLockDeps {
  settings: JsonFile<Settings>;
  appState: Pick<AppStateStore, 'set'>;
  log: Log;
  now(): Date;
  hasSystemUnlock: boolean;
}

/**
 * Locks the app when nobody was at the computer for a while; a restart does not open it. It keeps out whoever sits down at a
 * computer that was left open: who can act as the system's account can read its key store as well.
 */
export const createAppLock = ({ settings, appState, log, now, hasSystemUnlock }: AppLockDeps) => {
  const isIdle = (ms: number) => {
    const { lockAfter } = settings.read();
    return lockAfter !== null && ms >= lockAfter * MINUTE_MS;
  };
  const { usedAt } = settings.read();
  let isLocked = settings.read().locked || (usedAt !== null && isIdle(now().getTime() - Date.parse(usedAt)));
  let byChoice = settings.read().lockedByChoice;
  let isOpen = false;
  const state = (): LockState => ({ isLocked, byChoice, after: settings.read().lockAfter, hasSystemUnlock });
  const tell = () => appState.set({ lock: state() });
  /** A full disk keeps nobody from locking. */
  const store = (change: Partial<Settings>) => {
    try {
      changeSettings(settings, change);
    } catch (error) {
      log.write('The state of the lock could not be stored.', error);
    }
  };
  const set = (locked: boolean, lockedByChoice = false) => {
    if (isLocked === locked) return;
    isLocked = locked;
    byChoice = lockedByChoice;
    store({ locked, lockedByChoice });
    tell();
  };
  tell();
  return {
    isLocked: () => isLocked,
    /** Its person chose to. */
    lock: () => set(true, true),
    unlock: () => set(false),
    setAfter(lockAfter: LockState['after']) {
      store({ lockAfter });
      tell();
    },
    /** Somebody was last here that many seconds ago. */
    noteIdle(seconds: number) {
      if (isIdle(seconds * 1000)) set(true);
    },
    /** Remembers for the next start when somebody was last here. */
    noteUse: (idleSeconds: number) =>
      store({ usedAt: new Date(now().getTime() - idleSeconds * 1000).toISOString(), locked: isLocked }),
    /** The shell has read whose sessions there are. */
    shellIsOpen() {
      isOpen = true;
    },
    /** Answers the interface, as long as the app is not locked. */
    guard:
      (handle: (request: Request) => Promise<Response>) =>
      async (request: Request): Promise<Response> =>
        !isLocked ? handle(request) : problemResponse(503, 'unavailable', 'The app is locked.'),
    /** What a locked app shows: whose it is, and nothing that they worked on. Where nobody is signed in, nothing is locked. */
    shown(whole: ShellState): ShellState {
      if (isOpen && isLocked && !whole.user && !whole.servers.some(({ isSignedIn }) => isSignedIn)) {
        isLocked = false;
        byChoice = false;
        store({ locked: false, lockedByChoice: false });
      }
      return isLocked
        ? { ...whole, lock: state(), queue: [], downloads: [], putAside: [] }
        : { ...whole, lock: state() };
    },
  };
};
export type AppLock = ReturnType<typeof createAppLock>;
