import { expect, it } from 'vitest';
import { startProduct } from '../support/product.ts';
import { figureOf, parsePrometheus } from '../support/prometheus-text.ts';

const TOKEN = 'short';
const from = (address: string) => ({ 'x-forwarded-for': address });

it('whoever guesses the token has to wait, and is counted', async () => {
  const product = await startProduct({ METRICS_TOKEN: TOKEN, RATE_LIMITS: 'on', TRUST_PROXY: 'on' });
  const ask = (token: string, address: string) =>
    product.call('get', '/metrics', { headers: { ...from(address), authorization: `Bearer ${token}` } });
  const statuses: number[] = [];
  for (let number = 0; number < 22; number += 1) statuses.push((await ask(`guess-${number}`, '192.0.2.7')).status);
  expect(statuses).toEqual([...Array(20).fill(401), 429, 429]);
  expect((await ask(TOKEN, '192.0.2.7')).status).toBe(429);
  const { status, text } = await ask(TOKEN, '192.0.2.8');
  expect(status).toBe(200);
  expect(figureOf(parsePrometheus(text), 'portal_rate_limited_total', { limit: 'metricsToken' })).toBe(3);
  await product.close();
});

it('without METRICS_TOKEN there is no such address, whatever is brought', async () => {
  const product = await startProduct();
  const unknown = await product.get('/no-such-call');
  for (const headers of [undefined, { authorization: 'Bearer ' }, { authorization: 'Bearer undefined' }]) {
    const { status, body } = await product.get('/metrics', headers);
    expect([status, body]).toEqual([404, unknown.body]);
  }
  await product.close();
});
