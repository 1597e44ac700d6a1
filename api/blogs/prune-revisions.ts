import { POST_REVISION_MONTHS } from '#contract/blogs/post-revisions.ts';
import { monthsBefore } from '../core/months-before.ts';
import type { Deps } from '../http/deps.ts';
import { removeUnused } from '../picture-attachments/remove-unused.ts';
import { EVERY } from '../store/collections.ts';
import { postPictureIds } from '../store/index-keys.ts';

/** Versions removed per change, so that other changes do not wait long. */
const BATCH_SIZE = 500;

export const pruneRevisions = async (deps: Pick<Deps, 'store' | 'images' | 'log' | 'now'>): Promise<void> => {
  const before = monthsBefore(deps.now(), POST_REVISION_MONTHS).toISOString();
  const { postRevisions } = deps.store.data;
  const old = postRevisions.list('oldest', EVERY).filter(({ createdAt }) => createdAt < before);
  for (let at = 0; at < old.length; at += BATCH_SIZE) {
    await deps.store.change((draft) => {
      for (const { id } of old.slice(at, at + BATCH_SIZE)) draft.postRevisions.remove(id);
    });
  }
  await removeUnused(deps, old.flatMap(postPictureIds));
};
