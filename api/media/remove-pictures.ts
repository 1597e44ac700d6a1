import type { Deps } from '../deps.ts';
import { describeError } from '../log.ts';

/**
 * Removes pictures that no record names any more. Never throws: what could not be removed is logged, and `sweepOrphans`
 * finds it at the next start.
 */
export const removePictures = async (
  { images, log }: Pick<Deps, 'images' | 'log'>,
  ids: readonly string[],
): Promise<void> => {
  const outcomes = await Promise.allSettled(ids.map((id) => images.remove(id)));
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') log.error('picture.not-removed', describeError(outcome.reason));
  }
};
