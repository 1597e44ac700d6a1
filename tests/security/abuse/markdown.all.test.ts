import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { BODY_MAX } from '#contract/blogs/blogs.ts';
import { limitMs } from '../../../scripts/test-limits.mjs';
import { HONEST_SENTENCE, startMarkdownProduct, timed } from '../../support/markdown-product.ts';

/** Some that are refused before they are parsed; the stress test takes them all. */
const SOME = ['quotes', 'underscores in a word', 'opening brackets', 'a lazy quote', 'references to a long address'];
/** Half of the processor time that rendering may take. */
const HALF_THE_LIMIT_MS = 600;

vi.setConfig({ testTimeout: limitMs(60_000) });

let writer: Awaited<ReturnType<typeof startMarkdownProduct>>;
/** Takes long to render, but even beside other work not too long. */
let slow: string;
const slowTextFrom = async (lines: number): Promise<string> => {
  expect(lines, 'lines of a text that is rendered in half of the limit').toBeGreaterThan(20);
  const text = '> - *a* [b](c)\n\n'.repeat(lines);
  const { status, ms } = await timed(() => writer.save(text));
  return status === 201 && ms < HALF_THE_LIMIT_MS ? text : slowTextFrom(lines / 2);
};
beforeAll(async () => {
  writer = await startMarkdownProduct();
  // The first text waits until the process has started.
  await writer.preview('We *drove*');
  slow = await slowTextFrom(400);
});
afterAll(() => writer.product.close());

describe('a hostile Markdown text of the allowed length', () => {
  it.each(SOME)('%s: is answered in time, with a sentence at worst, for the preview as for saving', (name) =>
    writer.expectAnsweredInTime(name),
  );

  it('keeps nobody else waiting while it is rendered', () => writer.expectNobodyWaits(slow, 5));

  it('is not rendered again for readers, whatever they add to the address', async () => {
    const { product, save, publish } = writer;
    const { body } = await save(slow);
    await publish(body.id);
    const first = await timed(() => product.get(`/blogs/${body.slug}`));
    expect(first.status).toBe(200);
    const others = await Promise.all(
      Array.from({ length: 20 }, (_, at) => timed(() => product.get(`/blogs/${body.slug}?x=${at}`))),
    );
    for (const { status, text } of others) expect([status, text]).toEqual([200, first.text]);
    const all = Math.max(...others.map(({ ms }) => ms));
    const rendering = Math.min((await timed(() => save(slow))).ms, (await timed(() => save(slow))).ms);
    expect(all).toBeLessThan(10 * rendering);
  });

  it('saved twenty times at once is rendered a few times, the others are asked to wait', async () => {
    const { save, preview } = writer;
    const answers = await Promise.all(Array.from({ length: 20 }, () => save(slow)));
    for (const { status, headers } of answers) {
      expect([201, 429]).toContain(status);
      if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect((await preview('We *drove*')).body.html).toBe('<p>We <em>drove</em></p>');
  });
});

// With headings, quotes and lists in every part it is saved in the stress test.
it('an honest post of the allowed length, all paragraphs, is saved', async () => {
  const paragraph = HONEST_SENTENCE.repeat(12);
  const { status } = await writer.save(`${paragraph}\n\n`.repeat(Math.floor(BODY_MAX / (paragraph.length + 2))));
  expect(status).toBe(201);
});
