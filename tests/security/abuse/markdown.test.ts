import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hostileMarkdown, SLOWEST } from '../../support/hostile-markdown.ts';
import { type Product, startProduct } from '../../support/product.ts';
import type { Answer, Headers } from '../../support/test-api.ts';

/** Some that are refused before they are parsed, and one that is ended by the time limit; the stress test takes them all. */
const SOME = [
  'quotes',
  'underscores in a word',
  'opening brackets',
  'headings and backticks',
  'a lazy quote',
  'references to a long address',
];
/** Generous, as other tests run beside these; the stress test has the goal of two seconds. */
const ANSWERED_WITHIN_MS = 12_000;
/** Takes long to render, but not too long. */
const SLOW = '> - *a* [b](c)\n\n'.repeat(400);

vi.setConfig({ testTimeout: 60_000 });

let product: Product;
let admin: Headers;
beforeAll(async () => {
  product = await startProduct();
  admin = await product.signIn();
});
afterAll(() => product.close());

const textOf = (name: string) => hostileMarkdown[name] ?? '';
const preview = (body: string) => product.call('post', '/blogs/preview', { as: admin, json: { body } });
const save = (body: string) => product.call('post', '/blogs', { as: admin, json: { title: 'Open day', body } });

const timed = async (work: () => Promise<Answer>) => {
  const begun = performance.now();
  const answer = await work();
  return { ...answer, ms: performance.now() - begun };
};

const p99 = (took: number[]) => took.sort((a, b) => a - b)[Math.floor(took.length * 0.99)] ?? 0;

/** What another visitor waits for small answers until the work is over, or for 300 of them: the 99th percentile, in milliseconds. */
const othersWait = async (work?: Promise<unknown>): Promise<number> => {
  const took: number[] = [];
  let isOver = false;
  void work?.then(() => {
    isOver = true;
  });
  while (work ? !isOver : took.length < 300) took.push((await timed(() => product.get('/health'))).ms);
  return p99(took);
};

describe('a hostile Markdown text of the allowed length', () => {
  it.each(SOME)('%s: is answered in time, with a sentence at worst, for the preview as for saving', async (name) => {
    for (const send of [preview, save]) {
      const { status, body, ms } = await timed(() => send(textOf(name)));
      expect([200, 201, 400]).toContain(status);
      if (status === 400) expect(body.fields.body).toMatch(/^[A-Z].{20,}\.$/);
      expect(ms).toBeLessThan(ANSWERED_WITHIN_MS);
    }
  });

  it('keeps nobody else waiting while it is rendered', async () => {
    const idle = await othersWait();
    const busy = await othersWait(preview(SLOWEST));
    expect(busy).toBeLessThan(10 * idle + 40);
  });

  it('is not rendered again for readers, whatever they add to the address', async () => {
    const { body } = await save(SLOW);
    await product.call('post', `/blogs/${body.id}/publish`, { as: admin, json: {} });
    const first = await timed(() => product.get(`/blogs/${body.slug}`));
    expect(first.status).toBe(200);
    const others = await Promise.all(
      Array.from({ length: 20 }, (_, at) => timed(() => product.get(`/blogs/${body.slug}?x=${at}`))),
    );
    for (const { status, text } of others) expect([status, text]).toEqual([200, first.text]);
    const all = Math.max(...others.map(({ ms }) => ms));
    const rendering = Math.min((await timed(() => save(SLOW))).ms, (await timed(() => save(SLOW))).ms);
    expect(all).toBeLessThan(10 * rendering);
  });

  it('previewed ten times at once is rendered for the newest only', async () => {
    const begun = performance.now();
    const answers = await Promise.all(Array.from({ length: 10 }, () => preview(SLOWEST)));
    const ms = performance.now() - begun;
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 409)).toHaveLength(9);
    expect(statuses.filter((status) => status === 400)).toHaveLength(1);
    expect(ms).toBeLessThan(ANSWERED_WITHIN_MS);
  });

  it('saved twenty times at once is rendered a few times, the others are asked to wait', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => save(SLOW)));
    for (const { status, headers } of answers) {
      expect([201, 429]).toContain(status);
      if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect((await preview('We *drove*')).body.html).toBe('<p>We <em>drove</em></p>');
  });
});

it('an honest post of the allowed length is saved', async () => {
  const part =
    'When **the snow** came to [Clane](/about) the van_with_the_name was out at *six*, and `nobody` was late. ';
  const section = `## Part\n\n${part.repeat(12)}\n\n> ${part}\n> - one\n>   1. two\n\n- ${part}\n- b\n  - c\n\n***\n\n`;
  const body = section.repeat(Math.floor(100_000 / section.length));
  await preview('the thread is warm');
  expect((await save(body)).status).toBe(201);
});
