import type { Language } from '#contract/languages/languages.ts';
import type { QuarantineReason } from '#contract/quarantine/likeness.ts';
import { ruleOf } from '../attempts/limits.ts';
import { networksOf } from '../attempts/networks.ts';
import { type Arrivals, countSubmissions } from './count-submissions.ts';
import { createNetworkHash, type DayKeys } from './network-hash.ts';

/** Where a submission comes from; the address is used to decide and to count, never stored. */
export interface Source {
  address: string;
  /** The language of the page with its form, in which its sender is answered; English where it is not said. */
  language?: Language | undefined;
  /** Its Idempotency-Key, where it has one. */
  key?: string | null;
}

/** What becomes of a submission: quarantined for a reason, or not; and the hash of its network. */
export interface Admitted {
  reason: QuarantineReason | null;
  network: string | undefined;
}

/** Decides which submissions staff see at once. `ceiling` is how many an hour all addresses together may send. */
export interface Admission {
  /** Counts a submission and decides. */
  admit(source: Source, ceiling: number): Admitted;
  /** True while what arrives is quarantined because of the ceiling. */
  isOverCeiling(ceiling: number): boolean;
}

/** More of a /16 or /48 go to quarantine. */
const NETWORK_MAX = ruleOf('submissionInNetwork').times;

export interface AdmissionOptions {
  now: () => Date;
  /** How many submissions of the latest hour are stored already: a restart does not forget them. */
  before?: number;
  /** What other processes know, where there are any; without, this one is alone. */
  others?: { arrivals: Arrivals; keyOf: DayKeys };
}

export const createAdmission = ({ now, before = 0, others }: AdmissionOptions): Admission => {
  const networkHash = createNetworkHash(now, others?.keyOf);
  const own = countSubmissions(now, before);

  const isOverCeiling = (ceiling: number) => Math.max(own.hourly(), others?.arrivals.hourly() ?? 0) >= ceiling;
  const isOverNetwork = (wide: string) =>
    Math.max(own.ofNetwork(wide), others?.arrivals.ofNetwork(networkHash(wide)) ?? 0) >= NETWORK_MAX;

  return {
    isOverCeiling,
    admit({ address }, ceiling) {
      const { wide } = networksOf(address);
      const reason = isOverCeiling(ceiling) ? 'ceiling' : isOverNetwork(wide) ? 'network' : null;
      own.add(wide);
      return { reason, network: networkHash(wide) };
    },
  };
};

/** The admission of `RATE_LIMITS=off`: everything is taken. */
export const admitAll: Admission = {
  isOverCeiling: () => false,
  admit: () => ({ reason: null, network: undefined }),
};
