import type { Counts } from '../attempts/counts.ts';
import type { Log } from '../core/log.ts';
import type { SharedState } from './shared-state.ts';
import type { Storage } from './storage.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const createOwnState = (counts: Counts): SharedState => ({
  counts,
  holdDuty: async () => true,
  onceADay: async (_name, work) => void (await work()),
  askEveryMs: DAY_MS,
  others: undefined,
  close: async () => {},
});

interface SharedStateParts {
  secret: Uint8Array;
  own: Counts;
  now: () => Date;
  log: Log;
}

export const openSharedState = async ({ database, store }: Storage, parts: SharedStateParts): Promise<SharedState> => {
  if (!database) return createOwnState(parts.own);
  const { openPostgresState } = await import('./postgres-state.ts');
  return openPostgresState({ ...parts, database, store });
};
