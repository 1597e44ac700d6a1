import type { AdmissionOptions } from '../admission/admit-or-quarantine.ts';
import type { Counts } from '../attempts/counts.ts';

export interface SharedState {
  counts: Counts;
  /** True while this process holds a duty that only one may hold; another can take it over `seconds` after the last call here. */
  holdDuty(name: string, seconds: number): Promise<boolean>;
  /** Does work due once a day unless another process has done or is doing it; what a crash cut short is begun again. */
  onceADay(name: string, work: () => Promise<unknown>): Promise<void>;
  /** Milliseconds between two calls of `onceADay`. */
  askEveryMs: number;
  others: AdmissionOptions['others'];
  /** Gives up its duties; never rejects. */
  close(): Promise<void>;
}
