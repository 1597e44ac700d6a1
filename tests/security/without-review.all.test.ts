import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { MODEL } from '#api/review/linear-model-weights.ts';
import { limitMs } from '../../scripts/test-limits.mjs';
import { filesLoaded } from '../support/files-loaded.ts';
import type { Product } from '../support/product.ts';
import { STORY } from '../support/submissions.ts';

// What only the review needs: the weights of its model, the dictionary of swear words, the table of the language library.
const PARTS: readonly (readonly [name: string, mark: string])[] = [
  ['the model', MODEL.weights.slice(0, 60)],
  ['the swear words', 'gobshit'],
  ['the languages', 'ngramsData'],
];

// Each starts a server and waits until Node has written what it loaded.
vi.setConfig({ testTimeout: limitMs(60_000) });

const look = async (product: Product) => {
  await product.page('/');
  await product.page('/testimonials');
  await product.get('/testimonials/pending', await product.signIn());
};
const partsIn = async (loaded: readonly string[]) => {
  const texts = await Promise.all(loaded.map((name) => readFile(join('dist/server', name), 'utf8')));
  return PARTS.filter(([, mark]) => texts.some((text) => text.includes(mark))).map(([name]) => name);
};

it('a server that has had no testimonial has loaded nothing of the review', async () => {
  const loaded = await filesLoaded(look);
  expect(loaded).toContain('main.js');
  expect(await partsIn(loaded)).toEqual([]);
});

it('the first testimonial loads the review with its model, its dictionary and its languages', async () => {
  const loaded = await filesLoaded(async (product) => {
    await look(product);
    const { status } = await product.call('post', '/testimonials/auto-review', { json: { content: STORY } });
    expect(status).toBe(200);
  });
  expect(await partsIn(loaded)).toEqual(PARTS.map(([name]) => name));
});
