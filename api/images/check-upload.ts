import { PICTURE_WIDTHS, type PictureSize, UPLOAD_MAX_BYTES, UPLOAD_MAX_PIXELS } from '#contract/pictures.ts';
import { Failure } from '../core/failure.ts';
import type { Upload } from './images.ts';
import { readPictureSize } from './picture-header.ts';

/** What is said when the bytes are no picture (`type`), and when there are too many of them (`size`). */
export type UploadSentences = { type: string; size: string };

/** Nothing taller is kept: a narrow strip of 40 megapixels would otherwise make endless pages. */
const PICTURE_MAX_HEIGHT = 3200;

/** The refusal of a file that is not a readable picture. */
export const notAPicture = (sentences: UploadSentences): Failure =>
  new Failure('unsupported_media_type', sentences.type);

/**
 * Checks a file by its first bytes and gives the size in pixels that it states, before orientation.
 * @throws Failure `unsupported_media_type` for anything but JPEG, PNG and WebP, `too_large` at 5 MB or over 40
 * megapixels: of the two sentences, the one on size tells a person what helps, a smaller picture.
 */
export const checkUpload = async (upload: Upload, sentences: UploadSentences): Promise<PictureSize> => {
  if (upload.size >= UPLOAD_MAX_BYTES) throw new Failure('too_large', sentences.size);
  const size = await readPictureSize(upload.path);
  if (!size) throw notAPicture(sentences);
  if (size.width * size.height > UPLOAD_MAX_PIXELS) throw new Failure('too_large', sentences.size);
  return size;
};

/** The size of the largest copy kept of a picture: its own, shrunk to fit the largest width and a sensible height. */
export const largestCopy = ({ width, height }: PictureSize): PictureSize => {
  const scale = Math.min(1, Math.max(...PICTURE_WIDTHS) / width, PICTURE_MAX_HEIGHT / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};
