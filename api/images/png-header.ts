import { statedSize } from '#contract/images/picture-head.ts';
import type { ReadAt } from './read-at.ts';

export interface PngHeader {
  format: 'png';
  width: number;
  height: number;
  /** Bytes of one pixel as it is decoded, transparency included. */
  pixelBytes: number;
  /** True for Adam7: the decoder has to keep the whole picture in memory. */
  isInterlaced: boolean;
  /** Compressed texts and profiles before the pixels: the decoder unpacks each. */
  packedTexts: number;
}

const MAX_CHUNKS = 1000;
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 3, 4: 2, 6: 4 };
const CHUNK_TYPE = /^[A-Za-z]{4}$/;

interface Chunks {
  packed: number;
  isTransparent: boolean;
}

const isPackedText = async (readAt: ReadAt, offset: number): Promise<boolean> => {
  const bytes = await readAt(offset, 81);
  return bytes?.[bytes.indexOf(0) + 1] !== 0;
};

const isPacked = async (readAt: ReadAt, type: string, offset: number): Promise<boolean> =>
  type === 'zTXt' || type === 'iCCP' || (type === 'iTXt' && isPackedText(readAt, offset));

/**
 * Walks over the chunks before the pixels, as the decoder keeps none of the later ones. Null if there are too many; leaves
 * malformed chunks to the decoder.
 */
const walkChunks = async (readAt: ReadAt): Promise<Chunks | null> => {
  const found: Chunks = { packed: 0, isTransparent: false };
  let offset = 33;
  for (let count = 0; count < MAX_CHUNKS; count++) {
    const head = await readAt(offset, 8);
    const type = head?.toString('latin1', 4, 8) ?? '';
    if (!head || type === 'IDAT' || !CHUNK_TYPE.test(type)) return found;
    if (await isPacked(readAt, type, offset + 8)) found.packed += 1;
    if (type === 'tRNS') found.isTransparent = true;
    offset += 12 + head.readUInt32BE(0);
  }
  return null;
};

/** `first` is the file's beginning, at least 30 bytes. */
export const readPngHeader = async (readAt: ReadAt, first: Buffer): Promise<PngHeader | null> => {
  const size = statedSize('png', first);
  if (!size) return null;
  const chunks = await walkChunks(readAt);
  const channels = CHANNELS[first.readUInt8(25)];
  if (!chunks || !channels) return null;
  const sampleBytes = first.readUInt8(24) === 16 ? 2 : 1;
  return {
    format: 'png',
    ...size,
    pixelBytes: (channels + (chunks.isTransparent ? 1 : 0)) * sampleBytes,
    isInterlaced: first.readUInt8(28) !== 0,
    packedTexts: chunks.packed,
  };
};
