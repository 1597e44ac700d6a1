import { expect } from 'vitest';
import { hostileMarkdown } from './hostile-markdown.ts';
import { type Product, startProduct } from './product.ts';
import type { Answer } from './test-api.ts';

/** Generous, as other tests run beside these; the stress test has the goal of two seconds. */
const ANSWERED_WITHIN_MS = 12_000;

export const timed = async (work: () => Promise<Answer>): Promise<Answer & { ms: number }> => {
  const begun = performance.now();
  const answer = await work();
  return { ...answer, ms: performance.now() - begun };
};

const p99 = (took: number[]) => took.sort((a, b) => a - b)[Math.floor(took.length * 0.99)] ?? 0;

/** What another visitor waits for small answers until the work is over, or for 300 of them: the 99th percentile, in milliseconds. */
const othersWait = async (product: Product, work?: Promise<unknown>): Promise<number> => {
  const took: number[] = [];
  let isOver = false;
  void work?.then(() => {
    isOver = true;
  });
  while (work ? !isOver : took.length < 300) took.push((await timed(() => product.get('/health'))).ms);
  return p99(took);
};

/** As people write it, with no markup. */
export const HONEST_SENTENCE = 'When the snow came to Clane the van was out at six, and nobody was late. ';

/** As many sections of such sentences as a post may have, each with a heading, a paragraph, a quote and lists. */
export const longPost = (sentence: string): string => {
  const lists = `> ${sentence}\n> - one\n>   1. two\n\n- ${sentence}\n- b\n  - c\n\n***\n\n`;
  const section = `## Part\n\n${sentence.repeat(12)}\n\n${lists}`;
  return section.repeat(Math.floor(100_000 / section.length));
};

/** The built product with an administrator who writes posts. */
export const startMarkdownProduct = async () => {
  const product = await startProduct();
  const as = await product.signIn();
  const preview = (body: string) => product.call('post', '/blogs/preview', { as, json: { body } });
  const save = (body: string) => product.call('post', '/blogs', { as, json: { title: 'Open day', body } });
  return {
    product,
    preview,
    save,
    publish: (id: string) => product.call('post', `/blogs/${id}/publish`, { as, json: {} }),
    /** Fails unless a text of `hostileMarkdown` is answered in time, for the preview as for saving. */
    async expectAnsweredInTime(name: string) {
      for (const send of [preview, save]) {
        const { status, body, ms } = await timed(() => send(hostileMarkdown[name] ?? ''));
        expect([200, 201, 400]).toContain(status);
        if (status === 400) expect(body.fields.body).toMatch(/^[A-Z].{20,}\.$/);
        expect(ms).toBeLessThan(ANSWERED_WITHIN_MS);
      }
    },
    /** Fails when others wait longer while texts are previewed. */
    async expectNobodyWaits(text: string, times = 1) {
      const idle = await othersWait(product);
      const previews = async () => {
        for (let at = 0; at < times; at += 1) await preview(text);
      };
      expect(await othersWait(product, previews())).toBeLessThan(10 * idle + 40);
    },
  };
};
