import type { AdmissionOptions } from '../admission/admission.ts';
import type { Log } from '../core/log.ts';
import type { RateLimiter } from '../http/rate-limits.ts';
import { inThisProcess, type SharedLimits } from '../http/shared-limits.ts';
import type { Storage } from './storage.ts';

/** What processes on one database count and do together. */
export interface SharedState {
  limits: SharedLimits;
  /** True while this process has a duty that one at a time has; another one has it `seconds` after it was last asked for here. */
  holdDuty(name: string, seconds: number): Promise<boolean>;
  /** Does work that is due once a day, unless another process has done it or does it; what a crash cut short is begun again. */
  onceADay(name: string, work: () => Promise<unknown>): Promise<void>;
  /** How often to ask for work that is due once a day, in milliseconds. */
  askEveryMs: number;
  others: AdmissionOptions['others'];
  /** Gives up its duties. Never rejects. */
  close(): Promise<void>;
}

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
