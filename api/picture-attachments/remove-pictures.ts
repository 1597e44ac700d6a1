import { retryUntilDone } from '../core/retry-until-done.ts';
import type { Deps } from '../http/deps.ts';

/**
 * Removes pictures that no record refers to any more. Never throws: a failure is logged and retried, and
 * `sweepOrphans` finds the picture at the next start.
 */
export const removePictures = async (
  { images, log }: Pick<Deps, 'images' | 'log'>,
  ids: readonly string[],
): Promise<void> => {
  await Promise.all(ids.map((id) => retryUntilDone(() => images.remove(id), 'picture.delete-failed', log)));
};
