import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Product, startProduct } from './product.ts';

/** The names of the built files that a server has loaded from its start to its end, as Node's own record of them says. */
export const filesLoaded = async (
  use: (product: Product) => Promise<unknown>,
  env: Record<string, string> = {},
): Promise<string[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'loaded-'));
  try {
    const product = await startProduct({ ...env, NODE_V8_COVERAGE: folder });
    await use(product);
    await product.close();
    const reports = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')));
    const urls = reports.flatMap((text) => JSON.parse(text).result.map(({ url }: { url: string }): string => url));
    return urls.filter((url) => url.includes('/dist/server/')).map((url) => url.split('/').at(-1) ?? '');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
