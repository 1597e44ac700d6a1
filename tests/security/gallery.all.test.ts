import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { startProduct } from '../support/product.ts';

const root = resolve(import.meta.dirname, '../..');
const MARK = 'showcase__state';

const filesWithMark = async (folder: string): Promise<string[]> => {
  const found: string[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && /\.(js|css|html)$/.test(path) && (await readFile(path, 'utf8')).includes(MARK)) {
      found.push(path);
    }
  }
  return found;
};

it('the gallery of site/ui, which npm run dev serves, is no part of the built product', async () => {
  expect(await filesWithMark(join(root, 'site/gallery'))).toContain(join(root, 'site/gallery/gallery.css'));
  expect(await filesWithMark(join(root, 'dist'))).toEqual([]);
});

it('the built server has no page /gallery', async () => {
  const product = await startProduct();
  const { status } = await product.page('/gallery');
  await product.close();
  expect(status).toBe(404);
});
