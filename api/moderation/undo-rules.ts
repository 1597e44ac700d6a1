import { UNDO_WINDOW_MS, undoRefusals } from '#contract/moderation/moderation.ts';
import { Failure } from '../core/failure.ts';
import { type Authors, authorNameOrNull } from '../identity/author-name.ts';
import type { Actor } from '../identity/interfaces.ts';

/** The latest decision on a record; `reviewedBy` is a stored author. */
interface Decided {
  reviewedBy: string | null;
  reviewedAt: string | null;
}

/** A record with its state before the latest decision; without `previous` there is nothing to undo. */
interface Undoable<Previous> extends Decided {
  previous?: Previous | undefined;
}

/** True when the latest decision on the record was made by this member of staff. */
export const isOwnDecision = ({ reviewedBy }: Pick<Decided, 'reviewedBy'>, actor: Pick<Actor, 'id'>): boolean =>
  reviewedBy === actor.id;

/** Until when the latest decision can be undone, as an ISO time; null when there is nothing to undo. */
export const undoUntil = ({ previous, reviewedAt }: Undoable<unknown>): string | null =>
  previous && reviewedAt ? new Date(Date.parse(reviewedAt) + UNDO_WINDOW_MS).toISOString() : null;

/** Which of one's own decisions is undone: the latest, whichever it is, where nothing is said. */
export interface MeantDecision {
  /** When it was made. */
  decidedAt?: string | undefined;
  /** The Idempotency-Key that it was sent with. */
  key?: string | undefined;
}

interface Undoing extends Pick<MeantDecision, 'decidedAt'> {
  now: Date;
}

/**
 * The state to restore when this person undoes the latest decision.
 * @throws Failure `conflict` when there is nothing to undo, somebody decided later, or more than a day has passed.
 */
export const previousOrThrow = <Previous>(
  draft: Authors,
  record: Undoable<Previous>,
  actor: Actor,
  { now, decidedAt }: Undoing,
): Previous => {
  const { previous, reviewedAt, reviewedBy } = record;
  if (!previous || !reviewedAt) throw new Failure('conflict', undoRefusals.nothing);
  if (!isOwnDecision(record, actor))
    throw new Failure('conflict', undoRefusals.decidedBy(authorNameOrNull(draft, reviewedBy)));
  if (decidedAt && decidedAt !== reviewedAt) throw new Failure('conflict', undoRefusals.decidedSince);
  if (now.getTime() - Date.parse(reviewedAt) > UNDO_WINDOW_MS) throw new Failure('conflict', undoRefusals.tooLate);
  return previous;
};
