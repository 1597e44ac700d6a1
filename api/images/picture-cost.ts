import type { JpegHeader } from './jpeg-header.ts';
import type { PictureHeader } from './picture-header.ts';
import type { PngHeader } from './png-header.ts';
import type { WebpHeader } from './webp-header.ts';

/**
 * Cost of decoding a picture, estimated from its header and never too low: measured with libvips 8.18 on pictures made to
 * be costly (docs/decisions/025-pictures-take-turns.md).
 */
export interface PictureCost {
  /** Bytes of memory beyond those that a worker has anyway. */
  memory: number;
  work: number;
}

/** A worker with nothing to do has 60 to 90 MB, so that it stays below 300 MB with this much more. */
const MEMORY_MAX = 200_000_000;
const WORK_MAX_MS = 20_000;
/** What JPEG allows; libvips needs gigabytes for the rows of much wider PNGs. */
const WIDTH_MAX = 65_535;
const ALWAYS = { memory: 15_000_000, work: 60 };

const MEGA = 1_000_000;
/** Rows of a picture read from top to bottom that are in memory at once, in all stages together. */
const ROWS = 2000;
const ROWS_OF_INTERLACED = 1400;
/** Memory for a text of 8 MB, the longest that libpng unpacks. */
const PACKED_TEXT = 24_000_000;

const pngCost = ({ width, height, pixelBytes, isInterlaced, packedTexts }: PngHeader): PictureCost => {
  const bytes = width * height * pixelBytes;
  const rows = width * pixelBytes;
  const pixels = isInterlaced
    ? bytes + Math.min(rows * ROWS_OF_INTERLACED, bytes / 2)
    : Math.min(rows * ROWS, bytes * 1.5);
  const perPixel = isInterlaced ? 10 : 0;
  const perByte = isInterlaced ? 7 : 5;
  return {
    memory: pixels + packedTexts * PACKED_TEXT,
    work: (width * height * perPixel + bytes * perByte) / MEGA + packedTexts * 10,
  };
};

/** A coefficient takes two bytes; all are in memory if each scan adds to the whole picture. */
const jpegCost = ({ width, height, samples, isBuffered, scans }: JpegHeader, fileSize: number): PictureCost => {
  const values = width * height * samples;
  const perScan = isBuffered ? (scans * values) / 3 : 0;
  return {
    memory: isBuffered ? values * 2 : 0,
    work: (fileSize * 150 + width * height * 5 + values * (isBuffered ? 10 : 0) + perScan * 3) / MEGA,
  };
};

const webpCost = ({ width, height, isLossless, hasAlpha, isAnimated }: WebpHeader, fileSize: number): PictureCost => {
  const pixels = width * height;
  const frame = isLossless ? 4 : hasAlpha ? 2.2 : 0.5;
  const perPixel = isLossless ? 45 : hasAlpha ? 40 : 12;
  return {
    memory: pixels * (frame + (isAnimated ? 4 : 0)),
    work: (pixels * perPixel + fileSize * 170) / MEGA,
  };
};

const decodingCost = (header: PictureHeader, fileSize: number): PictureCost => {
  if (header.format === 'png') return pngCost(header);
  return header.format === 'jpeg' ? jpegCost(header, fileSize) : webpCost(header, fileSize);
};

export const pictureCost = (header: PictureHeader, fileSize: number): PictureCost => {
  const { memory, work } = decodingCost(header, fileSize);
  return { memory: memory + ALWAYS.memory, work: work + ALWAYS.work };
};

export const isAffordable = ({ width }: PictureHeader, { memory, work }: PictureCost): boolean =>
  width <= WIDTH_MAX && memory <= MEMORY_MAX && work <= WORK_MAX_MS;
