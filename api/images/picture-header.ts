import { type FileHandle, open } from 'node:fs/promises';
import type { PictureSize } from '#contract/pictures.ts';

/** Bytes of the file, or null where it ends before. */
type ReadAt = (offset: number, length: number) => Promise<Buffer | null>;

const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const FIRST_BYTES = 30;
/** A camera writes some twenty segments before the frame; more than this is no photo. */
const MAX_SEGMENTS = 1000;

/** Baseline, extended and progressive Huffman frames: what browsers show. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xc2;
/** Other frame kinds (lossless, hierarchical, arithmetic), the end, and data before any frame. */
const endsSearch = (marker: number) =>
  (marker >= 0xc3 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xcc) || marker === 0xd9 || marker === 0xda;
const standsAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

const jpegSize = async (readAt: ReadAt): Promise<PictureSize | null> => {
  let offset = 2;
  for (let count = 0; count < MAX_SEGMENTS; count++) {
    const head = await readAt(offset, 4);
    if (head?.[0] !== 0xff) return null;
    const marker = head.readUInt8(1);
    if (endsSearch(marker)) return null;
    if (marker === 0xff) offset += 1;
    else if (standsAlone(marker)) offset += 2;
    else if (isFrame(marker)) {
      const frame = await readAt(offset + 5, 4);
      return frame && { height: frame.readUInt16BE(0), width: frame.readUInt16BE(2) };
    } else offset += 2 + Math.max(2, head.readUInt16BE(2));
  }
  return null;
};

const pngSize = (first: Buffer): PictureSize | null =>
  first.readUInt32BE(8) === 13 && first.toString('latin1', 12, 16) === 'IHDR'
    ? { width: first.readUInt32BE(16), height: first.readUInt32BE(20) }
    : null;

const webpSize = (first: Buffer): PictureSize | null => {
  switch (first.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return first.readUIntBE(23, 3) === 0x9d012a
        ? { width: first.readUInt16LE(26) & 0x3fff, height: first.readUInt16LE(28) & 0x3fff }
        : null;
    case 'VP8L': {
      const bits = first.readUInt32LE(21);
      return first[20] === 0x2f ? { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 } : null;
    }
    case 'VP8X':
      return { width: first.readUIntLE(24, 3) + 1, height: first.readUIntLE(27, 3) + 1 };
    default:
      return null;
  }
};

const sizeFrom = async (readAt: ReadAt): Promise<PictureSize | null> => {
  const first = await readAt(0, FIRST_BYTES);
  if (!first) return null;
  if (first[0] === 0xff && first[1] === 0xd8 && first[2] === 0xff) return jpegSize(readAt);
  if (first.subarray(0, 8).equals(PNG_SIGNATURE)) return pngSize(first);
  const riff = first.toString('latin1', 0, 4) === 'RIFF' && first.toString('latin1', 8, 12) === 'WEBP';
  return riff ? webpSize(first) : null;
};

const reader =
  (file: FileHandle): ReadAt =>
  async (offset, length) => {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, offset);
    return bytesRead === length ? buffer : null;
  };

/**
 * The size in pixels that a JPEG, PNG or WebP file states, before orientation; null for every other file.
 * Reads the header alone and decodes nothing, so it costs the same for every picture.
 */
export const readPictureSize = async (path: string): Promise<PictureSize | null> => {
  const file = await open(path, 'r');
  try {
    const size = await sizeFrom(reader(file));
    return size && size.width > 0 && size.height > 0 ? size : null;
  } finally {
    await file.close();
  }
};
