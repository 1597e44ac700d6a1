import { Failure } from './failure.ts';

const CHANGED_MEANWHILE = 'Someone else has changed this in the meantime. Please reload the page and try again.';

/** Optimistic locking. @throws Failure `conflict` if the edited revision is given and no longer the newest. */
export const checkRevision = (
  newest: { revision: number },
  begunWith: number | undefined,
  sentence = CHANGED_MEANWHILE,
): void => {
  if (begunWith !== undefined && begunWith !== newest.revision) throw new Failure('conflict', sentence);
};
