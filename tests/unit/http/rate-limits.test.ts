import { beforeEach, expect, it } from 'vitest';
import { createRateLimiter, type RateLimit, type RateLimiter } from '#api/http/rate-limits.ts';
import { type Clock, createClock } from '../../support/deps.ts';

let clock: Clock;
let limits: RateLimiter;
beforeEach(() => {
  clock = createClock();
  limits = createRateLimiter(clock.now);
});

const countTimes = (times: number, limit: RateLimit, keyOf: (at: number) => string) => {
  for (let at = 0; at < times; at += 1) limits.count(limit, keyOf(at));
};
const isUsedUp = (limit: RateLimit, key: string): boolean => {
  try {
    limits.check(limit, key);
    return false;
  } catch {
    return true;
  }
};

it('forgets no key of a limit for a flood of keys of another', () => {
  countTimes(30, 'codePerAccount', () => 'aoife');
  countTimes(50_001, 'madeResponse', (at) => `2001:db8:${at >> 8}:${at & 255}`);
  expect(isUsedUp('codePerAccount', 'aoife')).toBe(true);
});

it('keeps the latest 50,000 keys of a limit', () => {
  countTimes(1, 'spentTicket', () => 'first');
  countTimes(49_999, 'spentTicket', String);
  expect(isUsedUp('spentTicket', 'first')).toBe(true);
  countTimes(1, 'spentTicket', () => 'one more');
  expect(isUsedUp('spentTicket', 'first')).toBe(false);
  expect(isUsedUp('spentTicket', '0')).toBe(true);
});

it('counts every key in a window of its own', () => {
  countTimes(1, 'spentTicket', () => 'one');
  clock.advance({ minutes: 9 });
  countTimes(1, 'spentTicket', () => 'another');
  clock.advance({ minutes: 6 });
  countTimes(1, 'spentTicket', () => 'third');
  expect(['one', 'another', 'third'].map((key) => isUsedUp('spentTicket', key))).toEqual([false, true, true]);
});

it('goes on counting what came before the clock was set back by minutes, and forgets what it was wrong by years', () => {
  countTimes(1, 'spentTicket', () => 'one');
  clock.advance({ minutes: -5 });
  expect(isUsedUp('spentTicket', 'one')).toBe(true);
  clock.advance({ days: -400 });
  expect(isUsedUp('spentTicket', 'one')).toBe(false);
});
