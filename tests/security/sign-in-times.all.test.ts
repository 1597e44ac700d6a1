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
/** Each from a network of its own, so that limits slow down none of them. */
const timed = async (path: string, json: unknown, status: number): Promise<number> => {
  senders += 1;
  const headers = { 'x-forwarded-for': `203.${senders & 255}.${senders >> 8}.7` };
  const from = performance.now();
  const answer = await product.call('post', path, { json, headers });
  const took = performance.now() - from;
  expect(answer.status).toBe(status);
  return took;
};

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/**
 * By how much the slower kind is slower. Both are asked in turns and compared turn by turn, so that a busy moment meets both
 * and few of the comparisons.
 */
const ratioOf = async (turns: number, known: () => Promise<number>, unknown: () => Promise<number>) => {
  const ratios: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    if (turn % 2 === 0) ratios.push((await known()) / (await unknown()));
    else ratios.push(1 / ((await unknown()) / (await known())));
  }
  const ratio = median(ratios);
  return Math.max(ratio, 1 / ratio);
};

const stranger = () => `nobody-${senders}@charity.example`;

it('a wrong password takes the same time for a known and an unknown address', async () => {
  const accounts = await Promise.all(Array.from({ length: 8 }, () => product.account()));
  const tryOf = (who: string) => timed('/auth/login', { email: who, password: 'a wrong guess 31' }, 401);
  let turn = 0;
  const known = () => {
    turn += 1;
    return tryOf(accounts[turn % accounts.length]?.email ?? '');
  };
  await known();
  expect(await ratioOf(40, known, () => tryOf(stranger()))).toBeLessThan(ALIKE);
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
