import { Failure } from './failure.ts';

const CHANGED_MEANWHILE = 'Someone else has changed this in the meantime. Please reload the page and try again.';

/** @throws Failure `conflict` if the edited revision is given and no longer the newest. */
export const checkRevision = (
  newest: { revision: number },
  editedRevision: number | undefined,
  message = CHANGED_MEANWHILE,
): void => {
  if (editedRevision !== undefined && editedRevision !== newest.revision) throw new Failure('conflict', message);
};
