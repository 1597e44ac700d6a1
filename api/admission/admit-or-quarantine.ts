import type { Language } from '#contract/languages/languages.ts';
import type { QuarantineReason } from '#contract/quarantine/likeness.ts';
import { ruleOf } from '../attempts/attempt-limits.ts';
import { networksOf } from '../attempts/networks.ts';
import { type Arrivals, countSubmissions } from './count-submissions.ts';
import { createNetworkHash, type DayKeys } from './network-hash.ts';

/** The address is used only to decide and to count; it is never stored. */
export interface Source {
  address: string;
  /** Language of the page with the form, used for replies; English if absent. */
  language?: Language | undefined;
  key?: string | null;
}

export interface Admitted {
  reason: QuarantineReason | null;
  network: string | undefined;
}

/** Decides which submissions skip quarantine; `ceiling` is the most that all addresses together may send in an hour. */
export interface Admission {
  admit(source: Source, ceiling: number): Admitted;
  isOverCeiling(ceiling: number): boolean;
}

const NETWORK_MAX = ruleOf('submissionInNetwork').times;

export interface AdmissionOptions {
  now: () => Date;
  /** Submissions already stored in the last hour, so that a restart does not forget them. */
  before?: number;
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

export const admitAll: Admission = {
  isOverCeiling: () => false,
  admit: () => ({ reason: null, network: undefined }),
};
