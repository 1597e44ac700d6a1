import type { ReadAt } from './read-at.ts';

/** What a WebP states about itself. */
export interface WebpHeader {
  format: 'webp';
  width: number;
  height: number;
  isLossless: boolean;
  hasAlpha: boolean;
  isAnimated: boolean;
}

/** More chunks before the first picture are no WebP. */
const MAX_CHUNKS = 100;
const ANIMATED = 0x02;
const ALPHA = 0x10;

const lossyHeader = (first: Buffer): WebpHeader | null =>
  first.readUIntBE(23, 3) === 0x9d012a
    ? {
        format: 'webp',
        width: first.readUInt16LE(26) & 0x3fff,
        height: first.readUInt16LE(28) & 0x3fff,
        isLossless: false,
        hasAlpha: false,
        isAnimated: false,
      }
    : null;

const losslessHeader = (first: Buffer): WebpHeader | null => {
  const bits = first.readUInt32LE(21);
  if (first[20] !== 0x2f) return null;
  const size = { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  return { format: 'webp', ...size, isLossless: true, hasAlpha: true, isAnimated: false };
};

/** True if the pixels of a file with an extended header are lossless; what cannot be told counts as that. */
const isLossless = async (readAt: ReadAt): Promise<boolean> => {
  let offset = 30;
  for (let count = 0; count < MAX_CHUNKS; count++) {
    const head = await readAt(offset, 8);
    const type = head?.toString('latin1', 0, 4);
    if (!head || type === 'VP8L') return true;
    if (type === 'VP8 ') return false;
    // A frame of an animation holds the chunks of its picture behind 16 bytes.
    offset += type === 'ANMF' ? 24 : 8 + head.readUInt32LE(4) + (head.readUInt32LE(4) % 2);
  }
  return true;
};

const extendedHeader = async (readAt: ReadAt, first: Buffer): Promise<WebpHeader> => {
  const flags = first.readUInt8(20);
  return {
    format: 'webp',
    width: first.readUIntLE(24, 3) + 1,
    height: first.readUIntLE(27, 3) + 1,
    isLossless: await isLossless(readAt),
    hasAlpha: (flags & ALPHA) !== 0,
    isAnimated: (flags & ANIMATED) !== 0,
  };
};

/** Reads the header of a WebP; `first` is the file's beginning, at least 30 bytes. */
export const readWebpHeader = async (readAt: ReadAt, first: Buffer): Promise<WebpHeader | null> => {
  switch (first.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return lossyHeader(first);
    case 'VP8L':
      return losslessHeader(first);
    case 'VP8X':
      return extendedHeader(readAt, first);
    default:
      return null;
  }
};
