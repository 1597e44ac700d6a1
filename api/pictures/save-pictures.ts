import type { Picture } from '#contract/pictures.ts';
import { IMAGE_SIZE_MESSAGE, IMAGE_TYPE_MESSAGE } from '#contract/testimonials.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import type { Upload } from '../images/images.ts';
import { removePictures } from './remove-pictures.ts';

/** Adds the form's field to the failure of a refused upload. */
const withField = (error: unknown, field: string): unknown => {
  const isRefusal = error instanceof Failure && ['unsupported_media_type', 'too_large'].includes(error.code);
  return isRefusal ? new Failure(error.code, error.message, { fields: { [field]: error.message } }) : error;
};

/**
 * Processes the uploads, then calls `record` with the pictures. If an upload is refused or `record` fails, none of them
 * is stored.
 * @throws the Failure of the first refused upload, or the error of `record`.
 */
export const savePictures = async <T>(
  deps: Pick<Deps, 'images' | 'log' | 'newId'>,
  uploads: readonly Upload[],
  { field, ...messages }: { field: string; type: string; size: string },
  record: (pictures: Picture[]) => Promise<T>,
): Promise<T> => {
  const ids = uploads.map(() => deps.newId());
  try {
    const saved = await Promise.allSettled(
      uploads.map((upload, at) => deps.images.save(ids[at] ?? '', upload, messages)),
    );
    const pictures = saved.map((outcome) => {
      if (outcome.status === 'rejected') throw withField(outcome.reason, field);
      return outcome.value;
    });
    return await record(pictures);
  } catch (error) {
    await removePictures(deps, ids);
    throw error;
  }
};

/** Like `savePictures`, for one picture. @throws Failure `invalid` without a picture, or that of a refused picture. */
export const savePicture = <T>(
  deps: Deps,
  uploads: readonly Upload[],
  record: (picture: Picture) => Promise<T>,
): Promise<T> =>
  savePictures(deps, uploads, { field: 'image', type: IMAGE_TYPE_MESSAGE, size: IMAGE_SIZE_MESSAGE }, ([picture]) => {
    if (!picture) throw new Failure('invalid', IMAGE_TYPE_MESSAGE, { fields: { image: IMAGE_TYPE_MESSAGE } });
    return record(picture);
  });
