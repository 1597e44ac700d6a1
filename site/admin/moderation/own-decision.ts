import type { User } from '#contract/people/people.ts';
import type { Moderated } from './subject.ts';

/** Names what undoes a decision from the list of the own ones: what is offered to be undone elsewhere is offered no more. */
export const UNDOING_OWN = ['own-decisions'];

/** True when the latest decision on the record was made by this member of staff. */
const isOwnDecision = ({ reviewedById }: Pick<Moderated, 'reviewedById'>, user: User | null): boolean =>
  user !== null && reviewedById === user.id;

/** True while this member of staff can undo the latest decision on the record: it is their own, and not too long ago. */
export const mayUndo = (record: Moderated, user: User | null, now: Date): boolean =>
  isOwnDecision(record, user) && !!record.undoUntil && Date.parse(record.undoUntil) > now.getTime();
