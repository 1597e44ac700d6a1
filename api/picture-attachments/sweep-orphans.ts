import type { Deps } from '../http/deps.ts';
import { pictureAccess } from './picture-access.ts';
import { removePictures } from './remove-pictures.ts';

/**
 * Removes unreferenced pictures, as a crash may separate a picture from its record. With files, call it only before the server
 * takes requests, as uploads have no record yet; a database skips the last hour.
 * @returns the number removed.
 */
export const sweepOrphans = async (deps: Pick<Deps, 'store' | 'images' | 'log' | 'now'>): Promise<number> => {
  const orphans = (await deps.images.list()).filter((id) => pictureAccess(deps, id) === null);
  await removePictures(deps, orphans);
  if (orphans.length > 0) deps.log.info('pictures.orphans-deleted', { count: orphans.length });
  return orphans.length;
};
