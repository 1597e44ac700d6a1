import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Product, startProduct } from '../support/product.ts';

/** How far the times of known and unknown addresses may be apart. */
const ALIKE = 1.3;

let product: Product;
beforeAll(async () => {
  product = await startProduct({ RATE_LIMITS: 'on', TRUST_PROXY: 'on' });
});
afterAll(() => product.close());

let senders = 0;
/** Each from an address of its own, so that limits slow down none of them. */
const timed = async (path: string, json: unknown, status: number): Promise<number> => {
  senders += 1;
  const headers = { 'x-forwarded-for': `203.0.${senders >> 8}.${senders & 255}` };
  const from = performance.now();
  const answer = await product.call('post', path, { json, headers });
  const took = performance.now() - from;
  expect(answer.status).toBe(status);
  return took;
};

/** The quarter that was disturbed least by whatever else the machine does. */
const quick = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 4)] ?? 0;

/** By how much the slower kind is slower; both are asked in turns, so that a busy moment meets both. */
const ratioOf = async (turns: number, known: () => Promise<number>, unknown: () => Promise<number>) => {
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  for (let turn = 0; turn < turns; turn += 1) {
    const kinds = turn % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of kinds) times[kind].push(await (kind === 'known' ? known : unknown)());
  }
  const [one, other] = [quick(times.known), quick(times.unknown)];
  return Math.max(one, other) / Math.min(one, other);
};

const stranger = () => `nobody-${senders}@charity.example`;

it('a wrong password takes the same time for a known and an unknown address', async () => {
  const { email } = await product.account();
  const tryOf = (who: string) => timed('/auth/login', { email: who, password: 'a wrong guess 31' }, 401);
  await tryOf(email);
  expect(
    await ratioOf(
      40,
      () => tryOf(email),
      () => tryOf(stranger()),
    ),
  ).toBeLessThan(ALIKE);
});

it('a forgotten password is answered in the same time for a known and an unknown address', async () => {
  const accounts = await Promise.all(Array.from({ length: 8 }, () => product.account()));
  const ask = (email: string) => timed('/auth/forgotten-password', { email }, 202);
  for (const { email } of accounts) await ask(email);
  let turn = 0;
  const known = () => {
    turn += 1;
    return ask(accounts[turn % accounts.length]?.email ?? '');
  };
  expect(await ratioOf(120, known, () => ask(stranger()))).toBeLessThan(ALIKE);
});
