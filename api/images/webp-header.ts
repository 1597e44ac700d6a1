import { statedSize } from '#contract/images/picture-head.ts';
import type { ReadAt } from './read-at.ts';

export interface WebpHeader {
  format: 'webp';
  width: number;
  height: number;
  isLossless: boolean;
  hasAlpha: boolean;
  isAnimated: boolean;
}

const MAX_CHUNKS = 100;
const ANIMATED = 0x02;
const ALPHA = 0x10;

/** True if the pixels of a file with an extended header are lossless, or if that is unknown. */
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

/** `first` is the file's beginning, at least 30 bytes. */
export const readWebpHeader = async (readAt: ReadAt, first: Buffer): Promise<WebpHeader | null> => {
  const size = statedSize('webp', first);
  if (!size) return null;
  const type = first.toString('latin1', 12, 16);
  if (type !== 'VP8X') {
    const lossless = type === 'VP8L';
    return { format: 'webp', ...size, isLossless: lossless, hasAlpha: lossless, isAnimated: false };
  }
  const flags = first.readUInt8(20);
  return {
    format: 'webp',
    ...size,
    isLossless: await isLossless(readAt),
    hasAlpha: (flags & ALPHA) !== 0,
    isAnimated: (flags & ANIMATED) !== 0,
  };
};
