import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { limitMs } from '../../../scripts/machine-speed.mjs';
import { longPost, startMarkdownProduct, timed } from '../../support/markdown-product.ts';

/** Some that are refused before they are parsed; the stress test takes them all. */
const SOME = ['quotes', 'underscores in a word', 'opening brackets', 'a lazy quote', 'references to a long address'];
/** Takes long to render, but not too long. */
const SLOW = '> - *a* [b](c)\n\n'.repeat(400);

vi.setConfig({ testTimeout: limitMs(60_000) });

let writer: Awaited<ReturnType<typeof startMarkdownProduct>>;
beforeAll(async () => {
  writer = await startMarkdownProduct();
});
afterAll(() => writer.product.close());

describe('a hostile Markdown text of the allowed length', () => {
  it.each(SOME)('%s: is answered in time, with a sentence at worst, for the preview as for saving', (name) =>
    writer.expectAnsweredInTime(name),
  );

  it('keeps nobody else waiting while it is rendered', () => writer.expectNobodyWaits(SLOW, 5));

  it('is not rendered again for readers, whatever they add to the address', async () => {
    const { product, save, publish } = writer;
    const { body } = await save(SLOW);
    await publish(body.id);
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

  it('saved twenty times at once is rendered a few times, the others are asked to wait', async () => {
    const { save, preview } = writer;
    const answers = await Promise.all(Array.from({ length: 20 }, () => save(SLOW)));
    for (const { status, headers } of answers) {
      expect([201, 429]).toContain(status);
      if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect((await preview('We *drove*')).body.html).toBe('<p>We <em>drove</em></p>');
  });
});

it('an honest post of the allowed length is saved', async () => {
  expect(
    (await writer.save(longPost('When the snow came to Clane the van was out at six, and nobody was late. '))).status,
  ).toBe(201);
});
