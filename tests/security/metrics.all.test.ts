import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Product, startProduct } from '../support/product.ts';
import { type Family, figureOf, parsePrometheus } from '../support/prometheus-text.ts';
import { sendRaw } from '../support/raw-socket.ts';
import { offer, submitStory } from '../support/submissions.ts';

const TOKEN = 'made-for-these-tests-4f1c';
const as = { authorization: `Bearer ${TOKEN}` };

let product: Product;
beforeAll(async () => {
  product = await startProduct({ METRICS_TOKEN: TOKEN });
});
afterAll(() => product.close());

const scrape = async (): Promise<Map<string, Family>> => {
  const { status, headers, text } = await product.get('/metrics', as);
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
    'no-store',
  ]);
  return parsePrometheus(text);
};

describe('the metrics', () => {
  it('count requests by pattern, method and status, those from the cache included', async () => {
    const ways = [
      ['GET', '/', '200'],
      ['GET', '/api/testimonials/approved', '200'],
      ['GET', '/api/testimonials/:id', '401'],
      ['GET', '/api/*', '404'],
      ['GET', 'other', '404'],
      ['HEAD', '/about', '200'],
      ['POST', '/api/donationitems/simple', '201'],
      ['POST', '/api/donationitems/simple', '400'],
    ] as const;
    const read = (families: Map<string, Family>) =>
      ways.map(([method, route, status]) => {
        const samples = families.get('portal_http_requests_total')?.samples ?? [];
        const same = ({ labels }: (typeof samples)[number]) =>
          labels.method === method && labels.route === route && labels.status === status;
        return samples.find(same)?.value ?? 0;
      });
    const before = read(await scrape());
    for (let time = 0; time < 5; time += 1) {
      await product.page('/?utm_source=letter');
      await product.get('/testimonials/approved');
    }
    await product.get('/testimonials/nuala@example.ie');
    await product.get('/nuala@example.ie');
    await product.page('/nuala/murphy');
    await sendRaw(product.server.url, 'HEAD /about HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    for (let time = 0; time < 3; time += 1) await product.call('post', '/donationitems/simple', { json: offer });
    await product.call('post', '/donationitems/simple', { json: {} });
    const families = await scrape();
    expect(read(families).map((count, at) => count - (before[at] ?? 0))).toEqual([5, 5, 1, 1, 1, 1, 3, 1]);
    const timed = figureOf(families, 'portal_http_request_duration_seconds_count', { method: 'GET', route: '/' });
    expect(timed).toBe(figureOf(families, 'portal_http_requests_total', { method: 'GET', route: '/', status: '200' }));
  });

  it('tell what the store holds and how long writing took', async () => {
    const before = await scrape();
    for (let time = 0; time < 4; time += 1) await submitStory(product);
    const after = await scrape();
    const grown = (name: string, labels = {}) => figureOf(after, name, labels) - figureOf(before, name, labels);
    expect(grown('portal_store_records', { collection: 'testimonials' })).toBe(4);
    expect(grown('portal_store_write_duration_seconds_count')).toBeGreaterThanOrEqual(4);
    expect(grown('portal_store_write_duration_seconds_sum')).toBeGreaterThan(0);
    expect(grown('portal_store_journal_bytes')).toBeGreaterThan(500);
    expect(figureOf(after, 'portal_store_waiting_changes')).toBe(0);
    expect(figureOf(after, 'portal_store_failed_writes_total')).toBe(0);
    expect(figureOf(after, 'portal_ready')).toBe(1);
  });

  it('tell how the machine is', async () => {
    const families = await scrape();
    const value = (name: string, labels = {}) => figureOf(families, name, labels);
    expect(value('portal_disk_free_bytes')).toBeGreaterThan(1e6);
    expect(value('portal_disk_total_bytes')).toBeGreaterThan(value('portal_disk_free_bytes'));
    expect(value('process_resident_memory_bytes')).toBeGreaterThan(30e6);
    expect(value('process_resident_memory_bytes')).toBeGreaterThan(value('nodejs_heap_size_used_bytes'));
    expect(Math.abs(Date.now() / 1000 - value('process_start_time_seconds'))).toBeLessThan(600);
    expect(value('portal_pictures', { state: 'waiting' })).toBe(0);
    expect(value('portal_info', { version: (await product.get('/health')).body.version })).toBe(1);
  });

  it('hold no id, address or word of anybody, whatever was asked for', async () => {
    const { body } = await submitStory(product, { name: 'Nuala Murphy', email: 'nuala@example.ie' });
    expect(body.id).toHaveLength(22);
    for (const path of [`/testimonials/${body.id}`, `/media/${body.id}/nuala.webp`, '/blogs/nuala', '/x?q=nuala'])
      await product.get(path, as);
    await product.page('/admin/nuala');
    await sendRaw(product.server.url, 'NUALA / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    const { text } = await product.get('/metrics', as);
    for (const secret of [body.id, /nuala/i, '127.0.0.1', TOKEN]) expect(text).not.toMatch(secret);
    const labels = [...parsePrometheus(text).values()].flatMap(({ samples }) => samples.map(({ labels }) => labels));
    const known = /^(method|route|status|le|collection|outcome|state|limit|event|quantile|version)$/;
    for (const label of new Set(labels.flatMap((all) => Object.keys(all)))) expect(label).toMatch(known);
  });

  it('do not grow with the addresses that somebody makes up', async () => {
    const seriesOf = async () => (await scrape()).get('portal_http_requests_total')?.samples.length;
    await Promise.all(['/api/made-up', '/made/up', '/made.up', '/blogs/made-up'].map((path) => product.page(path)));
    const before = await seriesOf();
    for (let number = 0; number < 40; number += 1) {
      const paths = [`/api/x${number}`, `/x/${number}`, `/x${number}.js`, `/blogs/x${number}`];
      await Promise.all(paths.map((path) => product.page(path)));
    }
    expect(await seriesOf()).toBe(before);
  });
});

describe('without the token', () => {
  it.each([
    ['nothing', {}],
    ['another token', { authorization: 'Bearer made-for-these-tests-4f1d' }],
    ['its beginning', { authorization: `Bearer ${TOKEN.slice(0, -1)}` }],
    ['more than it', { authorization: `Bearer ${TOKEN}x` }],
    ['another scheme', { authorization: `Basic ${TOKEN}` }],
    ['the bare token', { authorization: TOKEN }],
  ])('%s is answered with 401', async (_, headers) => {
    const { status, body, text } = await product.get('/metrics', headers);
    expect([status, body.code]).toEqual([401, 'unauthenticated']);
    expect(text).not.toContain('portal_');
  });

  it('staff are refused like anybody', async () => {
    expect((await product.get('/metrics', await product.signIn())).status).toBe(401);
  });

  it('a token in the address is not looked at', async () => {
    expect((await product.get(`/metrics?token=${TOKEN}&authorization=Bearer%20${TOKEN}`)).status).toBe(401);
  });
});
