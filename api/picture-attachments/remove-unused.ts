import type { Deps } from '../http/deps.ts';
import { pictureAccess } from './picture-access.ts';
import { removePictures } from './remove-pictures.ts';

export const removeUnused = (
  deps: Pick<Deps, 'store' | 'images' | 'log' | 'now'>,
  ids: readonly string[],
): Promise<void> =>
  removePictures(
    deps,
    [...new Set(ids)].filter((id) => pictureAccess(deps, id) === null),
  );
