import { open } from 'node:fs/promises';
import { pictureKind } from '#contract/images/picture-head.ts';
import { type JpegHeader, readJpegHeader } from './jpeg-header.ts';
import { type PngHeader, readPngHeader } from './png-header.ts';
import { type ReadAt, readerOf } from './read-at.ts';
import { readWebpHeader, type WebpHeader } from './webp-header.ts';

export type PictureHeader = JpegHeader | PngHeader | WebpHeader;

const FIRST_BYTES = 30;

const headerFrom = async (readAt: ReadAt, fileSize: number): Promise<PictureHeader | null> => {
  const first = await readAt(0, FIRST_BYTES);
  switch (first && pictureKind(first)) {
    case 'jpeg':
      return readJpegHeader(readAt, fileSize);
    case 'png':
      return first && readPngHeader(readAt, first);
    case 'webp':
      return first && readWebpHeader(readAt, first);
    default:
      return null;
  }
};

/** Header of a JPEG, PNG or WebP file; null for any other file. Decodes nothing. */
export const readPictureHeader = async (path: string): Promise<PictureHeader | null> => {
  const file = await open(path, 'r');
  try {
    const header = await headerFrom(readerOf(file), (await file.stat()).size);
    return header && header.width > 0 && header.height > 0 ? header : null;
  } finally {
    await file.close();
  }
};
