import { Failure } from '../core/failure.ts';
import {
  type LimitName,
  limitNames,
  limitOf,
  type OwnLimit,
  type Rule,
  ruleOf,
  tooManyAttempts,
} from './attempt-limits.ts';
import type { Counts, OwnCounts } from './counts.ts';
import { networksOf } from './networks.ts';

export interface Attempts {
  /**
   * Counts one attempt, for the surrounding network too if that has a limit, unless the limit is reached; with `countRefused`
   * even then.
   * @throws Failure `rate_limited` with the seconds to wait, or `unavailable` if it cannot be counted.
   */
  use(limit: LimitName, key: string, options?: { countRefused?: boolean }): Promise<void>;
  /**
   * Counts synchronously, in this process alone.
   * @throws Failure `rate_limited`.
   */
  countNow(limit: OwnLimit, key: string): void;
  /** @throws Failure `unavailable` if that cannot be known. */
  hasRemaining(limit: LimitName, key: string): Promise<boolean>;
  /** Takes back the latest attempt, which succeeded; never rejects. */
  giveBack(limit: LimitName, key: string): Promise<void>;
  /** Never rejects. */
  forget(limit: LimitName, key: string): Promise<void>;
  /** Forgets every key that begins with `word` and a space; never rejects. */
  forgetAll(limit: LimitName, word: string): Promise<void>;
  refusals(): Readonly<Record<LimitName, number>>;
}

const countedBy = (limit: LimitName, key: string): { rule: Rule; key: string }[] => {
  const rule = ruleOf(limit);
  const { inNetwork } = limitOf(limit);
  const network = { rule: { ...rule, name: `${limit} in network`, times: inNetwork ?? 0 }, key: networksOf(key).wide };
  return [{ rule, key }, ...(inNetwork === undefined ? [] : [network])];
};

export const createAttempts = ({ own, shared }: { own: OwnCounts; shared: Counts }): Attempts => {
  const refusals = Object.fromEntries(limitNames.map((name) => [name, 0])) as Record<LimitName, number>;
  const countsOf = (name: LimitName) => (limitOf(name).alone ? own : shared);
  /** Milliseconds to wait for one more attempt, or null. */
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
    async hasRemaining(limit, key) {
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

/**
 * False for an attempt too many.
 * @throws Failure `unavailable` if it cannot be counted.
 */
export const isWithin = (used: Promise<void>): Promise<boolean> =>
  used.then(
    () => true,
    (error: unknown) => {
      if (error instanceof Failure && error.code === 'rate_limited') return false;
      throw error;
    },
  );

export const unlimited: Attempts = {
  use: async () => {},
  countNow: () => {},
  hasRemaining: async () => true,
  giveBack: async () => {},
  forget: async () => {},
  forgetAll: async () => {},
  refusals: () => Object.fromEntries(limitNames.map((name) => [name, 0])) as Record<LimitName, number>,
};
