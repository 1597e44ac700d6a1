import type { Language } from '#contract/languages.ts';
import type { QuarantineReason } from '#contract/likeness.ts';
import { createCounts } from '../attempts/counts.ts';
import { ruleOf } from '../attempts/limits.ts';
import { networksOf } from '../attempts/networks.ts';
import type { Arrivals } from './count-submissions.ts';
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

const EVERY = ruleOf('everySubmission');
const IN_NETWORK = ruleOf('submissionInNetwork');
const ALL = 'all';

export interface AdmissionOptions {
  now: () => Date;
  /** How many submissions of the latest hour are stored already: a restart does not forget them. */
  before?: number;
  /** What other processes know, where there are any; without, this one is alone. */
  others?: { arrivals: Arrivals; keyOf: DayKeys };
}

export const createAdmission = ({ now, before = 0, others }: AdmissionOptions): Admission => {
  const networkHash = createNetworkHash(now, others?.keyOf);
  const counts = createCounts(now);
  for (let counted = 0; counted < before; counted += 1) counts.add(EVERY, ALL);

  const isOverCeiling = (ceiling: number) => Math.max(counts.of(EVERY, ALL), others?.arrivals.hourly() ?? 0) >= ceiling;
  const isOverNetwork = (wide: string) =>
    Math.max(counts.of(IN_NETWORK, wide), others?.arrivals.ofNetwork(networkHash(wide)) ?? 0) >= IN_NETWORK.times;

  return {
    isOverCeiling,
    admit({ address }, ceiling) {
      const { wide } = networksOf(address);
      const reason = isOverCeiling(ceiling) ? 'ceiling' : isOverNetwork(wide) ? 'network' : null;
      counts.add(EVERY, ALL);
      counts.add(IN_NETWORK, wide);
      return { reason, network: networkHash(wide) };
    },
  };
};

/** The admission of `RATE_LIMITS=off`: everything is taken. */
export const admitAll: Admission = {
  isOverCeiling: () => false,
  admit: () => ({ reason: null, network: undefined }),
};
