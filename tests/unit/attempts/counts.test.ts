import { beforeEach, expect, it } from 'vitest';
import { ruleOf } from '#api/attempts/attempt-limits.ts';
import { createCounts, type OwnCounts } from '#api/attempts/counts.ts';
import { type Clock, createClock } from '../../support/deps.ts';

const once = { name: 'once', times: 1, seconds: 900 };

let clock: Clock;
let counts: OwnCounts;
beforeEach(() => {
  clock = createClock();
  counts = createCounts(clock.now);
});

const addTimes = (times: number, rule: typeof once, keyOf: (at: number) => string) => {
  for (let at = 0; at < times; at += 1) counts.add(rule, keyOf(at));
};
const isUsedUp = async (rule: typeof once, key: string) => (await counts.wait(rule, key)) !== null;

it('the counter of attempts forgets no key of a rule for a flood of keys of another', async () => {
  addTimes(30, ruleOf('strangersPerHour'), () => 'aoife');
  addTimes(50_001, ruleOf('madeResponse'), (at) => `2001:db8:${at >> 8}:${at & 255}`);
  expect(await isUsedUp(ruleOf('strangersPerHour'), 'aoife')).toBe(true);
});

it('the counter of attempts keeps some 50,000 keys of a rule, and the latest of those that were counted as often', async () => {
  addTimes(1, once, () => 'first');
  addTimes(50_000, once, String);
  expect(await isUsedUp(once, 'first')).toBe(false);
  expect(await isUsedUp(once, '49999')).toBe(true);
});

it('the counter of attempts forgets no key that is used up for a flood of others', async () => {
  const rule = ruleOf('strangersPerHour');
  addTimes(30, rule, () => 'aoife');
  addTimes(60_000, rule, (at) => `made up ${at}`);
  expect(await isUsedUp(rule, 'aoife')).toBe(true);
});

it('the counter of attempts keeps nothing of a key whose attempts were all taken back', async () => {
  for (let at = 0; at < 50_000; at += 1) {
    counts.add(once, String(at));
    await counts.takeBack(once, String(at));
  }
  counts.add(once, 'first');
  addTimes(49_000, once, (at) => `later ${at}`);
  expect(await isUsedUp(once, 'first')).toBe(true);
});

it('the counter of attempts counts every key in a window of its own', async () => {
  addTimes(1, once, () => 'one');
  clock.advance({ minutes: 9 });
  addTimes(1, once, () => 'another');
  clock.advance({ minutes: 6 });
  addTimes(1, once, () => 'third');
  expect(await Promise.all(['one', 'another', 'third'].map((key) => isUsedUp(once, key)))).toEqual([false, true, true]);
});

it('the counter of attempts goes on counting what came before the clock was set back by minutes, and forgets what it was wrong by years', async () => {
  addTimes(1, once, () => 'one');
  clock.advance({ minutes: -5 });
  expect(await isUsedUp(once, 'one')).toBe(true);
  clock.advance({ days: -400 });
  expect(await isUsedUp(once, 'one')).toBe(false);
});
