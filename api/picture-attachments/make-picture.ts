import type { Picture } from '#contract/images/pictures.ts';
import { Failure } from '../core/failure.ts';
import { describeError } from '../core/log.ts';
import type { Deps } from '../http/deps.ts';
import type { Upload } from '../images/images.ts';

/** The form's field of a picture, and what is said when its bytes are no picture or too many. */
export interface PictureRules {
  field: string;
  type: string;
  size: string;
}

/** A picture that waits to be made. */
export interface Waiting {
  id: string;
  upload: Upload;
}

/** What became of a picture: made, refused as its bytes are none, or not made for now. */
export type Made = { id: string } & ({ picture: Picture } | { refusal: Failure } | { failed: true });

/** A picture on its way, and what has become of it so far. */
export interface Making {
  id: string;
  result: Promise<Made>;
  made: Made | null;
}

const REFUSALS = new Set(['unsupported_media_type', 'too_large']);

/** The failure of a refused upload with the form's field; null for any other error. */
export const refusalOf = (error: unknown, field: string): Failure | null =>
  error instanceof Failure && REFUSALS.has(error.code)
    ? new Failure(error.code, error.message, { fields: { [field]: error.message } })
    : null;

/** Makes one picture when its turn comes. Never rejects: trouble of the server's own is logged. */
export const makePicture = async (
  { images, log }: Pick<Deps, 'images' | 'log'>,
  { id, upload }: Waiting,
  rules: PictureRules,
  signal: AbortSignal,
): Promise<Made> => {
  try {
    return { id, picture: await images.save(id, upload, rules, signal) };
  } catch (error) {
    const refusal = refusalOf(error, rules.field);
    if (refusal) return { id, refusal };
    if (!(error instanceof Failure)) log.error('picture.failed', describeError(error));
    return { id, failed: true };
  }
};
