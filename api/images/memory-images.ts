import { type Picture, type PictureSize, pictureSizes } from '#contract/images/pictures.ts';
import { checkUpload, largestCopy } from './check-upload.ts';
import type { Images, Upload } from './images.ts';

const ONE_PIXEL = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64');

/**
 * For tests of other subjects. Checks headers as the real one does but decodes nothing: every copy is the same pixel,
 * a truncated picture passes, and orientation is ignored.
 */
export const createMemoryImages = (): Images => {
  const pictures = new Map<string, Picture>();
  const waiting = new Map<string, { upload: Upload; stated: PictureSize }>();
  return {
    check: async (upload, sentences) => void (await checkUpload(upload, sentences)),
    keep: async (id, upload) => {
      // The file goes with its request; its size is all that is needed later.
      const { stated } = await checkUpload(upload, { type: '', size: '' });
      waiting.set(id, { upload, stated });
      return upload;
    },
    findUpload: async (id) => waiting.get(id)?.upload ?? null,
    save: async (id, upload, { square, ...sentences }) => {
      const { stated } = waiting.get(id) ?? (await checkUpload(upload, sentences));
      const picture = { id, ...largestCopy(stated, square) };
      pictures.set(id, picture);
      waiting.delete(id);
      return picture;
    },
    find: async (id) => pictures.get(id) ?? null,
    read: async (id, name) => {
      const picture = pictures.get(id);
      const isCopy = picture && pictureSizes(picture).some((size) => name === `${size.width}x${size.height}.webp`);
      return isCopy ? { bytes: new Uint8Array(ONE_PIXEL), type: 'image/webp' } : null;
    },
    remove: async (id) => {
      pictures.delete(id);
      waiting.delete(id);
    },
    list: async () => [...new Set([...pictures.keys(), ...waiting.keys()])],
    queue: () => ({ running: 0, waiting: 0 }),
    close: async () => {},
  };
};
