import { UNDO_WINDOW_MS, undoRefusals } from '#contract/moderation/moderation.ts';
import { Failure } from '../core/failure.ts';
import { type Authors, authorNameOrNull } from '../identity/author-name.ts';
import type { Actor } from '../identity/interfaces.ts';

interface Decided {
  reviewedBy: string | null;
  reviewedAt: string | null;
}

interface Undoable<Previous> extends Decided {
  previous?: Previous | undefined;
}

export const isOwnDecision = ({ reviewedBy }: Pick<Decided, 'reviewedBy'>, actor: Pick<Actor, 'id'>): boolean =>
  reviewedBy === actor.id;

/** ISO time; null when there is nothing to undo. */
export const undoUntil = ({ previous, reviewedAt }: Undoable<unknown>): string | null =>
  previous && reviewedAt ? new Date(Date.parse(reviewedAt) + UNDO_WINDOW_MS).toISOString() : null;

export interface RequestedDecision {
  decidedAt?: string | undefined;
  key?: string | undefined;
}

interface Undoing extends Pick<RequestedDecision, 'decidedAt'> {
  now: Date;
}

/**
 * State to restore when this person undoes the latest decision.
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
