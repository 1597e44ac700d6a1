import {
  PICTURE_COST_MESSAGE,
  PICTURE_EMPTY_MESSAGE,
  PICTURE_PIXELS_MESSAGE,
  PICTURE_WIDTHS,
  type PictureSize,
  UPLOAD_MAX_BYTES,
  UPLOAD_MAX_PIXELS,
} from '#contract/images/pictures.ts';
import { Failure } from '../core/failure.ts';
import type { Upload } from './images.ts';
import { isAffordable, type PictureCost, pictureCost } from './picture-cost.ts';
import { readPictureHeader } from './picture-header.ts';

/** What is said when the bytes are no picture (`type`), and at 5 MB (`size`). */
export type UploadSentences = { type: string; size: string };

/** Nothing taller is kept: a narrow strip of 40 megapixels would otherwise make endless pages. */
const PICTURE_MAX_HEIGHT = 3200;
/** Faces are shown small: there is nothing to enlarge. */
const SQUARE_MAX = 400;

/** The refusal of a file that is not a readable picture. */
export const notAPicture = (sentences: UploadSentences): Failure =>
  new Failure('unsupported_media_type', sentences.type);

/** An upload whose header has been checked: its size in pixels before orientation, and what decoding it costs. */
export interface CheckedUpload {
  stated: PictureSize;
  cost: PictureCost;
}

/**
 * Checks a file by its header.
 * @throws Failure `unsupported_media_type` for anything but JPEG, PNG and WebP, `too_large` at 5 MB, over 40 megapixels or
 * where decoding would cost too much: each with a sentence of its own.
 */
export const checkUpload = async (upload: Upload, sentences: UploadSentences): Promise<CheckedUpload> => {
  if (upload.size >= UPLOAD_MAX_BYTES) throw new Failure('too_large', sentences.size);
  if (upload.size === 0) throw new Failure('unsupported_media_type', PICTURE_EMPTY_MESSAGE);
  const header = await readPictureHeader(upload.path);
  if (!header) throw notAPicture(sentences);
  const { width, height } = header;
  const cost = pictureCost(header, upload.size);
  if (width * height > UPLOAD_MAX_PIXELS) throw new Failure('too_large', PICTURE_PIXELS_MESSAGE);
  if (!isAffordable(header, cost)) throw new Failure('too_large', PICTURE_COST_MESSAGE);
  return { stated: { width, height }, cost };
};

/**
 * The size of the largest copy kept of a picture: its own, shrunk to fit the largest width and a sensible height; or that of its
 * middle, as wide as high.
 */
export const largestCopy = ({ width, height }: PictureSize, square = false): PictureSize => {
  if (square) {
    const side = Math.min(width, height, SQUARE_MAX);
    return { width: side, height: side };
  }
  const scale = Math.min(1, Math.max(...PICTURE_WIDTHS) / width, PICTURE_MAX_HEIGHT / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};
