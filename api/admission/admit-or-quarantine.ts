import type { Language } from '#contract/languages.ts';
import type { QuarantineReason } from '#contract/likeness.ts';
import type { ProofChallenge, ProofQuestion } from '#contract/proof-of-work.ts';
import { networksOf } from '../http/client-address.ts';
import { submissionsPerAddress } from '../http/rate-limits.ts';
import type { Arrivals } from './count-submissions.ts';
import { createEventRate } from './event-rate.ts';
import { createNetworkHash, type DayKeys } from './network-hash.ts';
import { createChallenge, isSolved } from './proof-of-work.ts';
import { createQuestion, isAnswered } from './questions.ts';
import { createSignedTokens } from './signed-tokens.ts';

/** Where a submission comes from and what it brings; address and proof are used to decide and to count, never stored. */
export interface Source {
  address: string;
  /** The value of the proof header, or of the fields of a form without scripts. */
  proof: string | null;
  /** The language of the page with its form, in which its sender is answered; English where it is not said. */
  language?: Language | undefined;
}

/** What becomes of a submission: quarantined for a reason, or not; and the hash of its network. */
export interface Admitted {
  reason: QuarantineReason | null;
  network: string | undefined;
}

/** Decides which submissions staff see at once. `ceiling` is how many an hour all addresses together may send. */
export interface Admission {
  /** Counts a submission and decides. A proof is used up by it. @throws Failure `unavailable` when that cannot be known. */
  admit(source: Source, ceiling: number): Promise<Admitted>;
  /** Work for a browser; it asks for none while few submissions arrive. */
  challenge(ceiling: number): ProofChallenge;
  question(): ProofQuestion;
  /** True when submissions have to bring a proof at present and this one does not. It stays usable. */
  lacksProof(proof: string | null, ceiling: number): boolean;
  /** True while what arrives is quarantined because of the ceiling. */
  isOverCeiling(ceiling: number): boolean;
}

const HOUR_SECONDS = 3600;
/** A /16 or /48 may send this many times what one address may. */
const NETWORK_FACTOR = 10;
/** A proof is asked for from this part of the ceiling on: one busy address alone does not get there. */
const ASKED_FROM = 2 / 3;
/**
 * Proofs that cost a robot nothing, answered questions and challenges from quieter times, count for this part of the ceiling
 * in an hour, and for so many from a /16 or /48: enough for people without scripts.
 */
const FREE_PART = 1 / 10;
const FREE_PER_NETWORK = 5;

export interface AdmissionOptions {
  now: () => Date;
  /** Signs challenges and questions. */
  key: Uint8Array;
  /** How many submissions of the latest hour are stored already: a restart does not forget them. */
  before?: number;
  /** What other processes know, where there are any; without, this one is alone. */
  others?: {
    arrivals: Arrivals;
    keyOf: DayKeys;
    /** False when a token was used at another process. @throws Failure `unavailable`. */
    spend(token: string): Promise<boolean>;
  };
}

/** Splits a proof at its last dot: tokens have none. */
const partsOf = (proof: string): [token: string, solution: string] => {
  const at = proof.lastIndexOf('.');
  return at === -1 ? [proof, ''] : [proof.slice(0, at), proof.slice(at + 1)];
};

/** Whether a proof counts, and whether it has cost any work. */
type ProofWorth = 'none' | 'free' | 'work';

export const createAdmission = ({ now, key, before = 0, others }: AdmissionOptions): Admission => {
  const tokens = createSignedTokens(key, now);
  const networkHash = createNetworkHash(now, others?.keyOf);
  const hourly = createEventRate(now, HOUR_SECONDS);
  const networks = createEventRate(now, submissionsPerAddress.seconds);
  const free = createEventRate(now, HOUR_SECONDS);
  for (let counted = 0; counted < before; counted += 1) hourly.count();

  const inHour = () => Math.max(hourly.of(), others?.arrivals.hourly() ?? 0);
  const ofNetwork = (wide: string) => Math.max(networks.of(wide), others?.arrivals.ofNetwork(networkHash(wide)) ?? 0);
  /** How many times more arrives than what is taken without a proof; 0 below that. */
  const pressure = (ceiling: number): number => {
    const times = inHour() / (ceiling * ASKED_FROM);
    return times < 1 ? 0 : times;
  };
  const worthOf = (proof: string | null): ProofWorth => {
    if (proof === null) return 'none';
    const [token, solution] = partsOf(proof);
    const fields = tokens.read(token);
    if (!fields) return 'none';
    if (fields[0] === 'word') return isAnswered(fields, solution, now()) ? 'free' : 'none';
    if (!isSolved(token, fields, solution)) return 'none';
    return solution === '' ? 'free' : 'work';
  };
  const lacksProof = (proof: string | null, ceiling: number) => pressure(ceiling) > 0 && worthOf(proof) === 'none';
  /** Counts a proof that cost nothing; true when there were too many of them. */
  const isOneTooMany = (wide: string, ceiling: number): boolean => {
    const key = `network ${wide}`;
    const tooMany = free.of() >= Math.ceil(ceiling * FREE_PART) || free.of(key) >= FREE_PER_NETWORK;
    // Those of one network must not use up what others have.
    if (!tooMany) free.count();
    free.count(key);
    return tooMany;
  };
  /** Uses a proof up. */
  const spend = async (proof: string | null): Promise<ProofWorth> => {
    if (proof === null) return 'none';
    const worth = worthOf(proof);
    const [token] = partsOf(proof);
    const isFirst = tokens.use(token) && (!others || (await others.spend(token)));
    return isFirst ? worth : 'none';
  };
  const isUnproved = (worth: ProofWorth, wide: string, ceiling: number): boolean =>
    pressure(ceiling) > 0 && (worth === 'none' || (worth === 'free' && isOneTooMany(wide, ceiling)));

  return {
    lacksProof,
    isOverCeiling: (ceiling) => inHour() >= ceiling,
    challenge: (ceiling) => createChallenge(tokens, now(), pressure(ceiling)),
    question: () => createQuestion(tokens, now()),
    async admit({ address, proof }, ceiling) {
      const { wide } = networksOf(address);
      const worth = await spend(proof);
      const unproved = isUnproved(worth, wide, ceiling);
      const [overCeiling, overNetwork] = [
        inHour() >= ceiling,
        ofNetwork(wide) >= NETWORK_FACTOR * submissionsPerAddress.times,
      ];
      hourly.count();
      networks.count(wide);
      const reason = overCeiling ? 'ceiling' : overNetwork ? 'network' : unproved ? 'proof' : null;
      return { reason, network: networkHash(wide) };
    },
  };
};

/** The admission of `RATE_LIMITS=off`: everything is taken, and nothing is asked for. */
export const admitAll = (options: AdmissionOptions): Admission => ({
  ...createAdmission(options),
  lacksProof: () => false,
  isOverCeiling: () => false,
  admit: async () => ({ reason: null, network: undefined }),
});
