import type { Picture } from '#contract/images/pictures.ts';
import { Failure } from '../core/failure.ts';
import { describeError } from '../core/log.ts';
import type { Deps } from '../http/deps.ts';
import type { Upload } from '../images/images.ts';

export interface PictureRules {
  field: string;
  type: string;
  size: string;
}

export interface Waiting {
  id: string;
  upload: Upload;
}

export type Made = { id: string } & ({ picture: Picture } | { refusal: Failure } | { failed: true });

export interface Making {
  id: string;
  result: Promise<Made>;
  made: Made | null;
}

const REFUSALS = new Set(['unsupported_media_type', 'too_large']);

export const refusalOf = (error: unknown, field: string): Failure | null =>
  error instanceof Failure && REFUSALS.has(error.code)
    ? new Failure(error.code, error.message, { fields: { [field]: error.message } })
    : null;

/** Never rejects: the server's own trouble is logged. */
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
