import { CLOCK_TOLERANCE_MS } from '../core/clock-tolerance.ts';
import type { Rule } from './attempt-limits.ts';

export interface Counts {
  /** Counts one unless the limit is reached, with `countRefused` even then; returns the milliseconds to wait, or null. */
  use(rule: Rule, key: string, options?: { countRefused?: boolean }): Promise<number | null>;
  /** Milliseconds until the key may be used again; null if it may now. */
  wait(rule: Rule, key: string): Promise<number | null>;
  takeBack(rule: Rule, key: string): Promise<void>;
  forget(rule: Rule, key: string): Promise<void>;
  forgetAll(rule: Rule, word: string): Promise<void>;
}

export interface OwnCounts extends Counts {
  /** Number within the window, at most the rule's `times`. */
  of(rule: Rule, key: string): number;
  add(rule: Rule, key: string, count?: number): void;
  /** Like `use`, but synchronous. */
  countNow(rule: Rule, key: string): number | null;
}

/** Per rule, so that a flood of keys for one drops none of another; a key takes about 240 bytes. */
const KEYS_MAX = 50_000;
const DROPPED = 500;

/** Counts in memory only: nothing about an address is ever written. */
export const createCounts = (now: () => Date): OwnCounts => {
  const rules = new Map<string, Map<string, number[]>>();
  const keysOf = ({ name }: Rule) => {
    const found = rules.get(name) ?? new Map<string, number[]>();
    rules.set(name, found);
    return found;
  };
  const recent = (rule: Rule, key: string): number[] => {
    const at = now().getTime();
    const times = keysOf(rule).get(key) ?? [];
    // What was counted before the clock was set back a little still counts.
    const counts = (time = at) => time > at - rule.seconds * 1000 && time <= at + CLOCK_TOLERANCE_MS;
    // They are in order: ten thousand are not looked at each time.
    return counts(times[0]) && counts(times.at(-1)) ? times : times.filter(counts);
  };
  const dropOver = (rule: Rule) => {
    const since = now().getTime() - rule.seconds * 1000;
    const keys = keysOf(rule);
    for (const [key, times] of keys) {
      if ((times.at(-1) ?? 0) > since) return;
      keys.delete(key);
    }
  };
  /**
   * Drops the keys with the fewest attempts first, so that a flood of made-up keys does not displace one that is nearly used
   * up.
   */
  const dropFewest = (rule: Rule) => {
    const keys = keysOf(rule);
    if (keys.size <= KEYS_MAX) return;
    const fewest = [...keys].sort(([, one], [, other]) => one.length - other.length).slice(0, DROPPED);
    for (const [key] of fewest) keys.delete(key);
  };
  const add = (rule: Rule, key: string, count = 1) => {
    const times = recent(rule, key);
    const [at, last] = [now().getTime(), times.at(-1)];
    for (let added = 0; added < Math.min(count, rule.times); added += 1) times.push(at);
    if (last !== undefined && at < last) times.sort((one, other) => one - other);
    // More than that many make no difference, and a sender who never stops would fill the memory.
    times.splice(0, times.length - rule.times);
    keysOf(rule).delete(key);
    keysOf(rule).set(key, times);
    dropOver(rule);
    dropFewest(rule);
  };
  const wait = (rule: Rule, key: string): number | null => {
    const first = recent(rule, key).at(-rule.times);
    return first === undefined ? null : first + rule.seconds * 1000 - now().getTime();
  };
  return {
    of: (rule, key) => recent(rule, key).length,
    add,
    countNow(rule, key) {
      const ms = wait(rule, key);
      if (ms === null) add(rule, key);
      return ms;
    },
    async use(rule, key, { countRefused = false } = {}) {
      const ms = wait(rule, key);
      if (ms === null || countRefused) add(rule, key);
      return ms;
    },
    wait: async (rule, key) => wait(rule, key),
    async takeBack(rule, key) {
      const times = keysOf(rule).get(key);
      times?.pop();
      if (times?.length === 0) keysOf(rule).delete(key);
    },
    async forget(rule, key) {
      keysOf(rule).delete(key);
    },
    async forgetAll(rule, word) {
      for (const key of keysOf(rule).keys()) if (key.startsWith(`${word} `)) keysOf(rule).delete(key);
    },
  };
};
