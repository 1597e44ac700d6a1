import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Product, startProduct } from '../../support/product.ts';
import { jsonRequest, type RawAnswer, sendRaw } from '../../support/raw-socket.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ RATE_LIMITS: 'on' });
});
afterAll(() => product.close());

interface Account {
  email: string;
  password: string;
}

/** An address of this machine that nothing has come from yet, in no network of an attacker. */
const newAddress = () => `127.${randomInt(21, 255)}.${randomInt(256)}.${randomInt(1, 255)}`;

const post = (path: string, json: unknown, { from = newAddress(), headers = [] as string[], withinMs = 40_000 } = {}) =>
  sendRaw(product.server.url, jsonRequest('POST', `/api${path}`, json, headers), { from, withinMs });
const login = (account: Account, how: Parameters<typeof post>[2] = {}) => post('/auth/login', account, how);
const wrong = (email: string, from?: string) => login({ email, password: 'x' }, from ? { from } : {});

const deviceIn = ({ head }: RawAnswer) => /^set-cookie: (device=[^;\r]+)/im.exec(head)?.[1] ?? '';
/** Signs in on a new device; gives the header with its cookie. */
const knownDevice = async (account: Account) => [`Cookie: ${deviceIn(await login(account))}`];
const retryAfter = ({ head }: RawAnswer) => Number(/^retry-after: (\d+)\r?$/im.exec(head)?.[1]);

/** An address in the next of the twenty networks of an attacker: all of them have been wrong after twenty tries. */
let attackersUsed = 0;
const attackers = () => {
  attackersUsed += 1;
  return `127.${1 + (attackersUsed % 20)}.${randomInt(256)}.${randomInt(1, 255)}`;
};
const wrongTimes = async (times: number, email: string) => {
  for (let at = 0; at < times; at += 1) await wrong(email, attackers());
};

/** Sends a wrong password every tenth of a second, each from an address of its own, before `work` begins and while it runs; none of them waits for an answer. */
const whileAttacked = async <T>(email: string, work: () => Promise<T>): Promise<T> => {
  const tries: Promise<unknown>[] = [];
  const attack = () => login({ email, password: 'x' }, { from: attackers(), withinMs: 2000 }).catch(() => {});
  const timer = setInterval(() => tries.push(attack()), 100);
  try {
    // Strangers' tries are answered in turn by then.
    await expect.poll(() => tries.length).toBeGreaterThan(20);
    return await work();
  } finally {
    clearInterval(timer);
    await Promise.all(tries);
  }
};

describe('wrong passwords for one account, from a new address each', () => {
  it('keep its owner waiting neither on a known device, also after a restart, nor for more than 30 s elsewhere', async () => {
    const account = await product.account();
    const headers = await knownDevice(account);
    await product.restart();
    await wrongTimes(30, account.email);
    await whileAttacked(account.email, async () => {
      const idle = performance.now();
      expect((await login(account, { headers })).status).toBe(200);
      const known = performance.now();
      expect((await login(account)).status).toBe(200);
      expect(known - idle).toBeLessThan(3000);
      expect(performance.now() - known).toBeLessThan(30_000);
    });
  });

  it('are forgotten by npm run admin -- unlock, by a reset and by a change of the password', async () => {
    const account = await product.account();
    let from = '';
    const lockOut = async () => {
      from = newAddress();
      for (let at = 0; at < 6; at += 1) await wrong(account.email, from);
      const refused = await login(account, { from });
      expect(refused.status).toBe(429);
      expect(retryAfter(refused)).toBeLessThanOrEqual(60);
    };
    await lockOut();
    const { code, output } = await product.admin(['unlock', account.email]);
    expect([code, output]).toEqual([0, expect.stringContaining('forgotten')]);
    expect((await login(account, { from })).status).toBe(200);

    await lockOut();
    await product.admin(['reset-password', account.email], 'another harbour 31 haystack');
    account.password = 'another harbour 31 haystack';
    const { status, body } = await login(account, { from });
    expect(status).toBe(200);

    await lockOut();
    const headers = [`Authorization: Bearer ${JSON.parse(body).accessToken}`];
    const change = { currentPassword: account.password, newPassword: 'oats and barley by the quay' };
    expect((await post('/auth/change-password', change, { headers })).status).toBe(200);
    expect((await login({ ...account, password: change.newPassword }, { from })).status).toBe(200);
  });
});

describe('a sender of wrong passwords', () => {
  it('keeps itself out by going on, and others not', async () => {
    const account = await product.account();
    const from = newAddress();
    const statuses: number[] = [];
    for (let at = 0; at < 40; at += 1) statuses.push((await wrong(account.email, from)).status);
    expect(statuses).toEqual([...Array(5).fill(401), ...Array(35).fill(429)]);
    const refused = await login(account, { from });
    expect([refused.status, retryAfter(refused)]).toEqual([429, 60]);
    expect((await login(account)).status).toBe(200);
  });

  it('leaves accounts at the same address alone whose device is known', async () => {
    const account = await product.account();
    const [headers, from] = [await knownDevice(account), newAddress()];
    for (let at = 0; at < 25; at += 1) await wrong(`guess-${at}@charity.example`, from);
    expect((await login(account, { from })).status).toBe(429);
    expect((await login(account, { from, headers })).status).toBe(200);
  });
});

describe('the cookie of a device', () => {
  it('is HttpOnly, signed, for /api/auth only and for 180 days, and signs nobody in', async () => {
    const account = await product.account();
    const { head, body } = await login(account);
    const cookie = /^set-cookie: (.*)\r?$/im.exec(head)?.[1] ?? '';
    expect(cookie).toMatch(/^device=[\w-]{22}\.[\w-]{43}; /);
    for (const attribute of ['Path=/api/auth', `Max-Age=${180 * 24 * 3600}`, 'HttpOnly', 'SameSite=Strict']) {
      expect(cookie).toContain(attribute);
    }
    expect(cookie).not.toContain('Secure');
    expect(body).not.toContain(cookie.slice(7, 29));
    const headers = { cookie: cookie.split(';')[0] ?? '' };
    expect((await product.call('get', '/auth/me', { headers })).status).toBe(401);
    expect((await product.call('post', '/auth/refresh', { headers })).status).toBe(401);
  });

  it('of another account, made up, altered, or from before a reset counts for nothing', async () => {
    const [account, other] = [await product.account(), await product.account()];
    const own = deviceIn(await login(account));
    const theirs = deviceIn(await login(other));
    const made = [`${own.slice(0, -3)}AAA`, `device=${'A'.repeat(22)}.${'A'.repeat(43)}`, 'device=', theirs];
    const from = newAddress();
    for (let at = 0; at < 6; at += 1) await wrong(account.email, from);
    const statusWith = async (cookie: string) =>
      (await login(account, { from, headers: [`Cookie: ${cookie}`] })).status;
    for (const cookie of made) expect(await statusWith(cookie), cookie).toBe(429);
    expect(await statusWith(own)).toBe(200);
    expect(await statusWith(`a=b; ${own}; c=d`)).toBe(200);
    expect(await statusWith(`device=planted; ${theirs}; ${own}`)).toBe(200);
    await product.admin(['reset-password', account.email], 'another harbour 31 haystack');
    account.password = 'another harbour 31 haystack';
    for (let at = 0; at < 6; at += 1) await wrong(account.email, from);
    expect(await statusWith(own)).toBe(429);
  });

  it('knows several accounts on a shared computer', async () => {
    const [one, other] = [await product.account(), await product.account()];
    const first = deviceIn(await login(one));
    const both = deviceIn(await login(other, { headers: [`Cookie: ${first}`] }));
    for (const account of [one, other]) {
      const from = newAddress();
      for (let at = 0; at < 6; at += 1) await wrong(account.email, from);
      expect((await login(account, { from, headers: [`Cookie: ${both}`] })).status).toBe(200);
    }
  });

  it('has its own five tries a minute, and after them is worth nothing', async () => {
    const account = await product.account();
    const [headers, from] = [await knownDevice(account), newAddress()];
    const statuses: number[] = [];
    for (let at = 0; at < 12; at += 1) {
      statuses.push((await login({ email: account.email, password: 'x' }, { from, headers })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
    expect((await login(account)).status).toBe(200);
  });

  it('that was stolen keeps its owner out nowhere, also not on the same device', async () => {
    const account = await product.account();
    const headers = await knownDevice(account);
    const thief = newAddress();
    for (let at = 0; at < 12; at += 1) await login({ email: account.email, password: 'x' }, { from: thief, headers });
    expect((await login(account, { headers })).status).toBe(200);
  });
});
