import type { User } from '#contract/people/people.ts';
import type { Moderated } from './subject.ts';

/** Marks an undo from the list of one's own decisions, which ends an offer of Undo elsewhere. */
export const UNDOING_OWN = ['own-decisions'];

const isOwnDecision = ({ reviewedById }: Pick<Moderated, 'reviewedById'>, user: User | null): boolean =>
  user !== null && reviewedById === user.id;

export const mayUndo = (record: Moderated, user: User | null, now: Date): boolean =>
  isOwnDecision(record, user) && !!record.undoUntil && Date.parse(record.undoUntil) > now.getTime();
