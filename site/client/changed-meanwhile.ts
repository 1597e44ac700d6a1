import { isConflict } from './api-error.ts';

const CHANGED = 'A colleague has changed this meanwhile. Save again to keep yours, or undo to see theirs.';

/** `theirs` is what is saved now, null if it was deleted; `message` is for people. */
export class ChangedMeanwhile extends Error {
  override name = 'ChangedMeanwhile';
  readonly theirs: unknown;

  constructor(theirs: unknown, message = CHANGED) {
    super(message);
    this.theirs = theirs;
  }
}

/** @throws ChangedMeanwhile if what is saved now is no longer what the editing began with. */
export const requireUnchanged = (theirs: unknown, base: unknown): void => {
  if (JSON.stringify(theirs) !== JSON.stringify(base)) throw new ChangedMeanwhile(theirs);
};

/** Tries once more if somebody saves between the reading and the replacing. */
export const saveOverNewest = async <All>(
  read: () => Promise<All>,
  save: (newest: All) => Promise<All>,
): Promise<All> => {
  const attempt = async () => save(await read());
  try {
    return await attempt();
  } catch (error) {
    if (!isConflict(error)) throw error;
    return attempt();
  }
};
