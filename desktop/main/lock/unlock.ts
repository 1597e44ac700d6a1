import * as z from 'zod/mini';
import { unlockApp } from '#contract/auth/calls.ts';
import { OFFLINE_HEADER } from '../../bridge/addresses.ts';
import type { UnlockWay } from '../../bridge/app-lock.ts';
import type { Outcome } from '../../bridge/ipc-channels.ts';
import { apiRequest } from '../server/api-requests.ts';
import type { AppLock } from './app-lock.ts';
import type { SystemUnlock } from './system-unlock.ts';

const NO_CONNECTION = 'The server cannot be reached, and only it knows your password. Please connect, and try again.';
const FAILED = 'That did not work. Please try again.';
const problem = z.object({ message: z.string() });

interface UnlockDeps {
  lock: Pick<AppLock, 'unlock'>;
  /** Answers even while the app is locked. */
  handle(request: Request): Promise<Response>;
  provePasskey(): Promise<Outcome<boolean>>;
  system: SystemUnlock;
}

const askServer = async (handle: UnlockDeps['handle'], body: { password: string } | { code: string }) => {
  const answer = await handle(apiRequest(unlockApp, { body }));
  if (answer.ok) return { ok: true, value: true } as const;
  if (answer.headers.has(OFFLINE_HEADER)) return { ok: false, message: NO_CONNECTION } as const;
  return { ok: false, message: z.safeParse(problem, await answer.json()).data?.message ?? FAILED } as const;
};

const prove = async ({ handle, provePasskey, system }: UnlockDeps, how: UnlockWay): Promise<Outcome<boolean>> => {
  if (how.way === 'password') return askServer(handle, { password: how.password });
  if (how.way === 'code') return askServer(handle, { code: how.code });
  if (how.way === 'passkey') return provePasskey();
  if (!system.isThere) return { ok: false, message: FAILED };
  await system.ask();
  return { ok: true, value: true };
};

export const createUnlock =
  (deps: UnlockDeps) =>
  async (how: UnlockWay): Promise<Outcome> => {
    try {
      const proven = await prove(deps, how);
      if (!proven.ok) return proven;
      if (proven.value) deps.lock.unlock();
      return { ok: true, value: undefined };
    } catch (error) {
      return { ok: false, message: error instanceof Error ? error.message : FAILED };
    }
  };
