import { Failure } from '../core/failure.ts';
import type { Counts, OwnCounts } from './counts.ts';
import { type LimitName, limitNames, limitOf, type OwnLimit, type Rule, ruleOf, tooManyAttempts } from './limits.ts';
import { networksOf } from './networks.ts';

/** Counts what is limited: in this process, or in all processes on one database together, as the table of limits says. */
export interface Attempts {
  /**
   * Counts one attempt, of the network around the key, too, where that has a limit, unless it has used up its times; with
   * `countRefused` then, too. @throws Failure `rate_limited` with the seconds to wait, or `unavailable` when it cannot be counted.
   */
  use(limit: LimitName, key: string, options?: { countRefused?: boolean }): Promise<void>;
  /** The same for what each process counts alone, at once. @throws Failure `rate_limited`. */
  countNow(limit: OwnLimit, key: string): void;
  /** Whether the key has times left. @throws Failure `unavailable` when that cannot be known. */
  hasLeft(limit: LimitName, key: string): Promise<boolean>;
  /** Takes back the latest attempt, which turned out well. Never rejects. */
  giveBack(limit: LimitName, key: string): Promise<void>;
  /** Forgets the attempts of a key. Never rejects. */
  forget(limit: LimitName, key: string): Promise<void>;
  /** Forgets the attempts of every key that begins with a word and a space. Never rejects. */
  forgetAll(limit: LimitName, word: string): Promise<void>;
  /** How often each limit has refused in this process. */
  refusals(): Readonly<Record<LimitName, number>>;
}

/** What is counted for one limit: the key itself, and the network around it. */
const countedBy = (limit: LimitName, key: string): { rule: Rule; key: string }[] => {
  const rule = ruleOf(limit);
  const { inNetwork } = limitOf(limit);
  const network = { rule: { ...rule, name: `${limit} in network`, times: inNetwork ?? 0 }, key: networksOf(key).wide };
  return [{ rule, key }, ...(inNetwork === undefined ? [] : [network])];
};

/** `shared` is where all processes count, `own` what each counts alone; without a database they are one. */
export const createAttempts = ({ own, shared }: { own: OwnCounts; shared: Counts }): Attempts => {
  const refusals = Object.fromEntries(limitNames.map((name) => [name, 0])) as Record<LimitName, number>;
  const countsOf = (name: LimitName) => (limitOf(name).alone ? own : shared);
  /** The milliseconds to wait for one more, or null. */
  const count = (name: LimitName, rule: Rule, key: string, options?: { countRefused?: boolean }) =>
    countsOf(name)
      .use(rule, key, options)
      .catch((error: unknown) => {
        if (!limitOf(name).onlyReads) throw error;
        return own.use(rule, key, options);
      });
  const refuse = (name: LimitName, ms: number | null) => {
    if (ms === null) return;
    refusals[name] += 1;
    throw tooManyAttempts(ms);
  };
  return {
    async use(limit, key, options) {
      for (const counted of countedBy(limit, key)) {
        const ms = await count(limit, counted.rule, counted.key, options);
        refuse(limit, ms);
      }
    },
    countNow(limit, key) {
      for (const counted of countedBy(limit, key)) refuse(limit, own.countNow(counted.rule, counted.key));
    },
    async hasLeft(limit, key) {
      for (const counted of countedBy(limit, key))
        if ((await countsOf(limit).wait(counted.rule, counted.key)) !== null) return false;
      return true;
    },
    async giveBack(limit, key) {
      for (const counted of countedBy(limit, key)) await countsOf(limit).takeBack(counted.rule, counted.key);
    },
    forget: (limit, key) => countsOf(limit).forget(ruleOf(limit), key),
    forgetAll: (limit, word) => countsOf(limit).forgetAll(ruleOf(limit), word),
    refusals: () => refusals,
  };
};

/** False for an attempt too many. @throws Failure `unavailable` when it cannot be counted. */
export const isWithin = (used: Promise<void>): Promise<boolean> =>
  used.then(
    () => true,
    (error: unknown) => {
      if (error instanceof Failure && error.code === 'rate_limited') return false;
      throw error;
    },
  );

/** The attempts of `RATE_LIMITS=off`, for load tests on a loopback address only. */
export const unlimited: Attempts = {
  use: async () => {},
  countNow: () => {},
  hasLeft: async () => true,
  giveBack: async () => {},
  forget: async () => {},
  forgetAll: async () => {},
  refusals: () => Object.fromEntries(limitNames.map((name) => [name, 0])) as Record<LimitName, number>,
};
