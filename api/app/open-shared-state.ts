import type { Log } from '../core/log.ts';
import type { RateLimiter } from '../http/rate-limits.ts';
import { inThisProcess } from '../http/shared-limits.ts';
import type { SharedState } from './shared-state.ts';
import type { Storage } from './storage.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** That of a process that has its data to itself. */
const createOwnState = (limits: RateLimiter): SharedState => ({
  limits: inThisProcess(limits),
  holdDuty: async () => true,
  onceADay: async (_name, work) => void (await work()),
  askEveryMs: DAY_MS,
  others: undefined,
  close: async () => {},
});

interface SharedStateParts {
  secret: Uint8Array;
  /** The limits of this process alone. */
  own: RateLimiter;
  now: () => Date;
  log: Log;
}

/** That of all processes on the storage. The database's part is loaded only where there is one. */
export const openSharedState = async ({ database, store }: Storage, parts: SharedStateParts): Promise<SharedState> => {
  if (!database) return createOwnState(parts.own);
  const { openPostgresState } = await import('./postgres-state.ts');
  return openPostgresState({ ...parts, database, store });
};
