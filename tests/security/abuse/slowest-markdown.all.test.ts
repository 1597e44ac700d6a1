import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { limitMs } from '../../../scripts/test-limits.mjs';
import { SLOWEST } from '../../support/hostile-markdown.ts';
import { startMarkdownProduct, timed } from '../../support/markdown-product.ts';

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

it('a text that the time limit ends, previewed ten times at once, is rendered for the newest only', async () => {
  const alone = (await timed(() => writer.preview(SLOWEST))).ms;
  const answers = await Promise.all(Array.from({ length: 10 }, () => timed(() => writer.preview(SLOWEST))));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 409)).toHaveLength(9);
  expect(statuses.filter((status) => status === 400)).toHaveLength(1);
  // At most the one that was already begun, and the newest.
  expect(Math.max(...answers.map(({ ms }) => ms)) / alone).toBeLessThan(3);
});
