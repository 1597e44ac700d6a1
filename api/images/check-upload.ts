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

export type UploadSentences = { type: string; size: string };

/** Limits the height, as a narrow strip of 40 megapixels would make endless pages. */
const PICTURE_MAX_HEIGHT = 3200;
const SQUARE_MAX = 400;

export const notAPicture = (sentences: UploadSentences): Failure =>
  new Failure('unsupported_media_type', sentences.type);

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

export const largestCopy = ({ width, height }: PictureSize, square = false): PictureSize => {
  if (square) {
    const side = Math.min(width, height, SQUARE_MAX);
    return { width: side, height: side };
  }
  const scale = Math.min(1, Math.max(...PICTURE_WIDTHS) / width, PICTURE_MAX_HEIGHT / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};
