import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAttempts } from '#api/attempts/attempts.ts';
import { createCounts } from '#api/attempts/counts.ts';
import { createSignInAttempts, type SignInAttempts } from '#api/attempts/sign-in-attempts.ts';
import { createSignInQueue } from '#api/attempts/sign-in-queue.ts';
import { type Clock, createClock } from '../../support/deps.ts';
import { pausable } from '../../support/pausable.ts';

const AOIFE = 'aoife@charity.example';

let clock: Clock;
let attempts: SignInAttempts;
const begin = (whenTooMany: Parameters<typeof createSignInAttempts>[1], now = clock.now) => {
  const own = createCounts(now);
  attempts = createSignInAttempts({ attempts: createAttempts({ own, shared: own }), own }, whenTooMany);
};
beforeEach(() => {
  clock = createClock('2026-03-02T09:10:00.000Z');
  begin(() => 'let the owner in by mail');
});
afterEach(() => {
  attempts.close();
  vi.useRealTimers();
});

let networks = 0;
/** An address in a network of its own. */
const newAddress = () => {
  networks += 1;
  return `2001:db8:${networks.toString(16)}:1`;
};
const stranger = (email = AOIFE, address = newAddress()) => ({ email, address, trusted: null });
const wrong = (email = AOIFE, address?: string) => attempts.password(stranger(email, address), async () => false);
const right = (email = AOIFE, address?: string) => attempts.password(stranger(email, address), async () => true);
const wrongTimes = async (times: number, email = AOIFE) => {
  for (let at = 0; at < times; at += 1) await wrong(email);
};

describe('an account whose password strangers guess, each from a network of its own', () => {
  it('hears thirty an hour and a hundred a day', async () => {
    const heardIn = async (tries: number) => {
      let heard = 0;
      for (let at = 0; at < tries; at += 1) if ((await wrong()).isHeard) heard += 1;
      return heard;
    };
    const byHour: number[] = [];
    for (let hour = 0; hour < 6; hour += 1) {
      byHour.push(await heardIn(50));
      clock.advance({ hours: 1, seconds: 1 });
    }
    expect(byHour).toEqual([30, 30, 30, 10, 0, 0]);
  });

  it('answers a right password of a stranger like a wrong one then', async () => {
    await wrongTimes(30);
    expect(await right()).toMatchObject({ isRight: true, isHeard: false });
    expect(await wrong()).toMatchObject({ isRight: false, isHeard: false });
  });

  it('gives tries back for a right password only where it is heard, so that nobody can tell', async () => {
    await wrongTimes(30);
    const address = newAddress();
    for (let at = 0; at < 5; at += 1) await right(AOIFE, address);
    await expect(right(AOIFE, address)).rejects.toMatchObject({ code: 'rate_limited' });
  });

  it('treats an address without an account in the same way', async () => {
    await wrongTimes(30, 'nobody@charity.example');
    expect(await wrong('nobody@charity.example')).toMatchObject({ isHeard: false });
  });

  it('hears its known device at once, and the tries of another account', async () => {
    await wrongTimes(31);
    const known = await attempts.password({ email: AOIFE, address: 'home', trusted: 'device' }, async () => true);
    expect(known).toMatchObject({ isRight: true, isHeard: true });
    expect(await right('brid@charity.example')).toMatchObject({ isHeard: true });
    expect(await right('aoife+desk@charity.example')).toMatchObject({ isHeard: true });
  });

  it('is counted however its address is written', async () => {
    await wrongTimes(30);
    expect(await right('Aoife@CHARITY.example')).toMatchObject({ isHeard: false });
  });

  it('is heard again once it is unlocked', async () => {
    await wrongTimes(30);
    await attempts.clear(AOIFE);
    expect(await right()).toMatchObject({ isHeard: true });
  });

  it('counts no right password', async () => {
    for (let at = 0; at < 40; at += 1) await right();
    expect(await wrong()).toMatchObject({ isHeard: true });
  });

  it('has its owner told after ten wrong ones within a day', async () => {
    const told: boolean[] = [];
    for (let at = 0; at < 12; at += 1) {
      told.push((await wrong()).shouldTell);
      clock.advance({ hours: 1 });
    }
    expect(told).toEqual([...Array(10).fill(false), true, true]);
  });
});

it('a /48 has a hundred tries a minute in all, at whatever accounts', async () => {
  const address = (at: number) => `2001:db8:ffff:${at.toString(16)}`;
  for (let at = 0; at < 100; at += 1) await wrong(`somebody${at}@charity.example`, address(at));
  await expect(wrong('one-more@charity.example', address(100))).rejects.toMatchObject({ code: 'rate_limited' });
  clock.advance({ seconds: 61 });
  await wrong('one-more@charity.example', address(100));
});

describe('an account of a server without a mail server, once too many strangers have tried', () => {
  it('answers one of them every thirty seconds, and one whose network was not wrong yet first', async () => {
    vi.useFakeTimers();
    begin(
      () => 'answer in turn',
      () => new Date(),
    );
    await wrongTimes(30);
    const order: string[] = [];
    const enter = (who: string, address: string, isRight: boolean) =>
      attempts
        .password(stranger(AOIFE, address), async () => {
          order.push(who);
          return isRight;
        })
        .catch(() => {});
    const attacker = newAddress();
    const first = enter('attacker', attacker, false);
    await vi.advanceTimersByTimeAsync(1);
    const others = [enter('attacker', attacker, false), enter('attacker', attacker, false)];
    const owner = enter('owner', newAddress(), true);
    await vi.advanceTimersByTimeAsync(29_000);
    expect(order).toEqual(['attacker']);
    await vi.advanceTimersByTimeAsync(1_200);
    expect(order).toEqual(['attacker', 'owner']);
    expect(await owner).toMatchObject({ isRight: true, isHeard: true });
    attempts.close();
    await Promise.all([first, ...others]);
  });
});

describe('the queue in front of password verification', () => {
  const queueOf = (options = {}) => {
    const own = createCounts(clock.now);
    return createSignInQueue({ attempts: createAttempts({ own, shared: own }), own }, options);
  };
  const from = (address: string) => ({ account: AOIFE, address, inTurn: false });
  type Queue = ReturnType<typeof queueOf>;

  it('compares all who wait for a turn at the same moment, however long that takes', async () => {
    vi.useFakeTimers();
    const time = { now: 0, perRead: 0 };
    vi.spyOn(performance, 'now').mockImplementation(() => {
      time.now += time.perRead;
      return time.now;
    });
    const queue = queueOf();
    const order: string[] = [];
    const enter = async (who: string, address: string) => {
      const waiting = queue
        .run({ ...from(address), inTurn: true }, async () => {
          order.push(who);
          return false;
        })
        .catch(() => {});
      await vi.advanceTimersByTimeAsync(0);
      return { waiting };
    };
    const attacker = newAddress();
    const entered = [await enter('attacker', attacker), await enter('attacker', attacker)];
    entered.push(await enter('owner', newAddress()));
    for (let at = 0; at < 10; at += 1) entered.push(await enter('attacker', attacker));
    // The turn comes while those who wait are looked through.
    clock.advance({ seconds: 30 });
    Object.assign(time, { now: 28_995, perRead: 1 });
    entered.push(await enter('attacker', attacker));
    Object.assign(time, { now: 30_000, perRead: 0 });
    entered.push(await enter('attacker', attacker));
    expect(order).toEqual(['attacker', 'owner']);
    queue.close();
    await Promise.all(entered.map(({ waiting }) => waiting));
  });

  const wrongFrom = async (queue: Queue, address: string, times: number) => {
    for (let at = 0; at < times; at += 1) await queue.run(from(address), async () => false);
  };

  it('lets an owner in a new network go before networks that have been wrong, however many wait', async () => {
    const queue = queueOf();
    await wrongFrom(queue, '198.51.100.1', 1);
    const running = pausable();
    const order: string[] = [];
    const enter = (who: string, address: string) =>
      queue.run(from(address), async () => {
        order.push(who);
        return who === 'owner';
      });
    const first = queue.run(from('192.0.2.1'), async () => {
      await running.free;
      return true;
    });
    const attackers = Array.from({ length: 250 }, (_, at) => enter('attacker', `198.51.7.${at}`).catch(() => {}));
    const owner = enter('owner', '203.0.113.5');
    running.letGo();
    await Promise.all([first, owner, ...attackers]);
    expect(order[0]).toBe('owner');
  });

  it('refuses whoever has been wrong most often where it is full, and lets the others wait', async () => {
    const queue = queueOf({ waitingMax: 3 });
    const wrongTries = [0, 5, 1, 9, 2, 0];
    for (const [at, times] of wrongTries.entries()) await wrongFrom(queue, `10.${at}.0.1`, times);
    const running = pausable();
    const all = wrongTries.map((_, at) =>
      queue
        .run(from(`10.${at}.0.1`), async () => {
          await running.free;
          return true;
        })
        .then(
          () => 'in',
          ({ code, retryAfter }: { code: string; retryAfter: number }) => (retryAfter <= 30 ? code : 'waits too long'),
        ),
    );
    running.letGo();
    expect(await Promise.all(all)).toEqual(['in', 'rate_limited', 'in', 'rate_limited', 'in', 'in']);
  });

  it('lets nobody wait longer than 25 seconds', async () => {
    vi.useFakeTimers();
    const queue = queueOf();
    const running = pausable();
    const first = queue.run(from('192.0.2.1'), async () => {
      await running.free;
      return true;
    });
    const second = queue.run(from('192.0.2.1'), async () => true).catch(({ code }: { code: string }) => code);
    await vi.advanceTimersByTimeAsync(25_000);
    expect(await second).toBe('rate_limited');
    running.letGo();
    await first;
  });
});

it('a sender that never stops takes no more memory: only its latest tries are remembered', async () => {
  const address = newAddress();
  for (let at = 0; at < 2000; at += 1) await wrong(AOIFE, address).catch(() => {});
  clock.advance({ seconds: 61 });
  await expect(wrong(AOIFE, address)).resolves.toMatchObject({ isRight: false });
});
