import { retryUntilDone } from '../core/retry-until-done.ts';
import type { Deps } from '../http/deps.ts';

/** Removes unreferenced pictures. Never throws: failures are logged and retried, and `sweepOrphans` catches the rest at start. */
export const removePictures = async (
  { images, log }: Pick<Deps, 'images' | 'log'>,
  ids: readonly string[],
): Promise<void> => {
  await Promise.all(ids.map((id) => retryUntilDone(() => images.remove(id), 'picture.delete-failed', log)));
};
