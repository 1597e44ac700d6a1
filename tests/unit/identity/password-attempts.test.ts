import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRateLimiter } from '#api/http/rate-limits.ts';
import { inThisProcess } from '#api/http/shared-limits.ts';
import { createPasswordAttempts, type PasswordAttempts } from '#api/identity/password-attempts.ts';
import { createSignInQueue } from '#api/identity/sign-in-queue.ts';
import { type Clock, createClock } from '../../support/deps.ts';
import { heldBack } from '../../support/held-back.ts';

const AOIFE = 'aoife@charity.example';

let clock: Clock;
let attempts: PasswordAttempts;
beforeEach(() => {
  clock = createClock('2026-03-02T09:10:00.000Z');
  attempts = createPasswordAttempts(inThisProcess(createRateLimiter(clock.now)), clock.now);
});
afterEach(() => {
  attempts.close();
  vi.useRealTimers();
});

let addresses = 0;
const newAddress = () => {
  addresses += 1;
  return `address-${addresses}`;
};
const unknown = (email = AOIFE, address = newAddress()) => ({ email, address, trusted: null });
const wrong = (email = AOIFE, address?: string) => attempts.attempt(unknown(email, address), async () => false);
const wrongTimes = async (times: number, email = AOIFE) => {
  for (let at = 0; at < times; at += 1) await wrong(email);
};

/** Sends many wrong passwords at once, lets the given time pass, and gives how many were tried. */
const triedWithin = async (ms: number, email: string, times = 90) => {
  vi.useFakeTimers();
  let tried = 0;
  const isRight = async () => {
    tried += 1;
    return false;
  };
  const all = Array.from({ length: times }, () => attempts.attempt(unknown(email), isRight).catch(() => {}));
  await vi.advanceTimersByTimeAsync(ms);
  attempts.close();
  await Promise.all(all);
  return tried;
};

describe('an account for which a hundred wrong passwords came within an hour, from anywhere', () => {
  it('has its tries let through at an even pace', async () => {
    await wrongTimes(100);
    const tried = await triedWithin(3000, AOIFE);
    expect(tried).toBeGreaterThan(30);
    expect(tried).toBeLessThanOrEqual(51);
  });

  it('is slowed no more and no less than an address without an account', async () => {
    await wrongTimes(100, 'nobody@charity.example');
    expect(await triedWithin(3000, 'nobody@charity.example')).toBeLessThanOrEqual(51);
  });

  it('does not slow other accounts', async () => {
    await wrongTimes(100);
    expect(await triedWithin(3000, 'brid@charity.example')).toBe(90);
  });

  it('does not slow another account of its mailbox', async () => {
    await wrongTimes(100);
    expect(await triedWithin(3000, 'aoife+desk@charity.example')).toBe(90);
  });

  it('is slowed however its address is written', async () => {
    await wrongTimes(100);
    expect(await triedWithin(3000, 'Aoife@CHARITY.example')).toBeLessThanOrEqual(51);
  });

  it('is slow no longer when it is unlocked, and an hour or two later', async () => {
    await wrongTimes(120);
    await attempts.clear(AOIFE);
    expect(await triedWithin(100, AOIFE)).toBe(90);
    vi.useRealTimers();
    await wrongTimes(100, 'brid@charity.example');
    clock.advance({ hours: 2 });
    expect(await triedWithin(100, 'brid@charity.example')).toBe(90);
  });

  it('lets a known device through at once, and its wrong ones slow nobody', async () => {
    await wrongTimes(100);
    const others = Array.from({ length: 20 }, () => wrong().catch(() => {}));
    let isRight = false;
    await attempts.attempt({ email: AOIFE, address: 'home', trusted: 'device' }, async () => {
      isRight = true;
      return true;
    });
    expect(isRight).toBe(true);
    attempts.close();
    await Promise.all(others);
  });
});

it('an owner at a new address comes before attackers who have been wrong before, however many wait', async () => {
  const queue = createSignInQueue();
  const running = heldBack();
  const order: string[] = [];
  const enter = (who: string, wrongTries: number) =>
    queue.run({ account: AOIFE, wrongTries, isSlowed: () => false }, async () => void order.push(who));
  const first = queue.run({ account: AOIFE, wrongTries: 0, isSlowed: () => false }, () => running.free);
  const attackers = Array.from({ length: 250 }, () => enter('attacker', 1).catch(() => {}));
  const owner = enter('owner', 0);
  running.letGo();
  await Promise.all([first, owner, ...attackers]);
  expect(order[0]).toBe('owner');
});

it('a full queue refuses whoever has been wrong most often, and lets the others wait', async () => {
  const queue = createSignInQueue({ waitingMax: 3 });
  const running = heldBack();
  const enter = (wrongTries: number) =>
    queue
      .run({ account: AOIFE, wrongTries, isSlowed: () => false }, () => running.free)
      .then(
        () => 'in',
        ({ code, retryAfter }: { code: string; retryAfter: number }) => (retryAfter <= 30 ? code : 'waits too long'),
      );
  const all = [0, 5, 1, 9, 2, 0].map(enter);
  running.letGo();
  expect(await Promise.all(all)).toEqual(['in', 'rate_limited', 'in', 'rate_limited', 'in', 'in']);
});

it('nobody waits longer than 25 seconds', async () => {
  vi.useFakeTimers();
  const queue = createSignInQueue();
  const running = heldBack();
  const tried = { account: AOIFE, wrongTries: 0, isSlowed: () => false };
  const first = queue.run(tried, () => running.free);
  const second = queue.run(tried, async () => {}).catch(({ code }: { code: string }) => code);
  await vi.advanceTimersByTimeAsync(25_000);
  expect(await second).toBe('rate_limited');
  running.letGo();
  await first;
});

it('a sender that never stops takes no more memory: only its latest tries are remembered', async () => {
  const address = newAddress();
  for (let at = 0; at < 2000; at += 1) await wrong(AOIFE, address).catch(() => {});
  clock.advance({ seconds: 61 });
  await expect(wrong(AOIFE, address)).resolves.toBe(false);
});
