import { CLOCK_TOLERANCE_MS } from '../core/clock-tolerance.ts';
import type { Rule } from './limits.ts';

/** Attempts in sliding windows, by rule and key. */
export interface Counts {
  /** Counts one, unless the key has used up its times; with `countRefused` then, too. The milliseconds to wait, or null. */
  use(rule: Rule, key: string, options?: { countRefused?: boolean }): Promise<number | null>;
  /** The milliseconds until the key has a time left; null when it has. */
  wait(rule: Rule, key: string): Promise<number | null>;
  /** Takes back the latest. */
  takeBack(rule: Rule, key: string): Promise<void>;
  forget(rule: Rule, key: string): Promise<void>;
  /** Forgets every key that begins with a word and a space. */
  forgetAll(rule: Rule, word: string): Promise<void>;
}

/** The counts of one process. */
export interface OwnCounts extends Counts {
  /** How many there were within the window, at most the rule's times. */
  of(rule: Rule, key: string): number;
  /** Counts one, or as many as are said. */
  add(rule: Rule, key: string, count?: number): void;
  /** As `use`, at once. */
  countNow(rule: Rule, key: string): number | null;
}

/** Of each rule, so that a flood of keys of one makes no other forget. A key takes about 240 bytes. */
const KEYS_MAX = 50_000;
/** How many go at a time where there are too many. */
const DROPPED = 500;

/** In memory only: nothing about an address is ever written. */
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
  /** The keys that were counted longest ago come first. */
  const dropOver = (rule: Rule) => {
    const since = now().getTime() - rule.seconds * 1000;
    const keys = keysOf(rule);
    for (const [key, times] of keys) {
      if ((times.at(-1) ?? 0) > since) return;
      keys.delete(key);
    }
  };
  /** Those with the fewest times go first: a flood of made-up keys makes none forgotten that is nearly used up. */
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
