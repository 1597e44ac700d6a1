import type { Picture } from '#contract/pictures.ts';
import type { Deps } from '../deps.ts';
import type { Upload } from '../images/images.ts';
import { removePictures } from './remove-pictures.ts';

/**
 * Cleans the uploads, then records them with `record`. When any of them is refused or the record is not made, none of them
 * is kept.
 * @throws Failure of the first refused upload, or what `record` throws.
 */
export const keepPictures = async <T>(
  deps: Pick<Deps, 'images' | 'log' | 'newId'>,
  uploads: readonly Upload[],
  sentences: { type: string; size: string },
  record: (pictures: Picture[]) => Promise<T>,
): Promise<T> => {
  const ids = uploads.map(() => deps.newId());
  try {
    const saved = await Promise.allSettled(
      uploads.map((upload, at) => deps.images.save(ids[at] ?? '', upload, sentences)),
    );
    const pictures = saved.map((outcome) => {
      if (outcome.status === 'rejected') throw outcome.reason;
      return outcome.value;
    });
    return await record(pictures);
  } catch (error) {
    await removePictures(deps, ids);
    throw error;
  }
};
