import type { AdmissionOptions } from '../admission/admit-or-quarantine.ts';
import { alwaysOwnTurn, type TakeTurn } from '../core/take-turn.ts';
import type { RateLimiter } from '../http/rate-limits.ts';
import { inThisProcess, type SharedLimits } from '../http/shared-limits.ts';

/** What processes on one database count and do together. */
export interface SharedState {
  limits: SharedLimits;
  takeTurn: TakeTurn;
  /** Does work that is due once a day, unless another process has done it or does it; what a crash cut short is begun again. */
  onceADay(name: string, work: () => Promise<unknown>): Promise<void>;
  /** How often to ask for work that is due once a day, in milliseconds. */
  askEveryMs: number;
  others: AdmissionOptions['others'];
  close(): void;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** That of a process that has its data to itself. */
export const createOwnState = (limits: RateLimiter): SharedState => ({
  limits: inThisProcess(limits),
  takeTurn: alwaysOwnTurn,
  onceADay: async (_name, work) => void (await work()),
  askEveryMs: DAY_MS,
  others: undefined,
  close: () => {},
});
