import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { limitMs } from '../../../scripts/test-limits.mjs';
import { SLOWEST } from '../../support/hostile-markdown.ts';
import { startMarkdownProduct } from '../../support/markdown-product.ts';
import { childrensProcessorMs } from '../../support/processor-time.ts';

vi.setConfig({ testTimeout: limitMs(60_000) });

let writer: Awaited<ReturnType<typeof startMarkdownProduct>>;
beforeAll(async () => {
  writer = await startMarkdownProduct();
});
afterAll(() => writer.product.close());

it('a text that the time limit ends is answered in time, with a sentence at worst, for the preview as for saving', () =>
  writer.expectAnsweredInTime('headings and backticks'));

it('a text that the time limit ends keeps nobody else waiting while it is rendered', () =>
  writer.expectNobodyWaits(SLOWEST));

describe('a text that the time limit ends, previewed ten times at once', () => {
  /** What the rendering process works for; other tests beside this one make every answer late. */
  const costOf = async (previews: () => Promise<unknown>): Promise<number> => {
    const { pid } = writer.product.server;
    const before = childrensProcessorMs(pid);
    await previews();
    return childrensProcessorMs(pid) - before;
  };
  const tenAtOnce = () => Promise.all(Array.from({ length: 10 }, () => writer.preview(SLOWEST)));

  it('is answered for the newest only', async () => {
    const statuses = (await tenAtOnce()).map(({ status }) => status);
    expect(statuses.filter((status) => status === 409)).toHaveLength(9);
    expect(statuses.filter((status) => status === 400)).toHaveLength(1);
  });

  it.runIf(process.platform === 'linux')('costs as much as two: the one that was begun, and the newest', async () => {
    const one = await costOf(() => writer.preview(SLOWEST));
    expect(one).toBeGreaterThan(0);
    expect((await costOf(tenAtOnce)) / one).toBeLessThan(2.5);
  });
});
