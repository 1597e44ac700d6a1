import type { AdmissionOptions } from '../admission/admit-or-quarantine.ts';
import type { Counts } from '../attempts/counts.ts';

/** What processes on one database count and do together. */
export interface SharedState {
  counts: Counts;
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
