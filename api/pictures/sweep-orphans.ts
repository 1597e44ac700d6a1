import type { Deps } from '../http/deps.ts';
import { pictureAccess } from './picture-access.ts';
import { removePictures } from './remove-pictures.ts';

/**
 * Removes the pictures that no record names: a crash can fall between keeping a picture and recording it, or between
 * deleting a record and its picture. Only before the server takes requests, as uploads on their way are not recorded yet.
 * @returns how many there were.
 */
export const sweepOrphans = async (deps: Pick<Deps, 'store' | 'images' | 'log' | 'now'>): Promise<number> => {
  const orphans = (await deps.images.list()).filter((id) => pictureAccess(deps, id) === null);
  await removePictures(deps, orphans);
  if (orphans.length > 0) deps.log.info('pictures.swept', { count: orphans.length });
  return orphans.length;
};
