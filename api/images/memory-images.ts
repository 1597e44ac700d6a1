import { pictureSizes } from '#contract/pictures.ts';
import { checkUpload, largestCopy } from './check-upload.ts';
import type { Images } from './images.ts';

/** The smallest WebP picture there is: one pixel. */
const ONE_PIXEL = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64');

/**
 * Pictures kept in memory, for tests of other subjects. Checks files as the real one does, by their headers, but decodes
 * nothing: every copy is the same pixel, a truncated picture passes, and orientation is not looked at.
 */
export const createMemoryImages = (): Images => {
  const copies = new Map<string, Set<string>>();
  return {
    save: async (id, upload, sentences) => {
      const largest = largestCopy(await checkUpload(upload, sentences));
      const names = pictureSizes(largest).map((size) => `${size.width}x${size.height}.webp`);
      copies.set(id, new Set(names));
      return { id, ...largest };
    },
    read: async (id, name) =>
      copies.get(id)?.has(name) ? { bytes: new Uint8Array(ONE_PIXEL), type: 'image/webp' } : null,
    remove: async (id) => void copies.delete(id),
    list: async () => [...copies.keys()],
    close: async () => {},
  };
};
