import { IDEMPOTENCY_HEADER } from '#contract/calls/sent-once.ts';
import { UNATTENDED_HEADER } from '#contract/people/people.ts';
import type { LockState } from '../../bridge/app-lock.ts';
import type { ShellState } from '../../bridge/shell-state.ts';
import type { AppStateStore } from '../app-state.ts';
import type { Log } from '../log.ts';
import { problemResponse } from '../server/api-responses.ts';
import { changeSettings, type Settings } from '../settings.ts';
import type { JsonFile } from '../storage/json-file.ts';

const MINUTE_MS = 60_000;

export const APP_LOCKED = 'The app is locked.';

const canWait = ({ method, headers }: Request) => method !== 'GET' && headers.has(IDEMPOTENCY_HEADER);

const withoutRecord = async (answer: Response): Promise<Response> => {
  if (!answer.ok) return answer;
  await answer.body?.cancel();
  return Response.json({});
};

export interface AppLockDeps {
  settings: JsonFile<Settings>;
  appState: Pick<AppStateStore, 'set'>;
  log: Log;
  now(): Date;
  hasSystemUnlock: boolean;
}

/**
 * A restart does not open it. It protects a computer that was left open, not against the system's account, which can read the
 * key store as well.
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
    lock: () => set(true, true),
    unlock: () => set(false),
    setAfter(lockAfter: LockState['after']) {
      store({ lockAfter });
      tell();
    },
    noteIdle(seconds: number) {
      if (isIdle(seconds * 1000)) set(true);
    },
    noteUse: (idleSeconds: number) =>
      store({ usedAt: new Date(now().getTime() - idleSeconds * 1000).toISOString(), locked: isLocked }),
    shellIsOpen() {
      isOpen = true;
    },
    /** A locked app only sends what waits, and gets no record in return. */
    guard:
      (handle: (request: Request) => Promise<Response>) =>
      async (request: Request): Promise<Response> => {
        if (!isLocked) return handle(request);
        if (!canWait(request)) return problemResponse(503, 'unavailable', APP_LOCKED);
        request.headers.set(UNATTENDED_HEADER, '1');
        return withoutRecord(await handle(request));
      },
    /** Shows whose the locked app is, and nothing that they worked on. Where nobody is signed in, nothing is locked. */
    shown(whole: ShellState): ShellState {
      if (isOpen && isLocked && whole.servers.every(({ user }) => !user)) {
        isLocked = false;
        byChoice = false;
        store({ locked: false, lockedByChoice: false });
      }
      return { ...whole, lock: state(), ...(isLocked && { downloads: [], putAside: [] }) };
    },
  };
};
export type AppLock = ReturnType<typeof createAppLock>;
