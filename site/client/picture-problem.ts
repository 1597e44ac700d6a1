import { readPictureHead } from '#contract/images/picture-head.ts';
import { UPLOAD_MAX_BYTES, UPLOAD_MAX_PIXELS, UPLOAD_TYPES } from '#contract/images/pictures.ts';
import type { PictureProblem } from './picture-check.ts';

const types: readonly string[] = [...UPLOAD_TYPES, 'image/jpg'];
const isOffered = ({ type, name }: File) => (type ? types.includes(type) : /\.(jpe?g|png|webp)$/i.test(name));

const isCalledHeic = ({ type, name }: File) => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

/** The size lies behind the metadata: nearly always within the first 64 KB, but anywhere if there are many previews. */
const FIRST_BYTES = 64 * 1024;

const headOf = async (file: File) => {
  const head = readPictureHead(new Uint8Array(await file.slice(0, FIRST_BYTES).arrayBuffer()));
  // One of 5 MB and more is refused by its size in any case.
  return head.kind === 'cut' && file.size < UPLOAD_MAX_BYTES
    ? readPictureHead(new Uint8Array(await file.arrayBuffer()))
    : head;
};

/** Judges by the file's type and its first bytes; null if it can be sent. */
export const pictureProblem = async (file: File): Promise<PictureProblem | null> => {
  if (file.size === 0) return 'empty';
  try {
    const head = await headOf(file);
    if (head.kind === 'heic' || isCalledHeic(file)) return 'heic';
    if (head.kind === 'none' || !isOffered(file)) return 'type';
    if (file.size >= UPLOAD_MAX_BYTES) return 'size';
    if (!('size' in head)) return 'type';
    return head.size.width * head.size.height > UPLOAD_MAX_PIXELS ? 'pixels' : null;
  } catch {
    return 'unreadable';
  }
};
