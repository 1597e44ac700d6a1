import type { Deps } from '../http/deps.ts';
import { pictureAccess } from './picture-access.ts';
import { removePictures } from './remove-pictures.ts';

/**
 * Removes the pictures that no record refers to: a crash can happen between storing a picture and its record, or between
 * deleting a record and its picture. Of files call it only
 * before the server accepts requests, as uploads in progress have no record; a database lists no picture of the last hour.
 * @returns the number of removed pictures.
 */
export const sweepOrphans = async (deps: Pick<Deps, 'store' | 'images' | 'log' | 'now'>): Promise<number> => {
  const orphans = (await deps.images.list()).filter((id) => pictureAccess(deps, id) === null);
  await removePictures(deps, orphans);
  if (orphans.length > 0) deps.log.info('pictures.orphans-deleted', { count: orphans.length });
  return orphans.length;
};
