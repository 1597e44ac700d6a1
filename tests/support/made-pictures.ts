import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { limitMs } from '../../scripts/test-limits.mjs';
import type { Product } from './product.ts';
import type { Headers } from './test-api.ts';

const PATIENCE = { timeout: limitMs(30_000), interval: 20 };

/** Uploads of which pictures are still to be made. */
export const waitingUploads = async ({ server }: Product): Promise<string[]> =>
  (await readdir(join(server.dataDir, 'uploads'))).filter((name) => name.endsWith('.waiting'));

/** Resolves when no picture is still to be made. */
export const allPicturesMade = (product: Product): Promise<void> =>
  expect.poll(() => waitingUploads(product), PATIENCE).toEqual([]);

type Caller = Pick<Product, 'call'>;

/** The address of a testimonial's picture as soon as it is made, which on a busy machine may be after the upload was answered. */
export const pictureUrlOf = ({ call }: Caller, id: string, as: Headers): Promise<string> =>
  vi.waitFor(async () => {
    const { imageUrl } = (await call('get', `/testimonials/${id}`, { as })).body;
    expect(imageUrl).not.toBeNull();
    return imageUrl;
  }, PATIENCE);

/** The addresses of an offer's photos as soon as none of them is still to be made. */
export const photoUrlsOf = ({ call }: Caller, id: string, as: Headers): Promise<string[]> =>
  vi.waitFor(async () => {
    const { picturesWaiting, photoUrls } = (await call('get', `/donationitems/${id}`, { as })).body;
    expect(picturesWaiting).toBe(0);
    return photoUrls;
  }, PATIENCE);
