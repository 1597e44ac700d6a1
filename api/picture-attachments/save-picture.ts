import { IMAGE_SIZE_MESSAGE, IMAGE_TYPE_MESSAGE } from '#contract/images/one-image.ts';
import type { Picture } from '#contract/images/pictures.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import type { Upload } from '../images/images.ts';
import { refusalOf } from './make-picture.ts';
import { removePictures } from './remove-pictures.ts';

const RULES = { field: 'image', type: IMAGE_TYPE_MESSAGE, size: IMAGE_SIZE_MESSAGE };

/**
 * Makes one picture, or the `square` in its middle, then calls `record`. Stores nothing if it is refused, `record` fails or the
 * client hangs up. @throws Failure `invalid` without a picture, or as the picture is refused, or the error of `record`.
 */
export const savePicture = async <T>(
  deps: Pick<Deps, 'images' | 'log' | 'newId'>,
  [upload]: readonly Upload[],
  record: (picture: Picture) => Promise<T>,
  { square = false } = {},
): Promise<T> => {
  const { field, type, size } = RULES;
  if (!upload) throw new Failure('invalid', type, { fields: { [field]: type } });
  const id = deps.newId();
  try {
    return await record(await deps.images.save(id, upload, { type, size, square }, upload.sender?.signal));
  } catch (error) {
    await removePictures(deps, [id]);
    throw refusalOf(error, field) ?? error;
  }
};
