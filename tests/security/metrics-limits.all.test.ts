import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startProduct } from '../support/product.ts';
import { figureOf, parsePrometheus } from '../support/prometheus-text.ts';
import { submitStory } from '../support/submissions.ts';

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

it('the library is loaded by a server with METRICS_TOKEN alone', () => {
  const folder = join(import.meta.dirname, '../../dist/server');
  const files = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const naming = files
    .filter((name) => !name.startsWith('prom-client'))
    .flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(/.{0,20}\.\/prom-client[^"'`]*/g)].flat());
  expect(naming.length).toBeGreaterThan(0);
  for (const place of naming) expect(place).toMatch(/import\(["'`]\.\/prom-client/);
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

it('they tell what becomes of mails', async () => {
  const product = await startProduct({ METRICS_TOKEN: TOKEN });
  const figures = async () => {
    const { text } = await product.get('/metrics', { authorization: `Bearer ${TOKEN}` });
    const families = parsePrometheus(text);
    return [
      figureOf(families, 'portal_mails_total', { outcome: 'sent' }),
      figureOf(families, 'portal_mails_total', { outcome: 'written' }),
      figureOf(families, 'portal_mails_total', { outcome: 'failed' }),
      figureOf(families, 'portal_outbox_mails', { state: 'written' }),
      figureOf(families, 'portal_outbox_mails', { state: 'waiting' }),
      figureOf(families, 'portal_outbox_overdue_seconds'),
    ];
  };
  expect(await figures()).toEqual([0, 0, 0, 0, 0, 0]);
  await submitStory(product, { name: 'Nuala Murphy', email: 'nuala@example.ie' });
  await expect.poll(figures).toEqual([0, 1, 0, 1, 0, 0]);
  await product.close();
});
