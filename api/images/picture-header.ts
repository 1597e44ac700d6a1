import { open } from 'node:fs/promises';
import { type JpegHeader, readJpegHeader } from './jpeg-header.ts';
import { type PngHeader, readPngHeader } from './png-header.ts';
import { type ReadAt, readerOf } from './read-at.ts';
import { readWebpHeader, type WebpHeader } from './webp-header.ts';

/** What a picture states about itself: its size in pixels before orientation, and what decides the cost of decoding it. */
export type PictureHeader = JpegHeader | PngHeader | WebpHeader;

const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const FIRST_BYTES = 30;

const headerFrom = async (readAt: ReadAt, fileSize: number): Promise<PictureHeader | null> => {
  const first = await readAt(0, FIRST_BYTES);
  if (!first) return null;
  if (first[0] === 0xff && first[1] === 0xd8 && first[2] === 0xff) return readJpegHeader(readAt, fileSize);
  if (first.subarray(0, 8).equals(PNG_SIGNATURE)) return readPngHeader(readAt, first);
  const riff = first.toString('latin1', 0, 4) === 'RIFF' && first.toString('latin1', 8, 12) === 'WEBP';
  return riff ? readWebpHeader(readAt, first) : null;
};

/** The header of a JPEG, PNG or WebP file; null for every other file. Decodes nothing. */
export const readPictureHeader = async (path: string): Promise<PictureHeader | null> => {
  const file = await open(path, 'r');
  try {
    const header = await headerFrom(readerOf(file), (await file.stat()).size);
    return header && header.width > 0 && header.height > 0 ? header : null;
  } finally {
    await file.close();
  }
};
